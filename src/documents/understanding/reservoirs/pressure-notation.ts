import { FIGURE, plain } from './figures';

const UNIT = String.raw`(?:bar|psi|mpa|kpa|kg/cm)`;
/** `290 \u00b1 5 bar`: a range by its middle. */
const GIVE_OR_TAKE = new RegExp(
  String.raw`(?<![\d.,/-])(?<middle>${FIGURE})\s?(?:\u00b1|\+\s?/?\s?[-\u2212])\s?(?<by>\d+(?:[.,]\d+)?)(?=\s?${UNIT})`,
  'giu',
);
const CASE = String.raw`(?:p ?\d0|min\w*|max\w*|low|mid|high|base|ml|most likely|best)\.?(?: case)?`;
/** `P90/P50/P10`, `min / max`: what figures between slashes are. */
const CASES = new RegExp(
  String.raw`(?<![\p{L}\d])${CASE}(?:\s?[/\u2013-]\s?${CASE}){1,2}(?![\p{L}\d])`,
  'iu',
);
const IN_SLASHES = new RegExp(
  String.raw`(?<![\d.,/-])(?<figures>(?:${FIGURE})(?:\s?/\s?(?:${FIGURE})){1,2})(?=\s?${UNIT})`,
  'giu',
);

const numberOf = (figure: string): number => Number(plain(figure));

/** Figures between slashes from the least to the most, if words before them say what each is. */
function fromCases(text: string, figures: string): string | null {
  const cases = CASES.exec(text)?.[0].split(/[/\u2013-]/) ?? [];
  const values = figures.split('/').map((figure) => figure.trim());
  if (cases.length !== values.length) return null;
  const inOrder = values.toSorted((a, b) => numberOf(a) - numberOf(b));
  return `${inOrder[0]} - ${inOrder.at(-1)}`;
}

/** A sentence with its pressures as ranges, their units spelled as in a table, and single spaces. */
export const inPlainNotation = (text: string): string =>
  text
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<=\d\s?)bars(?!\p{L})/giu, 'bar')
    .replace(/(?<=\d\s?)kgf?\/cm[2\u00b2]/giu, 'kg/cm2')
    .replace(GIVE_OR_TAKE, (_, middle: string, by: string) =>
      [numberOf(middle) - numberOf(by), numberOf(middle) + numberOf(by)]
        .map((end) => String(Math.round(end * 100) / 100))
        .join(' - '),
    )
    .replace(IN_SLASHES, (figures: string) => fromCases(text, figures) ?? figures);
