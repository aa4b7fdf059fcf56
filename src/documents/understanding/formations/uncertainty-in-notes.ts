import type { DocumentContent, TextLine } from '../../readers/table';
import { columnUse } from '../tables/columns';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import type { RecognisedTable } from '../tables/recognise';
import { withSizeColumn } from '../sections/sizes-in-titles';
import { VOCABULARY } from '../words/vocabulary';
import { namesOtherWells } from '../vocabulary/offset-wells';

const TOPS = VOCABULARY.find(({ kind }) => kind === 'tops');

/** The tops of all formations; folded. The singular may be one of them. */
const OF_ALL =
  /\b(?:tops|formation depths|toits|cimas|topes|topos|tetti|oberkanten|formationsgrenzen|schichtgrenzen|(?:formatie|laag)toppen|formasjonstopp(?:er|ene)|toppene|toppdyp)\b/;
/** Some of the tops, or something else; folded. */
const OF_SOME =
  /\b(?:below|above|except|but|only|deeper|shallower|unter|unterhalb|oberhalb|ab|ausser|onder|boven|behalve|under|over|unntatt|sous|sauf|debajo|bajo|excepto|abaixo|exceto|sotto|eccetto|cement|casing|liner|shoes?|target|salt)\b/;
const OFF =
  /(?:\+\s?\/\s?-|\u00b1)\s?(?<figure>\d+(?:[.,]\d+)?)\s?(?<unit>m|metres|meters|ft|feet|'|\u2032|pies|fot|voet|pieds)(?![\p{L}\d/])/giu;
const FEET = /^(?:f|'|\u2032|pie|voet)/i;
const MOST_BETWEEN = 60;
const LONGEST_NOTE = 400;

/** The uncertainty that a note gives for all tops: `Tops are accurate to +/- 50 ft`, `Les toits sont donn\u00e9s \u00e0 \u00b1 10 m`. */
function uncertaintyIn({ text, cells }: TextLine): { off: string; said: string } | null {
  if (cells.length > 1 || text.length > LONGEST_NOTE) return null;
  const found = [...text.matchAll(OFF)];
  const [off] = found;
  const { figure = '', unit = '' } = off?.groups ?? {};
  if (!off || found.length > 1) return null;
  // Up to the end of the sentences on both sides; a full stop may shorten a word in front: `est. accuracy`.
  const before =
    text
      .slice(0, off.index)
      .split(/;|\.\s+(?=\p{Lu})|\(\d\)/u)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(off.index + off[0].length).split(/[;.]/);
  const said = fold(`${before.slice(-MOST_BETWEEN)} ${behind.slice(0, MOST_BETWEEN)}`);
  if (!OF_ALL.test(said) || OF_SOME.test(said) || namesOtherWells(`${before} ${behind}`)) return null;
  return { off: `${figure} ${FEET.test(unit) ? 'ft' : 'm'}`, said };
}

/** Tops without an uncertainty of their own, with the one that a note of the document gives for all of them. */
export function withUncertaintyOfNote(tops: RecognisedTable, { lines }: DocumentContent): RecognisedTable {
  if (!TOPS || tops.kind !== 'tops' || tops.columns['variance']) return tops;
  const notes = lines.flatMap((line) => {
    const found = uncertaintyIn(line);
    return found === null ? [] : [{ line, ...found }];
  });
  const [note] = notes;
  if (!note || new Set(notes.map(({ off }) => off)).size > 1) return tops;
  const { row, page, sheet, text, columns } = note.line;
  const { name } = tops.columns;
  const isOfOne = tops.table.rows.some(({ cells }) => {
    const called = fold(cells[name?.column ?? -1] ?? '').trim();
    return called.length > 2 && note.said.includes(called);
  });
  if (isOfOne || sheet !== tops.table.sheet) return tops;
  const place = { row, column: columns?.[0] ?? 0, ...(page === undefined ? {} : { page }), quote: text };
  const heading = `Uncertainty (${note.off.split(' ')[1] ?? 'm'})`;
  const table = withSizeColumn(tops.table, heading, note.off.split(' ')[0] ?? '', () => place);
  const column = table.headings.length - 1;
  return {
    ...tops,
    table,
    columns: { ...tops.columns, variance: columnUse(TOPS, 'variance', parseHeading(heading), column) },
  };
}
