import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import PdfKit from 'pdfkit';
import { PNG } from 'pngjs';
import type { GreyPicture } from '@/documents/readers/scan/grey-picture';
import { poppler } from '../poppler';
import { degraded } from './degrade';
import type { Degradation } from './degrade';

/** The pages of a PDF as a scanner of so many dots per inch sees them. Needs poppler. */
export function scansOf(pdf: Uint8Array, dpi: number, how: Degradation): GreyPicture[] {
  const folder = mkdtempSync(join(tmpdir(), 'montage-scan-'));
  try {
    writeFileSync(join(folder, 'document.pdf'), pdf);
    poppler('pdftoppm', '-gray', '-r', String(dpi), join(folder, 'document.pdf'), join(folder, 'page'));
    const files = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
    return files
      .toSorted()
      .map((name, at) =>
        degraded(fromPgm(readFileSync(join(folder, name))), { ...how, seed: how.seed + at }),
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Netpbm's binary grey format, as poppler writes it. */
function fromPgm(file: Uint8Array): GreyPicture {
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(
    new TextDecoder('latin1').decode(file.subarray(0, 40)),
  ) ?? [''];
  return { width: Number(width), height: Number(height), data: Uint8Array.from(file.subarray(head.length)) };
}

function rgbaOf({ data }: GreyPicture): Uint8Array {
  const rgba = new Uint8Array(data.length * 4).fill(255);
  for (const [at, shade] of data.entries()) rgba.fill(shade, at * 4, at * 4 + 3);
  return rgba;
}

export function asPng(picture: GreyPicture): Uint8Array {
  const { width, height } = picture;
  const png = new PNG({ width, height });
  png.data.set(rgbaOf(picture));
  return new Uint8Array(PNG.sync.write(png, { colorType: 0, deflateLevel: 1 }));
}

export function asJpeg(picture: GreyPicture): Uint8Array {
  const { width, height } = picture;
  return new Uint8Array(jpeg.encode({ width, height, data: rgbaOf(picture) }, 85).data);
}

/** A PDF that holds pictures of pages and no text, as a scanner makes it: JPEG at quality 85. */
export async function asPdf(pictures: readonly GreyPicture[], dpi: number): Promise<Uint8Array> {
  const pdf = new PdfKit({ autoFirstPage: false, info: { CreationDate: new Date(0), ModDate: new Date(0) } });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const picture of pictures) {
    const [width, height] = [(picture.width * 72) / dpi, (picture.height * 72) / dpi];
    pdf.addPage({ size: [width, height], margin: 0 });
    pdf.image(Buffer.from(asJpeg(picture)), 0, 0, { width, height });
  }
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}
