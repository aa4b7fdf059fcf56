import type { TextLine } from '../../readers/table';
import { sectionTitle, stringTitle } from '../blocks/block-titles';

/** `Cementing 13 3/8" casing - Alder-7`: what is behind the last dash, if it may be the name of a well: letters and figures. */
const BEHIND =
  /^(?<title>.*\S)\s+[-\u2013\u2014|]\s+(?<name>(?:\p{L}+ )?(?=\S*\d)\p{L}[\p{L}\d./_-]*(?: ?\d{1,3}\p{L}?)?)$/u;
/** A depth, a size or a number of something else is no well. */
const NO_WELL =
  /^(?:stage|run|rev|page|sheet|job|phase|section|part|td|lead|tail|stufe|trap|trinn|etape|etapa)\b/i;
const FEWEST = 2;

const opens = (text: string): boolean => sectionTitle(text) !== null || stringTitle(text) !== null;

/** The titles of holes and strings without the name of the well behind them, if several lines of the document end with it. */
export function withoutWellInTitles(lines: readonly TextLine[]): TextLine[] {
  const named = lines.map(({ text, cells }) => (cells.length > 1 ? undefined : BEHIND.exec(text)?.groups));
  const counts = Map.groupBy(named, (groups) => groups?.['name']);
  return lines.map((line, at) => {
    const { title = '', name = '' } = named[at] ?? {};
    const isWell = name !== '' && !NO_WELL.test(name) && (counts.get(name)?.length ?? 0) >= FEWEST;
    return isWell && opens(title) && !opens(line.text) ? { ...line, text: title, cells: [title] } : line;
  });
}
