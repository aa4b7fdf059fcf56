import { apiWeights } from '@/domain/casing-sizes';
import { convert } from '@/domain/units';
import type { Table } from '../../readers/table';
import type { Columns } from '../columns';
import { parseMeasured } from '../numbers';

/** Fewer pipes may agree by chance. */
const LEAST_PIPES = 2;
/** Weights are rounded to a tenth, in some catalogues to a whole pound. */
const SAME_WEIGHT = 0.55;

/**
 * Finds the unit of weights without one: the unit in which every pipe of the table is in API 5CT with its outer diameter and
 * its weight, if no other unit fits.
 */
export function settleWeights(columns: Columns, table: Table): Columns {
  const { outer, mass } = columns;
  if (
    !outer ||
    !mass ||
    mass.unit !== null ||
    (outer.unit !== null && !/^(?:in|inch|inches|")/.test(outer.unit))
  )
    return columns;
  const pipes = table.rows.flatMap(({ cells }) => {
    const [size, weight] = [outer, mass].map(({ column }) =>
      parseMeasured(cells[column] ?? '', table.decimalComma),
    );
    return size && weight && weight.rest === '' ? [{ sizeIn: size.value, weight: weight.value }] : [];
  });
  if (pipes.length < LEAST_PIPES) return columns;
  const allIn = (unit: 'lb/ft' | 'kg/m') =>
    pipes.every(({ sizeIn, weight }) =>
      apiWeights(sizeIn).some(
        ({ poundsPerFoot }) =>
          Math.abs(poundsPerFoot - convert('linearMass', weight, unit, 'lb/ft')) < SAME_WEIGHT,
      ),
    );
  const [pounds, kilograms] = [allIn('lb/ft'), allIn('kg/m')];
  if (pounds === kilograms) return columns;
  const unit = pounds ? 'lb/ft' : 'kg/m';
  return { ...columns, mass: { ...mass, unit, assumed: `every pipe has its weight in ${unit} by API 5CT` } };
}
