import { columnsOfKind } from '../recognition/table-candidates';
import type { RecognisedTable } from '../tables/recognise';
import { VOCABULARY } from '../words/vocabulary';

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');

/**
 * The strings named in tables of cement jobs, with size and shoe. A job's weight, type and top are those of its slurries; other
 * properties of a pipe follow its size.
 */
export function stringsOfJobs(jobs: readonly RecognisedTable[]): RecognisedTable[] {
  const tables = new Map(jobs.map((job) => [job.table, job.columns] as const));
  return [...tables].flatMap(([table, { casing: job }]): RecognisedTable[] => {
    const { outer, hole, shoe, shoeTvd, top } = CASING ? columnsOfKind(CASING, table) : {};
    const isSet = [shoe, shoeTvd].some((use) => use && use.assumed === undefined);
    if (!outer || !job || outer.column !== job.column || !isSet) return [];
    // The bottom of the first of two slurries is that of the slurry, not of the string.
    const isOfSeveral = (at: number) => {
      const next = table.rows[at + 1];
      return next !== undefined && (next.cells[outer.column] ?? '').trim() === '';
    };
    const isHanger = top && /liner|hanger/i.test(top.heading);
    return [
      {
        kind: 'casing',
        table: { ...table, rows: table.rows.filter((_, at) => !isOfSeveral(at)) },
        columns: {
          outer,
          ...(hole ? { hole } : {}),
          ...(shoe ? { shoe } : {}),
          ...(shoeTvd ? { shoeTvd } : {}),
          ...(isHanger ? { top } : {}),
        },
        ...(/liner/i.test(outer.heading) ? { says: { category: 'Liner' } } : {}),
      },
    ];
  });
}
