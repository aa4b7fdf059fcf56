import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api';
import type { Drawing, PdfJs } from '../pdf/drawing';
import { blankPicture, greyOf } from './grey-picture';
import type { GreyPicture, Point } from './grey-picture';

type Matrix = readonly number[];

/** A picture as the library decodes it: bits, or bytes of RGB or RGBA. */
interface Decoded {
  width: number;
  height: number;
  kind?: number;
  data: Uint8Array | Uint8ClampedArray | null;
}

/** A picture with its place on the page: the matrix maps the unit square, whose rows go down from 1, to the page. */
interface Placed {
  matrix: Matrix;
  picture: GreyPicture;
  /** Whether it is a stencil, of which only the ink is painted. */
  stencil: boolean;
}

/** The largest page picture; A4 at 300 dpi has 9 million pixels. */
const MOST_PIXELS = 24_000_000;
/** Smaller pictures are logos or signatures, not pages. */
const LEAST_OF_PAGE = 0.2;
const MOST_PICTURES = 400;

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0]! * n[0]! + m[2]! * n[1]!,
  m[1]! * n[0]! + m[3]! * n[1]!,
  m[0]! * n[2]! + m[2]! * n[3]!,
  m[1]! * n[2]! + m[3]! * n[3]!,
  m[0]! * n[4]! + m[2]! * n[5]! + m[4]!,
  m[1]! * n[4]! + m[3]! * n[5]! + m[5]!,
];

/**
 * The pictures of a page, combined as on the page, and how many points a pixel is; null for a page without
 * pictures. They are copied, not drawn: this needs no canvas and loses nothing.
 *
 * @throws if one of them is damaged.
 */
export async function pictureOfPage(
  pdfjs: PdfJs,
  page: PDFPageProxy,
  drawn: Drawing,
): Promise<{ picture: GreyPicture; pointsPerPixel: number } | null> {
  const viewport = page.getViewport({ scale: 1 });
  const placed = await picturesOf(pdfjs, page, drawn, viewport.transform);
  const area = placed.reduce((sum, { matrix }) => sum + areaOf(matrix), 0);
  if (area < LEAST_OF_PAGE * viewport.width * viewport.height) return null;
  const finest = Math.max(
    ...placed.map(({ matrix, picture }) =>
      Math.sqrt((picture.width * picture.height) / Math.max(areaOf(matrix), 1e-6)),
    ),
  );
  const most = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height));
  const scale = Math.min(finest, most);
  const result = blankPicture(Math.round(viewport.width * scale), Math.round(viewport.height * scale));
  for (const one of placed) paint(result, one, scale);
  return { picture: result, pointsPerPixel: 1 / scale };
}

const areaOf = ([a = 0, b = 0, c = 0, d = 0]: Matrix) => Math.abs(a * d - b * c);

async function picturesOf(
  { OPS }: PdfJs,
  page: PDFPageProxy,
  drawn: Drawing,
  viewport: Matrix,
): Promise<Placed[]> {
  const placed: Placed[] = [];
  const saved: Matrix[] = [];
  let matrix = viewport;
  for (const [index, code] of drawn.fnArray.entries()) {
    const args = (drawn.argsArray[index] ?? []) as unknown[];
    if (code === OPS.save || code === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (code === OPS.transform) matrix = times(matrix, args as number[]);
    else if (code === OPS.paintFormXObjectBegin && args[0]) matrix = times(matrix, args[0] as Matrix);
    else if (code === OPS.restore || code === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    const stencil = code === OPS.paintImageMaskXObject;
    if (!stencil && code !== OPS.paintImageXObject && code !== OPS.paintInlineImageXObject) continue;
    if (placed.length >= MOST_PICTURES) break;
    const decoded = await decodedOf(page, args[0]);
    if (!decoded) throw new Error('A picture of the page cannot be decoded.');
    const picture = pixelsOf(decoded);
    if (picture) placed.push({ matrix, picture, stencil });
  }
  return placed;
}

/** Large pictures are given by name once decoded, small ones directly. */
async function decodedOf(page: PDFPageProxy, what: unknown): Promise<Decoded | null> {
  const name = typeof what === 'string' ? what : (what as { data?: unknown } | null)?.data;
  if (typeof name !== 'string') return what as Decoded | null;
  const objects = (name.startsWith('g_') ? page.commonObjs : page.objs) as {
    get(id: string, done: (found: Decoded | null) => void): void;
  };
  return new Promise((resolve) => objects.get(name, resolve));
}

function pixelsOf({ width, height, kind, data }: Decoded): GreyPicture | null {
  if (!data || width < 2 || height < 2) return null;
  const stride = (width + 7) >> 3;
  if (kind === 3) return greyOf(data, width, height);
  const result = blankPicture(width, height);
  if (kind === 2) {
    for (let at = 0, from = 0; at < result.data.length; at += 1, from += 3)
      result.data[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
    return result;
  }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1)
      result.data[at] = (data[y * stride + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
  }
  return result;
}

function paint(onto: GreyPicture, { matrix, picture, stencil }: Placed, scale: number): void {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.map((value) => value * scale);
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1) return;
  const corners: Point[] = [
    [e, f],
    [e + a, f + b],
    [e + c, f + d],
    [e + a + c, f + b + d],
  ];
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const xs = corners.map(([x]) => clamp(x, onto.width));
  const ys = corners.map(([, y]) => clamp(y, onto.height));
  const { width, height, data } = picture;
  for (let y = Math.floor(Math.min(...ys)); y < Math.ceil(Math.max(...ys)); y += 1) {
    for (let x = Math.floor(Math.min(...xs)); x < Math.ceil(Math.max(...xs)); x += 1) {
      const [right, down] = [x + 0.5 - e, y + 0.5 - f];
      const column = Math.floor(((d * right - c * down) / determinant) * width);
      const row = Math.floor((1 - (a * down - b * right) / determinant) * height);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const shade = data[row * width + column]!;
      if (!stencil || shade < 128) onto.data[y * onto.width + x] = shade;
    }
  }
}
