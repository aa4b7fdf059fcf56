import type { ValueSource } from '@/api/generated/model';
import { compareMontages, scoreOf } from '@/testing/corpus/compare';
import type { Score } from '@/testing/corpus/compare';
import { filesOf } from '@/testing/corpus/corpus-files';
import { expectedMontage } from '@/testing/corpus/expected';
import { generateFrom } from '@/testing/corpus/generate-from';
import { WELLS } from '@/testing/corpus/wells/all-wells';
import { asPdf, asPng, scansOf } from '@/testing/scans/scan-of';

export interface ScanTask {
  well: number;
  dpi: number;
  as: 'pdf' | 'png';
}

export interface ScanCost {
  well: string;
  score: Score;
  /** Values of the montage that come from a scan and have no mark. */
  unmarked: number;
  pages: number;
  seconds: number;
  /** Processor time: less than the elapsed time on a shared machine. */
  processorSeconds: number;
  megabytes: number;
  wrong: string[];
  missing: string[];
}

/** Slants from -2 to 2 degrees, another for each document, and the grain and specks of an office's scanner. */
const SKEWS = [1.2, -0.7, 2, -2, 0.4];
const NOISE = { noise: 8, specksOneIn: 4000 };

/** Scans the documents of one well and reads them, in the current process. */
export async function readScansAndReport({ well: index, dpi, as }: ScanTask): Promise<void> {
  const truth = WELLS[index];
  if (!truth) throw new Error(`There is no well ${index}.`);
  const printed = await filesOf(truth, 'pdf');
  let pages = 0;
  const files = await Promise.all(
    printed.map(async (file, at) => {
      const scans = scansOf(file.bytes, dpi, {
        ...NOISE,
        skewDeg: SKEWS[at % SKEWS.length] ?? 0,
        seed: at + 1,
      });
      pages += scans.length;
      if (as === 'pdf') return [{ ...file, bytes: await asPdf(scans, dpi) }];
      return scans.map((scan, page) => ({
        ...file,
        name: file.name.replace(/\.pdf$/, ` ${page + 1}.png`),
        bytes: asPng(scan),
      }));
    }),
  );
  const start = performance.now();
  const before = process.cpuUsage();
  const { montage } = await generateFrom(files.flat(), { drillFloorM: null, vertical: truth.vertical });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const verdicts = compareMontages(expectedMontage(truth), montage);
  const cost: ScanCost = {
    well: truth.header.wellName,
    score: scoreOf(verdicts),
    unmarked: (montage?.sources ?? []).filter(isUnmarked).length,
    pages,
    seconds,
    processorSeconds: (user + system) / 1e6,
    // Counted in kilobytes.
    megabytes: process.resourceUsage().maxRSS / 1024,
    wrong: verdicts.flatMap(({ verdict, where, expected, got }) =>
      verdict === 'wrong' ? [`${where}: ${String(got)}, not ${String(expected)}`] : [],
    ),
    missing: verdicts.flatMap(({ verdict, where }) => (verdict === 'missing' ? [where] : [])),
  };
  process.send?.(cost);
  process.disconnect();
}

const isUnmarked = ({ certainty, places, flag, alternatives }: ValueSource) =>
  places.length > 0 && certainty !== 'assumed' && flag === null && alternatives.length === 0;
