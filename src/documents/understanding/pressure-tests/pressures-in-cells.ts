import { parseUnit, convert } from '../units/units';
import { wholeFigure } from '../prose/quantities';

/** The unit of a text if it is one of pressure. */
export function pressureUnit(text: string): string | null {
  const unit = text.trim().replace(/^[([]|[)\]]$/g, '');
  return parseUnit(unit) !== null && convert(1, unit, 'pressure') !== null ? unit : null;
}

/** A pressure, after a low one and before the time that it is held. */
const PRESSURE =
  /^(?:(?<low>\d[\d.,' ]*?)\s?(?:psi|bar|kpa|mpa)?g?\s?\/\s?)?(?<figure>\d[\d.,' ]*?)\s?(?<unit>psi|bar|kpa|mpa)?g?(?:\s*[(/,x]?\s*\d+\s?min\w*\.?\)?)?$/iu;

const plainFigure = (text: string): number => Number(text.replace(/\D/g, ''));

/** The pressure of a test in a cell with its unit, of a low and a high one the high one; null for any other text. */
export function pressureIn(cell: string, unit: string | null): string | null {
  const { low, figure = '', unit: own = unit } = PRESSURE.exec(cell.trim())?.groups ?? {};
  if (figure === '' || own === null) return null;
  if (low !== undefined && plainFigure(low) * 2 > plainFigure(figure)) return null;
  return `${/mpa/i.test(own) ? figure : wholeFigure(figure)} ${own}`;
}

/** `(psi)`, `[bar]`, `, bar`, `Values in bar`: a unit that a title gives for the figures below it. */
const FOR_ALL =
  /(?:[([]|,\s|(?<!\d\s?)\s(?:in|en|i|em)\s)\s*(?:[^()[\]]*,\s*)?(?<unit>psi|bar|kpa|mpa)g?(?![\p{L}])/iu;
const ANY = /(?<![\p{L}])(?:psi|bar|kpa|mpa)(?=g?(?![\p{L}]))/giu;

/** The unit of pressure that a title gives for the figures below it; null if it names none, or several. */
export function unitOfTitle(text: string): string | null {
  const { unit } = FOR_ALL.exec(text)?.groups ?? {};
  const all = new Set([...text.matchAll(ANY)].map(([found]) => found.toLowerCase()));
  return unit !== undefined && all.size === 1 ? unit : null;
}
