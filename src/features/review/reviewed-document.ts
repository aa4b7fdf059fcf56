import { correctDocument, getDocumentReview } from '@/api/generated/endpoints/review/review';
import { recogniseDocument } from '@/api/generated/endpoints/montage/montage';
import type { DocumentCorrection, DocumentReview } from '@/api/generated/model';

/** A document that can be reviewed: a chosen file, which travels with its corrections, or one that the server keeps. */
export interface ReviewedDocument {
  key: string;
  name: string;
  /** The corrections of a chosen file; a server reports the ones it keeps. */
  corrections: readonly DocumentCorrection[];
  /** Null if it is unknown before the document is opened. */
  openQuestions: number | null;
  source: { file: File } | { documentId: string; number: number };
}

export interface Asked {
  corrections: readonly DocumentCorrection[];
  /** Whether the corrections differ from those that the server stores. */
  changed: boolean;
  /** The pages to draw; null leaves them to the server. */
  pages: readonly number[] | null;
}

/** Reads a document with corrections. @throws ApiError; an Error if the server offers no review. */
export async function askReview(
  { source }: ReviewedDocument,
  { corrections, changed, pages }: Asked,
  signal: AbortSignal,
): Promise<DocumentReview> {
  const drawn = pages && { pages: pages.join(',') };
  if ('documentId' in source) {
    const { documentId, number } = source;
    return changed
      ? correctDocument(documentId, number, { corrections: [...corrections] }, drawn ?? {}, { signal })
      : getDocumentReview(documentId, number, drawn ?? {}, { signal });
  }
  const said = corrections.length > 0 && { corrections: JSON.stringify(corrections) };
  const { review } = await recogniseDocument(
    { file: source.file, review: true, ...said, ...drawn },
    { signal },
  );
  if (!review) throw new Error('This server does not show how documents were read.');
  return review;
}
