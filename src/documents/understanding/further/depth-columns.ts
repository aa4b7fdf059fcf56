import type { DepthReference } from '@/api/generated/model';

import type { Origins } from '../../facts';
import type { GivenDepths } from '../../rock-facts';
import type { ColumnUse, Columns } from '../tables/columns';
import { depthNotes } from '../hypotheses/depth-notes';
import type { ParsedHeading } from '../words/headings';
import type { RowReader } from '../tables/row-reader';
import { convert } from '../units/units';
import { areSizes, cellsOf } from './further-table';
import type { FurtherTable } from './further-table';

/** A depth, in the words of a heading without its unit. */
const DEPTH =
  /\b(?:md|ahd?|tvd|tvdss|depths?|subsea|diepte|teufe|tiefe|dyp|dybde|profondeur|cote|profundidad|profundidade|profondita|prof|zapata|shoe|schoen|schuh|sko|sabot)\b/;
/** Something that has a depth, or a value of which the depth is a part of its name. */
const OTHER =
  /\b(?:water|rate|pressure|gradient|temp\w*|uncertainty|variance|plus|size|od|id|type|name|emw|mud|weight|days?|time|test at|track|section|seabed|mudline)\b/;
const FIRST = /\b(?:from|start|van|von|fra|desde|depart|debut|haut)\b/;
const LAST = /\b(?:to|end|base|bottom|tot|bis|til|hasta|fin|bas|basis|onderkant)\b/;
const SEA = /\b(?:tvdss|msl|subsea|ss|sea|nap|nn|nhn)\b/;
const GROUND = /\b(?:ground|gl|gok|mv)\b/;
const ALONG = /\b(?:md|ahd?|measured|along|langs|medida|mesuree|malt|gemessen\w*|misurata)\b/;
const DOWN = /\b(?:tvd|tvdss|vertical\w*|verticaal|verticale|vertikal\w*|subsea)\b/;

const isLength = (unit: string | null) => unit === null || convert(1, unit, 'length') !== null;

/** Whether a heading names a depth of a point or of an end of an interval. */
export const isDepth = ({ name, unit }: ParsedHeading): boolean =>
  DEPTH.test(name) && !OTHER.test(name) && isLength(unit);

/** Whether the rows are intervals, so that a value has no depth of its own. */
export const areIntervals = ({ headings }: FurtherTable): boolean =>
  headings.some(({ name, unit }) => LAST.test(name) && (isLength(unit) || DEPTH.test(name))) ||
  headings.some(({ name }) => FIRST.test(name));

const NOT_SAID =
  'the document does not say where the depth is counted from, or whether it is along the hole: read as TVD below the drill floor';

type DepthField = keyof GivenDepths;

function fieldOf(
  { name }: ParsedHeading,
  { content, table }: FurtherTable,
): { field: DepthField; countedFrom?: DepthReference; assumed?: string } | null {
  const notes = depthNotes(content, table);
  const said = SEA.test(name) ? 'sea level' : GROUND.test(name) ? 'ground level' : null;
  const along = ALONG.test(name) || (!DOWN.test(name) && notes.runs === 'along');
  const isBare = !ALONG.test(name) && !DOWN.test(name) && said === null;
  const reference = said ?? (DOWN.test(name) || isBare ? notes.reference : null);
  if (along) return said === 'sea level' ? null : { field: 'ahdBdfM', ...countedFrom(said) };
  if (reference === 'sea level') return { field: 'tvdSsM' };
  const isOpen = isBare && (notes.reference === null || notes.runs === null);
  return { field: 'tvdBdfM', ...countedFrom(reference), ...(isOpen ? { assumed: NOT_SAID } : {}) };
}

const countedFrom = (reference: DepthReference | null): { countedFrom?: DepthReference } =>
  reference === 'ground level' ? { countedFrom: reference } : {};

/** `Casing shoe`, with the sizes of the strings below it. */
const isOfPipe = ({ name, unit }: ParsedHeading, table: FurtherTable, column: number): boolean =>
  unit === null && SHOE.test(name) && areSizes(table, column);
const SHOE = /\b(?:zapata|shoe|schoen|schuh|sko|sabot)\b/;

/** The columns of the depths of a table, the first of each reference; a depth without one only where no other is given. */
export function depthColumns(table: FurtherTable): Columns {
  const found: { field: DepthField; use: ColumnUse }[] = table.headings.flatMap((heading, column) => {
    if (!isDepth(heading)) return [];
    const is = fieldOf(heading, table);
    if (is === null || cellsOf(table, column).length === 0 || isOfPipe(heading, table, column)) return [];
    const { field, ...how } = is;
    const use = { column, heading: heading.written, unit: heading.unit, quantity: 'length' as const, ...how };
    return [{ field, use }];
  });
  const certain = found.filter(({ use }) => use.assumed === undefined);
  return Object.fromEntries(
    (certain.length > 0 ? certain : found).toReversed().map(({ field, use }) => [field, use] as const),
  );
}

/** Whether a column has nothing but heights: depths below the sea with a minus. */
const areHeights = (rows: readonly RowReader[]): boolean => {
  const depths = rows.flatMap((row) => row.value('tvdSsM') ?? []);
  return depths.length > 0 && depths.every((depth) => depth <= 0) && depths.some((depth) => depth < 0);
};

/** Reads the depths of rows: the sign of heights is turned. */
export function depthReader(
  rows: readonly RowReader[],
): (row: RowReader) => { depths: GivenDepths; origins: Origins } {
  const turned = areHeights(rows);
  return (row) => {
    const seaM = row.value('tvdSsM');
    const depths: GivenDepths = {
      tvdSsM: seaM === null ? null : turned ? 0 - seaM : seaM,
      tvdBdfM: row.value('tvdBdfM'),
      ahdBdfM: row.value('ahdBdfM'),
    };
    const origins = row.origins({ tvdSsM: 'tvdSsM', tvdBdfM: 'tvdBdfM', ahdBdfM: 'ahdBdfM' });
    const { tvdSsM: own } = origins;
    if (!turned || !own) return { depths, origins };
    const certainty = own.certainty === 'read' ? 'converted' : own.certainty;
    return {
      depths,
      origins: {
        ...origins,
        tvdSsM: { ...own, certainty, note: `negative down, turned; ${own.note ?? ''}` },
      },
    };
  };
}
