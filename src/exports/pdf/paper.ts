import { jsPDF } from 'jspdf';
import type { Ink, TextWidth, Weight } from '@/domain/drawing/drawing';
import { documentTitle } from './document-title';
import { loadFont } from './font-files';
import { readable } from './readable';
import { tabularFigures } from './tabular-figures';
import { textWriter } from './text-writer';
import { family, styles } from './typeface';

interface TextStyle {
  /** The font size in mm: widths are measured in the unit of the size. */
  readonly size: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Reads from bottom to top. */
  readonly upright?: boolean;
}

/** A PDF being written: lengths in mm, x to the right and y downwards from the page's upper left corner. */
export interface Paper {
  readonly doc: jsPDF;
  /** Measures the text as it will be set, with missing signs replaced. */
  readonly textWidth: TextWidth;
  /** The text as it will be set; see `readable`. For callers that pass text to the document themselves. */
  readonly readable: (text: string) => string;
  /** One line; see `readable`. `x` and `y` are on its base line. */
  text(text: string, x: number, y: number, style: TextStyle): void;
  /** Closes the document. */
  bytes(): Uint8Array<ArrayBuffer>;
}

export interface PaperOrder {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly title: string;
  readonly subject: string;
  /** When the document is made (epoch, ms). The same order gives the same bytes. */
  readonly at: number;
}

/** The part of jsPDF's font metadata that is used here. */
interface FontMetadata {
  readonly cmap: { readonly unicode: { readonly codeMap: Record<number, number | undefined> } };
  characterToGlyph(code: number): number;
  /** In thousandths of the size. */
  widthOfGlyph(glyph: number): number;
}

/**
 * An empty first page of the given size, with the fonts embedded. Runs in a worker and in Node: it needs no DOM.
 *
 * @throws Error with a message for the user if the fonts cannot be loaded.
 */
export async function createPaper(order: PaperOrder): Promise<Paper> {
  const [regular, strong] = await Promise.all([loadFont('regular'), loadFont('strong')]);
  const doc = new jsPDF({
    unit: 'mm',
    format: [order.widthMm, order.heightMm],
    orientation: order.widthMm > order.heightMm ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
    // Thousandths of a point: precise enough for a poster, and half the bytes of the default.
    precision: 3,
  });
  doc.setDocumentProperties({
    title: documentTitle(order.title),
    subject: documentTitle(order.subject),
    creator: 'Montage',
  });
  doc.setCreationDate(pdfDate(order.at));
  doc.setFileId(fileId(`${order.title} ${order.subject} ${order.at}`));
  doc.setLanguage('en-US');
  const fonts: Record<Weight, FontMetadata> = {
    regular: addFont(doc, 'regular', regular),
    strong: addFont(doc, 'strong', strong),
  };
  return paperOf(doc, fonts);
}

function paperOf(doc: jsPDF, fonts: Record<Weight, FontMetadata>): Paper {
  const { codeMap } = fonts.regular.cmap.unicode;
  const inFont = (text: string) => readable(text, (code) => codeMap[code] !== undefined);
  const write = textWriter(doc);
  const widths: Record<Weight, Map<number, number>> = { regular: new Map(), strong: new Map() };
  const widthOf = (text: string, size: number, weight: Weight): number => {
    const known = widths[weight];
    let sum = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      let width = known.get(code);
      if (width === undefined) {
        width = fonts[weight].widthOfGlyph(fonts[weight].characterToGlyph(code));
        known.set(code, width);
      }
      sum += width;
    }
    return (sum * size) / 1000;
  };
  return {
    doc,
    readable: inFont,
    textWidth: (text, size, weight) => widthOf(inFont(text), size, weight),
    text(text, x, y, { size, weight = 'regular', ink = 'ink', anchor = 'start', upright = false }) {
      const shown = inFont(text);
      if (shown.trim() === '') return;
      const before = anchor === 'start' ? 0 : widthOf(shown, size, weight) / (anchor === 'end' ? 1 : 2);
      // Upright text is positioned along its own direction.
      write({
        text: shown,
        x: upright ? x : x - before,
        y: upright ? y + before : y,
        size,
        weight,
        ink,
        upright,
      });
    },
    bytes: () => new Uint8Array(doc.output('arraybuffer')),
  };
}

function addFont(doc: jsPDF, weight: Weight, bytes: Uint8Array): FontMetadata {
  const file = `${family}-${styles[weight]}.ttf`;
  doc.addFileToVFS(file, binaryText(bytes));
  doc.addFont(file, family, styles[weight], undefined, 'Identity-H');
  doc.setFont(family, styles[weight]);
  const { metadata } = doc.getFont() as unknown as { metadata: FontMetadata };
  const { codeMap } = metadata.cmap.unicode;
  const tabular = tabularFigures(bytes);
  for (let figure = 0x30; figure <= 0x39; figure += 1) {
    codeMap[figure] = tabular.get(codeMap[figure] ?? 0) ?? codeMap[figure];
  }
  return metadata;
}

/** A character for each byte, as the PDF writer takes files. In chunks, because a call has a limit on arguments. */
function binaryText(bytes: Uint8Array): string {
  const part = 0x8000;
  let text = '';
  for (let from = 0; from < bytes.length; from += part) {
    text += String.fromCharCode(...bytes.subarray(from, from + part));
  }
  return text;
}

/** In UTC, whatever the machine's time zone. */
const pdfDate = (at: number): string =>
  `D:${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}+00'00'`;

/** 32 hexadecimal digits that depend on the name: the writer's own are random. */
function fileId(name: string): string {
  return [1, 2, 3, 4]
    .map((seed) => {
      let value = 0x811c9dc5 ^ seed;
      for (let index = 0; index < name.length; index += 1)
        value = Math.imul(value ^ name.charCodeAt(index), 0x01000193);
      return (value >>> 0).toString(16).padStart(8, '0');
    })
    .join('')
    .toUpperCase();
}
