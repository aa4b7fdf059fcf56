import type { Table, TableRow } from '../../readers/table';
import { namesSlurry } from '../blocks/block-entries';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import { columnsOfKind } from '../recognition/table-candidates';
import { sizePart } from '../sections/size-pairs';
import { sizeIn } from '../sections/sizes-in-titles';
import { VOCABULARY } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';
import { plainText } from './quantities';
import { CEMENTS, hasDensity } from './slurry-values';
import { slurriesIn } from './slurries';
import type { SlurryLine } from './slurry-line';
import type { NamedString } from './strings';

const CEMENT = VOCABULARY.find(({ kind }) => kind === 'cement');
const FEWEST_JOBS = 2;

/** A cell that describes a slurry whole: its density, and in words what it is made of. */
const isJob = (cell: string): boolean => hasDensity(cell) && /\p{L}{3}.*[,;]|[,;].*\p{L}{3}/u.test(cell);

/** Whether the cells of a column describe whole slurries: by its heading, or because each cell names one. */
function isOfJobs({ headings, rows }: Table, column: number): boolean {
  const heading = headings[column] ?? '';
  const cells = rows.map((row) => (row.cells[column] ?? '').trim()).filter((cell) => /\d/.test(cell));
  const areNamed = CEMENTS.test(heading) || slurryRole(heading) !== null;
  // `1.56 SG extended class G` below `Lead` needs no separator, and other cells may have the density alone.
  const jobs = cells.filter(namesSlurry(heading) ? hasDensity : isJob);
  return (
    jobs.length >= (areNamed ? 1 : FEWEST_JOBS) &&
    jobs.length * 2 > cells.length &&
    (areNamed || jobs.every((cell) => slurryRole(cell) !== null))
  );
}

/** The hole or the string of a row, by the first size in its cell. */
function ofRow(
  { cells }: TableRow,
  hole: number | undefined,
  casing: number | undefined,
): NamedString | null {
  const [inHole, ofString] = [hole, casing].map((column) =>
    withInchMarkLast(column === undefined ? '' : (cells[column] ?? '')),
  );
  // The hole, because its column has only sizes.
  const isHole = hole !== casing && parseMeasured(inHole ?? '') !== null;
  const [written, is] = isHole ? [inHole ?? '', 'hole' as const] : [ofString ?? '', 'casing' as const];
  const text = hole === casing ? sizePart(written, 'smaller', true) : written;
  // Not the first figures of `1908 - 2846 mRT`, which is where the section is.
  const [size] =
    /^\d{1,2}(?:[.,]\d{1,3}(?!\d))?(?:[ -]\d{1,2}\/\d{1,2})?(?![\d.,]|\s*[-\u2013\u2014]\s*\d{2})/.exec(
      text.trim(),
    ) ?? [];
  return size === undefined
    ? null
    : { is, size, isLiner: /\bliner\b/i.test(ofString ?? ''), isTitle: false, rest: '' };
}

/** The hole or the string that the first cell of a row names: `9 5/8" casing`. */
function ofLabel({ cells }: TableRow): NamedString | null {
  const label = (cells[0] ?? '').trim();
  const named = sizeIn(label);
  return (
    named && {
      is: named.heading === 'Hole size' ? 'hole' : 'casing',
      size: named.size.replace('"', ''),
      isLiner: /\bliner\b/i.test(label),
      isTitle: false,
      rest: '',
    }
  );
}

/** A slurry without an excess of its own has that of its row, which is given once for the job. */
function withExcess(slurry: SlurryLine, written: string, unit: string | null): SlurryLine {
  const figure = /^\s*(\d{1,3})\s*(%?)\s*$/.exec(written);
  if (slurry.excess !== null || !figure || (figure[2] === '' && unit !== '%')) return slurry;
  const assumed = { ...slurry.assumed, excess: 'given once for the job, read for each of its slurries' };
  return { ...slurry, excess: `${figure[1]}%`, assumed };
}

/** The slurries that cells of a table describe whole: `Cement | Lead 1.50 SG Class G, 100 % excess; tail 1.90 SG`. */
export function slurriesOfCells(tables: readonly Table[]): SlurryLine[] {
  return tables.flatMap((table): SlurryLine[] => {
    const jobs = CEMENT
      ? table.headings.flatMap((_, column) => (isOfJobs(table, column) ? [column] : []))
      : [];
    if (!CEMENT || jobs.length === 0) return [];
    const { hole, casing, excess } = columnsOfKind(CEMENT, table);
    return table.rows.flatMap((row) => {
      const of = ofRow(row, hole?.column, casing?.column) ?? ofLabel(row);
      if (of === null) return [];
      return jobs.flatMap((column): SlurryLine[] => {
        const text = (row.cells[column] ?? '').trim();
        const place = row.places?.[column] ?? row;
        const line = {
          text,
          row: place.row,
          ...(row.page === undefined ? {} : { page: row.page }),
          ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
        };
        const ofHeading = table.headings[column] ?? '';
        return slurriesIn(line, plainText(text), of, true).map((slurry) =>
          withExcess(
            slurryRole(slurry.role) === null && slurryRole(ofHeading) !== null
              ? { ...slurry, role: ofHeading }
              : slurry,
            excess === undefined || jobs.includes(excess.column) ? '' : (row.cells[excess.column] ?? ''),
            excess?.unit ?? null,
          ),
        );
      });
    });
  });
}
