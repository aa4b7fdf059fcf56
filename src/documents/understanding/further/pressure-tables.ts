import type { PressureLine } from '@/domain/pressures/profile';
import { pressureLines } from '@/domain/pressures/profile';

import type { Origins } from '../../facts';
import type { PressurePointFact, WrittenPressure } from '../../rock-facts';
import { isOffsetHeading } from '../vocabulary/offset-wells';
import { areIntervals, depthColumns, depthReader } from './depth-columns';
import { rowsOf } from './further-table';
import type { FurtherTable } from './further-table';
import {
  densityColumn,
  gradientFrom,
  pressureColumns,
  referenceByDensities,
  withReference,
  writtenPressure,
} from './pressure-columns';
import type { PressureColumn } from './pressure-columns';

/** Tables whose rows are sections, strings or fluids: the pressures are those of an interval and have no depth. */
const OF_INTERVALS = ['sections', 'casing', 'mud', 'cement', 'survey'];
const NOTED =
  /^(?:formation(?: name)?|formations|unit|lithology|remarks?|comments?|notes?|formatie|formation\/unit|bemerkungen?|opmerkingen?|merknader|formacion|remarques?)$/;

/** A gradient outside is no pressure of a rock, kPa/m: below a third of water, or above the heaviest rock. */
const POSSIBLE = { from: 3, to: 30 };

const isPossible = (written: WrittenPressure | null): boolean =>
  written?.as !== 'gradient' || (written.kpaPerM >= POSSIBLE.from && written.kpaPerM <= POSSIBLE.to);

/** The column that is used of each pressure: the likely one, as a pressure rather than as a gradient. */
function chosen(columns: readonly PressureColumn[]): Partial<Record<PressureLine, PressureColumn>> {
  return Object.fromEntries(
    pressureLines.flatMap((line) => {
      const own = columns.filter((column) => column.line === line && column.variant === 'likely');
      const best = own.find(({ as }) => as === 'pressure') ?? own[0];
      return best ? [[line, best] as const] : [];
    }),
  );
}

/** The pressure points of a table; empty if it is none of a pressure profile. */
export function readPressureTable(table: FurtherTable): PressurePointFact[] {
  const columns = pressureColumns(table);
  const used = chosen(columns);
  const isOfRock = used.fracture !== undefined || used.overburden !== undefined;
  if (Object.keys(used).length === 0 || table.headings.some(({ written }) => isOffsetHeading(written)))
    return [];
  if (OF_INTERVALS.some((kind) => table.kinds.has(kind)) || areIntervals(table)) return [];
  if (table.kinds.has('reservoirs') && !isOfRock) return [];
  const depths = depthColumns(table);
  if (Object.keys(depths).length === 0) return [];
  const noted = table.headings.findIndex(({ name }) => NOTED.test(name));
  const density = used.pore?.as === 'pressure' ? densityColumn(table) : null;
  const heading = (column: number) => ({ column, heading: table.headings[column]?.written ?? '' });
  const rows = rowsOf(table, {
    ...depths,
    ...Object.fromEntries(pressureLines.flatMap((line) => (used[line] ? [[line, used[line].use]] : []))),
    ...Object.fromEntries(bounds(columns, used).map(([field, { use }]) => [field, use])),
    ...(noted === -1 ? {} : { notes: { ...heading(noted), unit: null, quantity: null } }),
    ...(density ? { density } : {}),
  });
  const depthsOf = depthReader(rows);
  const shown = referenceByDensities(
    rows.map((row) => ({
      depths: depthsOf(row).depths,
      kpa: used.pore?.as === 'pressure' ? row.value('pore') : null,
      kpaPerM: row.value('density'),
    })),
  );
  return rows.flatMap((row): PressurePointFact[] => {
    const { depths: given, origins: ofDepths } = depthsOf(row);
    if (Object.values(given).every((depth) => depth === null)) return [];
    const read = Object.fromEntries(
      pressureLines.map((line) => {
        const column = used[line];
        const own = column && table.headings[column.use.column];
        const written =
          column && own ? writtenPressure(row, line, column, gradientFrom(table, own, depths)) : null;
        return [line, isPossible(written) ? written : null] as const;
      }),
    ) as Record<PressureLine, WrittenPressure | null>;
    if (pressureLines.every((line) => read[line] === null)) return [];
    const ends = bounds(columns, used).filter(([field]) => row.value(field) !== null);
    const origins: Origins = {
      ...ofDepths,
      ...row.origins({ pore: 'pore', fracture: 'fracture', overburden: 'overburden', notes: 'notes' }),
      ...row.origins(Object.fromEntries(ends.map(([field]) => [field, field]))),
    };
    if (shown !== null && read.pore?.as === 'pressure' && read.pore.reference === null) {
      read.pore = { ...read.pore, reference: shown };
      if (origins['pore']) origins['pore'] = withReference(origins['pore'], shown);
      Object.assign(origins, row.origins({ 'pore.density': 'density' }));
    }
    const notes = [
      row.text('notes'),
      ...ends.map(([field, { use }]) => `${use.heading}: ${row.text(field)}`),
    ];
    return [
      {
        ...given,
        ...read,
        notes: notes.filter((note) => note !== null).join('; ') || null,
        source: row.source(),
        origins,
      },
    ];
  });
}

/** The lowest and highest values of the pressures that are used, by the names of their fields: `pore.low`. */
const bounds = (
  columns: readonly PressureColumn[],
  used: Partial<Record<PressureLine, PressureColumn>>,
): [field: string, column: PressureColumn][] =>
  columns.flatMap((column) =>
    column.variant !== 'likely' && used[column.line]
      ? [[`${column.line}.${column.variant}`, column] as const]
      : [],
  ) as [string, PressureColumn][];
