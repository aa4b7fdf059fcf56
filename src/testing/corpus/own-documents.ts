import type { Montage, Section } from '@/api/generated/model';
import { recogniseDocument } from '@/documents/understanding/recognise-document';
import type { Classification, UploadedDocument } from '@/documents/facts';
import { guessClassification } from '@/features/montage-create/classification';
import { compareMontages } from './compare';
import type { Verdict } from './compare';
import { isMarked, isRight, kindOfField, stationVerdicts } from './compose/score';
import type { JudgedVerdict } from './compose/score';
import { generateFrom } from './generate-from';
import type { Generated } from './generate-from';

type Partially<T> = {
  [Key in keyof T]?: T[Key] extends (infer One)[] ? Partially<One>[] : Partially<T[Key]>;
};

/** What the documents of a well state, written down by a person: `expected.json` of its folder. */
export interface ExpectedWell {
  vertical: boolean;
  /** The rig floor height that a user enters, in m above mean sea level; null leaves it to the documents. */
  drillFloorM: number | null;
  /** Every value that the documents state, in the contract's fields and units. What is left out is not expected. */
  expected: Partially<Montage>;
  /** Along-hole depth (m), inclination and azimuth (degrees) of the survey that counts. */
  stations?: [number, number, number][];
}

/** Free texts: the document may say more than `expected.json` does, and a text missing there is not judged. */
const FREE_TEXT = /notes|hung|additives|description|properties|evaluation$|objective|location|_type$|_text$/;
/** Follows from other values, or is how the product counts. */
const NOT_JUDGED = /run_number|^sections\.liner|^formations\.section$/;
/** Follows from the depths that were written down of a formation or a section, by the path and the datum. */
const FOLLOWS = /^(?:formations|sections)\..*(?:depth|thickness)/;

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\d.,]+/gu) ?? [];
function holdsWords(got: unknown, expected: unknown): boolean {
  const found = new Set(wordsIn(String(got)));
  return wordsIn(String(expected)).every((word) => found.has(word));
}

/** The documents of one well as a user uploads them, each with its suggested type. */
export const uploadedFrom = (
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<UploadedDocument[]> =>
  Promise.all(files.map(async (file) => ({ ...file, classification: await classificationOf(file) })));

/** Reads the documents of one well as a user uploads them, and judges every value. */
export async function readOwnDocuments(
  files: readonly { name: string; bytes: Uint8Array }[],
  well: ExpectedWell,
): Promise<{ verdicts: JudgedVerdict[]; failures: string[] }> {
  const { drillFloorM, vertical } = well;
  const generated = await generateFrom(await uploadedFrom(files), { drillFloorM, vertical });
  return { verdicts: judgeOwn(well, generated), failures: generated.failures };
}

/** Judges every value that was generated from the documents of one well. */
export function judgeOwn(
  { expected, stations = [] }: ExpectedWell,
  { montage, facts }: Generated,
): JudgedVerdict[] {
  const certaintyOf = ({ entity, field }: Verdict) =>
    montage?.sources?.find((one) => one.entity_id === entity && one.field === field.split('.')[1])?.certainty;
  const all = compareMontages(wholeMontage(expected), montage);
  const withDepths = new Set(
    all.filter((one) => FOLLOWS.test(one.field) && one.expected !== null).map(({ entity }) => entity),
  );
  const compared = all.flatMap((one): Verdict[] => {
    const { field, verdict } = one;
    if (verdict !== 'wrong') return [one];
    if (one.expected === null) {
      const follows = certaintyOf(one) === 'computed' || (FOLLOWS.test(field) && withDepths.has(one.entity));
      const unasked = FREE_TEXT.test(field) || NOT_JUDGED.test(field) || follows;
      return unasked ? [] : [one];
    }
    const right = isRight(one) || (FREE_TEXT.test(field) && holdsWords(one.got, one.expected));
    return [right ? { ...one, verdict: 'right' } : one];
  });
  const ofSurvey = stationVerdicts(
    facts,
    stations.map(([ahdM, inclinationDeg, azimuthDeg]) => ({ ahdM, inclinationDeg, azimuthDeg })),
  );
  return [...compared, ...ofSurvey].map((one) => ({
    ...one,
    kind: kindOfField(one.field),
    marked: one.verdict === 'wrong' && isMarked(one, montage, facts),
  }));
}

/** The type that a user would see suggested: by the file's name, or else by its content. */
async function classificationOf({
  name,
  bytes,
}: {
  name: string;
  bytes: Uint8Array;
}): Promise<Classification> {
  const named = guessClassification(name);
  if (named !== null) return named as Classification;
  const { classification } = await recogniseDocument(name, bytes);
  return classification ?? 'Other';
}

const id = '';

/** The montage of what was written down; everything else is null. */
function wholeMontage({
  sections_list = [],
  reservoirs_list = [],
  top_line_item,
  plan_summaries_list = [],
}: Partially<Montage>): Montage {
  const section = (one: Partially<Section>): Section =>
    ({
      id,
      liner: false,
      diameter: null,
      casing_item: null,
      cement_item: null,
      mud_item: null,
      logging_item: null,
      pressure_test_item: null,
      ...one,
      formations_list: one.formations_list ?? [],
    }) as Section;
  return {
    id,
    sections_list: sections_list.map(section),
    reservoirs_list,
    top_line_item: top_line_item ?? null,
    plan_summaries_list,
  } as Montage;
}
