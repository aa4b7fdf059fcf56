import type { DocumentReview } from '@/api/generated/model';
import { isSame } from './last-reading';

export type DrawPages = (
  bytes: Uint8Array,
  numbers: readonly number[],
) => Promise<ReadonlyMap<number, string>>;

/** Draws with a worker's canvas; null where there is none. The code is loaded with the first page. */
export async function drawWithCanvas(
  bytes: Uint8Array,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { canDrawPages, drawPages } = await import('../readers/pdf/draw-pages');
  return canDrawPages() ? drawPages(bytes, numbers) : new Map();
}

/**
 * Adds pictures to the pages of a PDF for a review. Those of the last document are cached, because each correction requests
 * the same pages again.
 */
export function pagePictures(draw: DrawPages = drawWithCanvas) {
  let last: { bytes: Uint8Array; pictures: Map<number, string | null> } | null = null;
  return async (review: DocumentReview, bytes: Uint8Array): Promise<DocumentReview> => {
    if (review.kind !== 'pdf') return review;
    if (!last || !isSame(last.bytes, bytes)) last = { bytes, pictures: new Map() };
    const { pictures } = last;
    const wanted = review.pages.flatMap(({ number, drawn, picture }) =>
      drawn && picture === null && !pictures.has(number) ? [number] : [],
    );
    const made = wanted.length > 0 ? await draw(bytes, wanted) : new Map<number, string>();
    for (const number of wanted) pictures.set(number, made.get(number) ?? null);
    const pages = review.pages.map((page) =>
      page.drawn ? { ...page, picture: page.picture ?? pictures.get(page.number) ?? null } : page,
    );
    return { ...review, pages };
  };
}
