import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareMontages, scoreOf } from '@/testing/corpus/compare';
import type { Score, Verdict } from '@/testing/corpus/compare';
import { filesOf } from '@/testing/corpus/corpus-files';
import { expectedMontage } from '@/testing/corpus/expected';
import { generateFrom } from '@/testing/corpus/generate-from';
import { longSurvey } from '@/testing/corpus/documents/long-survey';
import { WELLS } from '@/testing/corpus/wells/all-wells';
import type { Format } from '@/testing/corpus/write/formats';
import { writePdf } from '@/testing/corpus/write/pdf';

interface ReadWell {
  well: string;
  format: Format;
  verdicts: Verdict[];
  score: Score;
}

/** Every well in every format, against its truth. */
export async function readCorpus(formats: readonly Format[]): Promise<ReadWell[]> {
  const read: ReadWell[] = [];
  for (const truth of WELLS) {
    for (const format of formats) {
      const files = await filesOf(truth, format);
      const { montage } = await generateFrom(files, { drillFloorM: null, vertical: truth.vertical });
      const verdicts = compareMontages(expectedMontage(truth), montage);
      read.push({ well: truth.header.wellName, format, verdicts, score: scoreOf(verdicts) });
    }
  }
  return read;
}

export interface PdfCost {
  seconds: number;
  /** Processor time: less than the elapsed time on a shared machine. */
  processorSeconds: number;
  megabytes: number;
  stations: number;
}

/** Reads a number of pages in a separate process, to measure only the memory of the reading. */
export async function pagesOfPdf(
  pages: number,
  startReader: (file: string) => ChildProcess,
): Promise<PdfCost> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const file = join(folder, 'survey.pdf');
  try {
    writeFileSync(file, await writePdf(longSurvey(pages)));
    return await new Promise<PdfCost>((resolve, reject) => {
      const reader = startReader(file);
      reader.once('message', (cost) => resolve(cost as PdfCost));
      reader.once('error', reject);
      reader.once('exit', (code) => reject(new Error(`The reader ended with ${code} and no answer.`)));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
