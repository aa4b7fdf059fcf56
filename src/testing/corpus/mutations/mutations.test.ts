import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/mocks/random';
import { isLong } from '@/testing/is-long';
import type { UploadedDocument } from '@/documents/facts';
import { compareMontages, scoreOf } from '../compare';
import type { Verdict } from '../compare';
import { isMarked } from '../compose/score';
import type { CorpusDocument } from '../documents/document-model';
import { documentsOf } from '../documents/write-documents';
import { expectedMontage } from '../expected';
import { generateFrom } from '../generate-from';
import type { Generated } from '../generate-from';
import type { WellTruth } from '../truth';
import { WELLS } from '../wells/all-wells';
import { FORMATS } from '../write/formats';
import type { Format } from '../write/formats';
import { MUTATIONS } from './mutate';
import type { Mutation } from './mutate';

/** Of each mutation. */
const CASES = isLong ? 23 : 1;

/** Nearly all as text, which is quick to write and to read; a workbook now and then. */
const FORMAT_OF_TURN: readonly Format[] = ['csv', 'txt', 'csv', 'csv', 'txt', 'csv', 'csv', 'xlsx'];

interface Case {
  seed: number;
  truth: WellTruth;
  format: Format;
  /** Which document of the well was changed, and what it became. */
  at: number;
  changed: CorpusDocument;
}

/** The next place where a mutation applies, sought from a seed on. Seeds are numbers in order, so that a failure can be run again. */
function caseFrom(seed: number, mutation: Mutation): Case {
  for (let turn = 0; turn < 100; turn += 1) {
    const random = seededRandom(seed * 1000 + turn);
    const truth = WELLS[Math.floor(random.number() * WELLS.length)];
    if (truth === undefined) continue;
    const documents = documentsOf(truth);
    const at = Math.floor(random.number() * documents.length);
    const document = documents[at];
    const changed = document === undefined ? null : mutation.apply(document, random);
    const format = FORMAT_OF_TURN[seed % FORMAT_OF_TURN.length];
    if (changed !== null && format !== undefined) return { seed, truth, format, at, changed };
  }
  throw new Error(`No document of the corpus has a place for ${mutation.name}.`);
}

async function fileOf(document: CorpusDocument, format: Format): Promise<UploadedDocument> {
  const { name, classification } = document;
  return { name: `${name}.${format}`, classification, bytes: await FORMATS[format](document) };
}

const untouched = new Map<WellTruth, Promise<{ files: UploadedDocument[]; generated: Generated }>>();

/** A well's own documents, and what the run says of them. */
function ownOf(truth: WellTruth) {
  const known = untouched.get(truth);
  if (known !== undefined) return known;
  const made = Promise.all(documentsOf(truth).map((document) => fileOf(document, 'csv'))).then(
    async (files) => ({
      files,
      generated: await run(truth, files),
    }),
  );
  untouched.set(truth, made);
  return made;
}

const run = (truth: WellTruth, files: UploadedDocument[]) =>
  generateFrom(files, { drillFloorM: null, vertical: truth.vertical });

/** The warnings of a run. Converting a unit, or reading it from its heading, is not a warning. */
function warnings({ failures, facts }: Generated): string[] {
  const remarks = (facts?.remarks ?? [])
    .map(({ text }) => text)
    .filter((text) => !/\bconverted\b/.test(text));
  return [...failures, ...remarks, ...(facts?.notUnderstood ?? []).map(({ reason }) => reason)];
}

async function judge({
  truth,
  at,
  changed,
  format,
}: Case): Promise<{ verdicts: Verdict[]; warned: boolean; isReported(one: Verdict): boolean }> {
  const own = await ownOf(truth);
  const file = await fileOf(changed, format);
  const generated = await run(
    truth,
    own.files.map((each, index) => (index === at ? file : each)),
  );
  const before = new Set(warnings(own.generated).map((text) => text.replaceAll(/\.(csv|txt|xlsx)\b/g, '')));
  const warned = warnings(generated).some((text) => !before.has(text.replaceAll(/\.(csv|txt|xlsx)\b/g, '')));
  return {
    verdicts: compareMontages(expectedMontage(truth), generated.montage),
    warned,
    // A mark at the value itself counts as a report, as in the bench.
    isReported: (one) => isMarked(one, generated.montage, generated.facts),
  };
}

/** All text in the tables of a document. */
const textsOf = ({ blocks }: CorpusDocument) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : []));

/**
 * A text is right as its document writes it: a weight in another unit, or a top of cement in which a letter got among the
 * figures. It is shown as it is written, and nothing is made of it.
 */
function isAsWritten({ field, got }: Verdict, { truth, at, changed }: Case): boolean {
  if (field === 'mud_item.mud_weight_text') return true;
  const original = documentsOf(truth)[at];
  const own = new Set(original === undefined ? [] : textsOf(original));
  return typeof got === 'string' && !own.has(got) && textsOf(changed).includes(got);
}

describe('a document of the corpus, changed', () => {
  it.each(MUTATIONS)('is right or reported with $name, and never silently wrong', async (mutation) => {
    const silently: string[] = [];
    const all: Verdict[] = [];
    for (let seed = 1; seed <= CASES; seed += 1) {
      const mutated = caseFrom(seed, mutation);
      const { verdicts, warned, isReported } = await judge(mutated);
      const judged = verdicts.filter(
        (verdict) => verdict.verdict === 'right' || !isAsWritten(verdict, mutated),
      );
      all.push(...judged);
      if (warned) continue;
      silently.push(
        ...judged
          .filter((one) => one.verdict === 'wrong' && !isReported(one))
          .map(
            ({ where, expected, got }) =>
              `seed ${seed}, ${mutated.changed.name}.${mutated.format}: ${where} is ${String(got)}, not ${String(expected)}`,
          ),
      );
    }
    expect(silently.slice(0, 12)).toEqual([]);
    // Far more than half, or the mutations would say nothing; of a harmless one, as much as of the document itself.
    expect(scoreOf(all).recall).toBeGreaterThanOrEqual(mutation.harmless ? 0.95 : 0.7);
  });
});
