import type { Columns, ColumnUse } from '../columns';
import { columnUse } from '../columns';
import { fold } from '../fold';
import type { ParsedHeading } from '../headings';
import type { KindVocabulary } from '../vocabulary';
import type { DepthNotes } from './depth-notes';

/** Fields of depths along the hole. */
const ALONG = new Set(['ahd', 'ahdBase', 'shoe', 'top', 'tdAhd']);
/** Fields of vertical depths below the drill floor, and the same below the sea. */
const BELOW_THE_SEA: Record<string, string> = {
  tvd: 'tvdSs',
  tvdBase: 'tvdSsBase',
  shoeTvd: 'shoeTvdSs',
  tdTvd: 'tdTvdSs',
};
/** A heading that says itself what its depths are counted from. */
const SAYS_DATUM =
  /rkb|\bb?rte?\b|mdrt|tvdrt|\bb?kb\b|bdf|\bdf\b|floor|rotary|msl|\bss\b|tvdss|sub ?-?sea|sea level|\bnap\b|tvnap|\bnn\b|\bnhn\b|ground|maaiveld|vloer|tisch|buehne/;

/** A depth that does not say which: `Depth (m)`, `Top (m)`, `Prognosed depth`, `Tiefe`. */
const BARE =
  /^(?:(?:top|base|bottom|from|to|prognosed|planned|expected|estimated|proposed|actual|formation|pick|marker|oberkante|bovenkant|erwartete|verwachte|geplante) )*(?:depth|teufe|tiefe|diepte|dybde|profondeur|profundidad|depths|top|from)$/;

export const isBareDepth = ({ name }: ParsedHeading): boolean => BARE.test(name);

/** The column of a table of tops whose depths do not say what they are; null where another column does, or there are two. */
export function bareDepthColumn(columns: Columns, headings: readonly ParsedHeading[]): number | null {
  if (!columns['name'] || columns['tvdSs'] || columns['tvd'] || columns['ahd']) return null;
  const bare = headings.flatMap((heading, column) =>
    isBareDepth(heading) && column !== columns['name']?.column && !/^(?:base|bottom|to)\b/.test(heading.name)
      ? [column]
      : [],
  );
  return bare.length === 1 ? (bare[0] ?? null) : null;
}

function noteOf({ said }: DepthNotes): Partial<ColumnUse> {
  return said === null ? {} : { assumed: `counted from what the document says: "${said.slice(0, 100)}"` };
}

/**
 * The columns with what the document says of all its depths: those without a word for what they are counted from are
 * brought under the field, or the shift, that the note gives. A survey's own depths begin at the drill floor.
 */
export function settleDepths(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  notes: DepthNotes,
): Columns {
  const settled: Columns = { ...columns };
  if (vocabulary.kind === 'tops') {
    const bare = bareDepthColumn(columns, headings);
    const heading = bare === null ? undefined : headings[bare];
    const field =
      notes.reference === 'sea level' && notes.runs !== 'along'
        ? 'tvdSs'
        : notes.runs === 'along'
          ? 'ahd'
          : notes.runs === 'down' && notes.reference !== null
            ? 'tvd'
            : null;
    if (bare !== null && heading && field !== null && notes.reference !== 'ground level') {
      settled[field] = { ...columnUse(vocabulary, field, heading, bare), ...noteOf(notes) };
      if (field === 'ahd' && notes.reference === 'sea level') settled[field].countedFrom = 'sea level';
      return settled;
    }
  }
  if (notes.reference === null || notes.reference === 'drill floor' || vocabulary.kind === 'survey')
    return settled;
  for (const [field, use] of Object.entries(columns)) {
    if (!use || use.countedFrom || SAYS_DATUM.test(fold(use.heading))) continue;
    const below = BELOW_THE_SEA[field];
    if (ALONG.has(field)) settled[field] = { ...use, countedFrom: notes.reference, ...noteOf(notes) };
    else if (below !== undefined && notes.reference === 'sea level' && !columns[below]) {
      settled[below] = { ...use, ...noteOf(notes) };
      delete settled[field];
    } else if (below !== undefined && notes.reference === 'ground level')
      settled[field] = { ...use, countedFrom: notes.reference, ...noteOf(notes) };
  }
  return settled;
}
