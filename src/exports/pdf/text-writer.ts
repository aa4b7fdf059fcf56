import { jsPDF } from 'jspdf';
import type { Ink, Weight } from '@/domain/drawing/drawing';
import { paperInks } from '../paper-inks';
import { family, pointMm, styles } from './typeface';

/** One line with missing signs already replaced. Lengths in mm. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly ink: Ink;
  readonly upright: boolean;
}

/** The used part of jsPDF's font data. */
interface Font {
  /** Its name on pages. */
  readonly id: string;
}

/** jsPDF's undeclared properties. */
interface Internals {
  write(...lines: string[]): void;
  readonly pageSize: { getHeight(): number };
}
const { pdfEscape16 } = jsPDF.API as unknown as { pdfEscape16(text: string, font: Font): string };

const points = (lengthMm: number): string => (lengthMm / pointMm).toFixed(3);

/**
 * Sets lines of text. jsPDF's own `text` reorders every text for right-to-left scripts, which the font lacks, and takes
 * half a minute for the 150,000 texts of a large well; this looks each sign up once.
 */
export function textWriter(doc: jsPDF): (line: Line) => void {
  const internal = doc.internal as unknown as Internals;
  const fonts = new Map<Weight, { id: string; glyphOf: (sign: string) => string }>();
  const colours = new Map<Ink, string>();

  const colourOf = (ink: Ink): string => {
    const known = colours.get(ink);
    if (known) return known;
    const value = Number.parseInt(paperInks[ink].slice(1), 16);
    const parts = [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255).toFixed(3));
    const made = `${parts.join(' ')} rg`;
    colours.set(ink, made);
    return made;
  };

  const fontOf = (weight: Weight) => {
    const known = fonts.get(weight);
    if (known) return known;
    doc.setFont(family, styles[weight]);
    // jsPDF embeds only fonts that it has set text in itself: a blank, outside the page.
    doc.text(' ', -10, -10);
    const font = doc.getFont() as unknown as Font;
    const glyphs = new Map<string, string>();
    const made = {
      id: font.id,
      glyphOf(sign: string): string {
        const glyph = glyphs.get(sign) ?? pdfEscape16(sign, font);
        glyphs.set(sign, glyph);
        return glyph;
      },
    };
    fonts.set(weight, made);
    return made;
  };

  return ({ text, x, y, size, weight, ink, upright }) => {
    const { id, glyphOf } = fontOf(weight);
    let glyphs = '';
    for (let index = 0; index < text.length; index += 1) glyphs += glyphOf(text[index] ?? '');
    // A page's origin is its lower left corner.
    const at = `${points(x)} ${points(internal.pageSize.getHeight() - y)}`;
    internal.write(
      `BT /${id} ${points(size)} Tf ${colourOf(ink)} ${upright ? `0 1 -1 0 ${at} Tm` : `${at} Td`} <${glyphs}> Tj ET`,
    );
  };
}
