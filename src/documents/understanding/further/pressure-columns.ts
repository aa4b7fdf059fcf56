import type { PressureLine } from '@/domain/pressures/profile';

import { gaugePressureKpa } from '@/domain/units';

import type { Origin } from '../../facts';
import type { GivenDepths, WrittenPressure } from '../../rock-facts';
import type { ColumnUse, Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import type { RowReader } from '../tables/row-reader';
import { convert, pressureReference } from '../units/units';
import { cellsOf, wordsOf } from './further-table';
import type { FurtherTable } from './further-table';
import { parseNumber } from '../words/numbers';
import { referenceIn, rockHeading, statedGradientReference } from './rock-words';
import type { Variant } from './rock-words';

/** A column of one pressure of the rock. */
export interface PressureColumn {
  line: PressureLine;
  variant: Variant;
  use: ColumnUse;
  as: 'pressure' | 'gradient';
}

/** Densities in SG: no gradient in another unit is this small. */
const SG = { from: 0.3, to: 3 };

/** The unit of a column of pressures or gradients, from its heading or, for SG alone, from its values. */
export function gradientOrPressure(
  table: FurtherTable,
  column: number,
): (Pick<PressureColumn, 'as'> & { unit: string | null }) | null {
  const heading = table.headings[column];
  if (!heading) return null;
  const { decimalComma } = table.table;
  const word = /\b(?:sg|ppg)\b/.exec(heading.name)?.[0];
  const unit = heading.unit === null || /^emw$/i.test(heading.unit) ? (word ?? null) : heading.unit;
  if (unit !== null) {
    if (convert(1, unit, 'gradient')) return { as: 'gradient', unit };
    return convert(1, unit, 'pressure') ? { as: 'pressure', unit } : null;
  }
  const values = cellsOf(table, column).flatMap((cell) => parseNumber(cell, decimalComma) ?? []);
  const isSg = values.length > 0 && values.every((value) => value >= SG.from && value <= SG.to);
  return isSg ? { as: 'gradient', unit: null } : null;
}

/** The columns of the pressures of the rock in a table. */
export function pressureColumns(table: FurtherTable): PressureColumn[] {
  return table.headings.flatMap((heading, column) => {
    const named = rockHeading(heading.name);
    const measured = named && gradientOrPressure(table, column);
    if (!named || !measured) return [];
    const { as, unit } = measured;
    return [{ ...named, as, use: { column, heading: heading.written, unit, quantity: as } }];
  });
}

/** From where the gradients of a column count, and whether something says so. */
export function gradientFrom(
  { content, title }: FurtherTable,
  heading: ParsedHeading,
  depths: Columns,
): Pick<Extract<WrittenPressure, { as: 'gradient' }>, 'from' | 'isAssumed'> {
  const said =
    referenceIn(wordsOf(heading)) ??
    statedGradientReference([{ text: title }]) ??
    statedGradientReference(content.lines);
  const isBelowFloor = [depths['tvdBdfM'], depths['ahdBdfM']].some(
    (use) => use !== undefined && use.countedFrom === undefined,
  );
  // A test whose depth is that of a shoe counts from the drill floor, as the mud does.
  const isOpen = Object.keys(depths).length > 0 && !isBelowFloor;
  return { from: said ?? 'drill floor', isAssumed: said === null && isOpen };
}

/** A pressure of a row in the form of its column; null for a blank cell. */
export function writtenPressure(
  row: RowReader,
  field: string,
  { as, use }: Pick<PressureColumn, 'as' | 'use'>,
  from: Pick<Extract<WrittenPressure, { as: 'gradient' }>, 'from' | 'isAssumed'>,
): WrittenPressure | null {
  const value = row.value(field);
  if (value === null) return null;
  return as === 'gradient'
    ? { as, kpaPerM: value, ...from }
    : { as, kpa: value, reference: pressureReference(use.unit) };
}

const EQUIVALENT =
  /^(?:formation )?(?:emw|equiv(?:alent)? (?:formation )?(?:mud )?(?:density|weight|gradient)|(?:formation|pore) (?:pressure )?gradient)$/;

/** How much nearer (as a part) one reading of the pressures must be to the gradients next to them. */
const CLEARER = 3;
const CLOSE = 0.002;

/**
 * Whether pressures are gauge or absolute, by the equivalent densities next to them: `p/Z`, or `(p - atmosphere)/Z`. Null where
 * there are none, or where neither is clearly nearer.
 */
export function referenceByDensities(
  rows: readonly { depths: GivenDepths; kpa: number | null; kpaPerM: number | null }[],
): 'gauge' | 'absolute' | null {
  const errors = rows.flatMap(({ depths: { tvdBdfM }, kpa, kpaPerM }) =>
    tvdBdfM === null || tvdBdfM <= 0 || kpa === null || kpaPerM === null || kpaPerM <= 0
      ? []
      : [
          {
            gauge: Math.abs(kpa / tvdBdfM / kpaPerM - 1),
            absolute: Math.abs(gaugePressureKpa(kpa) / tvdBdfM / kpaPerM - 1),
          },
        ],
  );
  if (errors.length === 0) return null;
  const mean = (of: 'gauge' | 'absolute') => errors.reduce((sum, one) => sum + one[of], 0) / errors.length;
  const [gauge, absolute] = [mean('gauge'), mean('absolute')];
  if (Math.min(gauge, absolute) > CLOSE || Math.max(gauge, absolute) < CLEARER * Math.min(gauge, absolute))
    return null;
  return gauge < absolute ? 'gauge' : 'absolute';
}

/** The column of the equivalent density of the formation's pressure. */
export function densityColumn(table: FurtherTable): ColumnUse | null {
  const named = [...table.headings.keys()].filter((at) => EQUIVALENT.test(table.headings[at]?.name ?? ''));
  // The one of the mud before the test may be next to it.
  const column = named.find((at) => /formation|pore/.test(table.headings[at]?.name ?? '')) ?? named[0];
  if (column === undefined) return null;
  const heading = table.headings[column];
  const measured = gradientOrPressure(table, column);
  return heading && measured?.as === 'gradient'
    ? { column, heading: heading.written, unit: measured.unit, quantity: 'gradient' }
    : null;
}

/** The origin of a pressure whose reference the densities next to it show. */
export const withReference = (origin: Origin, reference: 'gauge' | 'absolute'): Origin => ({
  ...origin,
  certainty: origin.certainty === 'read' ? 'converted' : origin.certainty,
  note: `the equivalent densities next to it show that it is ${reference}; ${origin.note ?? ''}`,
});
