import type { Look } from './sheet';
import { xmlText } from './cell-text';

/** Lower format numbers are Excel's own. */
const firstFormat = 164;
const family = 'Arial';
const sizePt = 10;

/** The parts of looks, each list in the order of its numbers in the file. */
class Parts {
  readonly #numbers = new Map<string, number>();

  constructor(first: readonly string[] = []) {
    for (const xml of first) this.numberOf(xml);
  }

  numberOf(xml: string): number {
    const known = this.#numbers.get(xml);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(xml, number);
    return number;
  }

  list(tag: string): string {
    const all = [...this.#numbers.keys()];
    return all.length === 0 ? '' : `<${tag} count="${all.length}">${all.join('')}</${tag}>`;
  }
}

const argb = (colour: string): string => `FF${colour.slice(1).toUpperCase()}`;

const fontXml = (look: Look): string =>
  [
    '<font>',
    look.bold ? '<b/>' : '',
    look.italic ? '<i/>' : '',
    `<sz val="${look.sizePt ?? sizePt}"/>`,
    look.ink ? `<color rgb="${argb(look.ink)}"/>` : '',
    `<name val="${family}"/><family val="2"/></font>`,
  ].join('');

const fillXml = ({ fill }: Look): string =>
  fill
    ? `<fill><patternFill patternType="solid"><fgColor rgb="${argb(fill)}"/><bgColor indexed="64"/></patternFill></fill>`
    : '<fill><patternFill patternType="none"/></fill>';

const borderXml = (look: Look): string => {
  const side = (name: 'left' | 'top' | 'bottom') => {
    const edge = look[name];
    return edge
      ? `<${name} style="${edge.style}"><color rgb="${argb(edge.colour)}"/></${name}>`
      : `<${name}/>`;
  };
  return `<border>${side('left')}<right/>${side('top')}${side('bottom')}<diagonal/></border>`;
};

const alignmentXml = (look: Look): string =>
  [
    '<alignment',
    // No indent without an alignment.
    look.across || look.indent ? ` horizontal="${look.across ?? 'left'}"` : '',
    ` vertical="${look.down ?? 'top'}"`,
    look.wrap ? ' wrapText="1"' : '',
    look.indent ? ` indent="${look.indent}"` : '',
    '/>',
  ].join('');

/** The looks of a workbook, numbered in order of first use. */
export class Looks {
  readonly #fonts = new Parts([fontXml({})]);
  // Excel requires the second one, and otherwise gives its number to the first custom fill.
  readonly #fills = new Parts([fillXml({}), '<fill><patternFill patternType="gray125"/></fill>']);
  readonly #borders = new Parts([borderXml({})]);
  readonly #formats = new Map<string, number>();
  readonly #cells = new Parts();
  readonly #plain = new Map<Look, number>();
  readonly #quoted = new Map<Look, number>();

  constructor() {
    // The look of positions without a cell.
    this.numberOf({ down: 'bottom' });
  }

  /** @param quoted for a text that begins like a formula, so that it stays a text when it is edited. */
  numberOf(look: Look, quoted = false): number {
    const numbers = quoted ? this.#quoted : this.#plain;
    let number = numbers.get(look);
    if (number === undefined) {
      number = this.#cells.numberOf(this.#cellXml(look, quoted));
      numbers.set(look, number);
    }
    return number;
  }

  #cellXml(look: Look, quoted: boolean): string {
    const { format } = look;
    if (format !== undefined && !this.#formats.has(format))
      this.#formats.set(format, firstFormat + this.#formats.size);
    return [
      `<xf numFmtId="${format === undefined ? 0 : this.#formats.get(format)}"`,
      ` fontId="${this.#fonts.numberOf(fontXml(look))}" fillId="${this.#fills.numberOf(fillXml(look))}"`,
      ` borderId="${this.#borders.numberOf(borderXml(look))}" xfId="0" applyNumberFormat="1" applyFont="1"`,
      ` applyFill="1" applyBorder="1" applyAlignment="1"${quoted ? ' quotePrefix="1"' : ''}>`,
      `${alignmentXml(look)}</xf>`,
    ].join('');
  }

  /** `xl/styles.xml`, after all cells were written. */
  xml(): string {
    const formats = [...this.#formats].map(
      ([code, id]) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '',
      this.#fonts.list('fonts'),
      this.#fills.list('fills'),
      this.#borders.list('borders'),
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      this.#cells.list('cellXfs'),
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('');
  }
}
