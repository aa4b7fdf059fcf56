import { contentOfPages } from '../pdf/pages-content';
import type { HeadingVocabulary, ReadOptions, ReadResult } from '../table';
import { decodeImage } from './decode-image';
import { imageHeader } from './image-file';
import { OcrNotLoaded } from './ocr-files';
import { MOST_PIXELS, ScanAhead } from './scan-limits';
import { ScanSession } from './scan-session';
import { pictureAddress } from './picture-address';
import { modelOfScan, pageOfScan } from './scanned-page';

const DAMAGED = 'The picture is damaged and cannot be opened; save it again as PNG or JPEG and upload that.';
const TOO_LARGE =
  'The picture has more than 72 million pixels, which is more than a page needs; save it smaller (A4 at 300 dpi has 9 million) and upload that.';
const NOT_LOADED =
  'The part that reads scans could not be loaded; check the connection, and upload the picture again.';

/**
 * The tables and lines of a photographed or scanned page. Never throws for a bad picture.
 *
 * @throws {ScanAhead} if `scansElsewhere` is set.
 */
export async function readImage(
  kind: 'png' | 'jpeg',
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  { withPages = false, scansElsewhere = false, onProgress }: ReadOptions = {},
): Promise<ReadResult> {
  const header = imageHeader(kind, bytes);
  if (!header || header.width === 0 || header.height === 0) return { refused: DAMAGED };
  if (header.width * header.height > MOST_PIXELS) return { refused: TOO_LARGE };
  if (scansElsewhere) throw new ScanAhead();
  const picture = await decodeImage(kind, bytes, header).catch(() => null);
  if (!picture) return { refused: DAMAGED };
  let session: ScanSession | null = null;
  try {
    session = await ScanSession.open(() => onProgress?.(0, 1));
    const page = pageOfScan(await session.read(picture), 1, picture);
    const [first] = page.notUnderstood;
    if (!page.scanned) return { refused: first?.reason ?? DAMAGED };
    const content = contentOfPages([page], page.notUnderstood, vocabulary);
    if (!withPages) return { content };
    const model = { ...modelOfScan(page.scanned), picture: await pictureAddress(picture) };
    return { content: { ...content, pages: [model] } };
  } catch (error) {
    return { refused: error instanceof OcrNotLoaded ? NOT_LOADED : DAMAGED };
  } finally {
    session?.close();
  }
}
