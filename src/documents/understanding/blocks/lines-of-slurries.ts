import { withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { plainText } from '../prose/quantities';
import { densityOf, excessOf, topOf } from '../prose/slurry-values';
import { makeUp } from '../prose/slurries';
import { slurryRole } from '../vocabulary/roles';
import type { Entry } from './block-entries';
import { cellsOf } from './block-pairs';

/** `Additives: CaCl2`, `Blend ...... Class C`; in `50:50 Poz` the figures are parts of a blend. */
const LABELLED = /^[^:=]*\p{L}[^:=]*[:=]\s*\S|[\p{L})]\s*(?:\.{3,}|_{3,}|\.{2}\s)/u;
/** A sentence about the job, and fluids around the slurry. */
const OF_ELSE =
  /(?<!\p{L})(?:is|are|be|will|shall|was|were|has|have|spacer|wash|flush|preflush|plug|casing|displace\w*)(?!\p{L})/iu;
const LONGEST = 90;

/**
 * What a line without a label says of the slurry whose title is above it: `Class C + 4% bentonite`, `Weight 12.8 ppg, yield 1.92
 * cf/sk`, `Excess 100%; top of tail 2,150 ft`.
 */
export function entriesOfSlurryLine(line: TextLine, entries: readonly Entry[]): Entry[] {
  const written = withoutBullet(line.text).trim();
  if (cellsOf(line).length > 1 || written.length > LONGEST || LABELLED.test(written)) return [];
  if (OF_ELSE.test(written)) return [];
  const text = plainText(written);
  const density = densityOf(text);
  if (density === 'several') return [];
  const { row, page, columns } = line;
  const place = { row, column: columns?.[0] ?? 0, ...(page === undefined ? {} : { page }), quote: line.text };
  const given = (heading: string) =>
    entries.some((entry) => entry.kind === 'cement' && entry.heading === heading);
  const of = (heading: string, value: string | null, assumed?: string): Entry[] =>
    value === null || given(heading)
      ? []
      : [
          {
            kind: 'cement',
            heading,
            value,
            place: { ...place, ...(assumed === undefined ? {} : { assumed }) },
          },
        ];
  const values = [
    ...of('Slurry density', density?.value ?? null, density?.assumed),
    ...of('Excess', excessOf(text)),
    ...of('Top of cement', topOf(text)),
  ];
  if (values.length > 0) return values;
  // Words of another slurry are its title.
  const { type } = slurryRole(written) === null ? makeUp(`${text}, `, '') : { type: null };
  return type === null ? [] : of('Cement type', written.replace(/[.;]+$/, ''));
}
