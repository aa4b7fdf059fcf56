import { cellXml } from './cell-text';

/** The texts of a workbook, each once: in a large montage most of them repeat. */
export class SharedTexts {
  readonly #numbers = new Map<string, number>();
  #uses = 0;

  /** @param text clean; see `cellText`. */
  numberOf(text: string): number {
    this.#uses += 1;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  /** `xl/sharedStrings.xml`, after all cells were written. */
  xml(): string {
    const texts = [...this.#numbers.keys()].map(
      (text) => `<si><t xml:space="preserve">${cellXml(text)}</t></si>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
      ` count="${this.#uses}" uniqueCount="${texts.length}">${texts.join('')}</sst>`,
    ].join('');
  }
}
