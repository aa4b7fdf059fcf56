import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { Table } from '../../readers/table';
import type { ParsedHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { convert } from '../units/units';
import { contentOf } from './column-content';
import { contentFit } from './content-fits';

/** A text that is clearly a size: with an inch mark, or a fraction of inches. */
export const MARKED_SIZE =
  /^(?:\p{L}+\s+)?\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?\s*(?:"|''|\u2033|\u201d|inch\b|in\b|zoll\b|duim\b)|^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])(?!\d)/iu;

/** The size that a cell starts with, in, maybe after a word; sizes over 60 are in millimetres. */
export const sizeIn = (cell: string): number | null => {
  const value = parseMeasured(cell.replace(/^\p{L}+\s+/u, ''))?.value ?? null;
  return value !== null && value > 60 ? value / 25.4 : value;
};

const FEWEST = 2;
const MOSTLY = 0.6;

const share = <T>(list: readonly T[], test: (one: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(test).length / list.length;

/** Whether a column has the sizes of holes or pipes, so that the rows are about these. */
export const hasSizes = (table: Table): boolean =>
  contentOf(table).some(({ values }, column) => {
    const cells = table.rows.map((row) => (row.cells[column] ?? '').trim()).filter((cell) => cell !== '');
    if (cells.length >= FEWEST && share(cells, (cell) => MARKED_SIZE.test(cell)) >= MOSTLY) return true;
    const sizes = values.map((value) => (value > 60 ? value / 25.4 : value));
    return (
      sizes.length > FEWEST &&
      sizes.length === cells.length &&
      sizes.every((size, at) => size > 3 && size <= (sizes[at - 1] ?? size)) &&
      new Set(sizes).size > 1 &&
      share(sizes, (size) => isHoleSize(size) || isCasingSize(size)) === 1
    );
  });

/** Whether a column has the grades or the weights of pipe. */
export const hasPipeData = (headings: readonly ParsedHeading[], table: Table): boolean =>
  contentOf(table).some((content, column) => {
    const unit = headings[column]?.unit ?? null;
    const use = { column, heading: '', unit: null, quantity: null };
    return (
      (unit !== null && convert(1, unit, 'linearMass') !== null) ||
      (content.words.length >= FEWEST &&
        ['grade', 'thread'].some((field) => contentFit('casing', field, use, content) === 1))
    );
  });
