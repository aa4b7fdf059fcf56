import { apiWeights } from '@/domain/casing-sizes';
import { convert } from '@/domain/units';
import type { Table } from '../../readers/table';
import type { Columns } from '../tables/columns';
import { parseMeasured } from '../words/numbers';

/** Fewer pipes may agree by chance. */
const LEAST_PIPES = 2;
/** Weights are rounded to a tenth, in some catalogues to a whole pound. */
const SAME_WEIGHT = 0.55;

/**
 * Finds the unit of weights without one: the unit in which every pipe of the table, or every one but one, is in API 5CT with its outer diameter and
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
  const countIn = (unit: 'lb/ft' | 'kg/m') =>
    pipes.filter(({ sizeIn, weight }) =>
      apiWeights(sizeIn).some(
        ({ poundsPerFoot }) =>
          Math.abs(poundsPerFoot - convert('linearMass', weight, unit, 'lb/ft')) < SAME_WEIGHT,
      ),
    ).length;
  const [pounds, kilograms] = [countIn('lb/ft'), countIn('kg/m')];
  const [most, least] = [Math.max(pounds, kilograms), Math.min(pounds, kilograms)];
  // A conductor may be of line pipe, which API 5CT does not have.
  const isClear = most === pipes.length ? least < most : least === 0 && most > LEAST_PIPES;
  if (most < LEAST_PIPES || most < pipes.length - 1 || !isClear) return columns;
  const unit = pounds > kilograms ? 'lb/ft' : 'kg/m';
  const which = most === pipes.length ? 'every pipe' : 'every pipe but one';
  return { ...columns, mass: { ...mass, unit, assumed: `${which} has its weight in ${unit} by API 5CT` } };
}
