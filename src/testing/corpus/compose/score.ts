import type { Montage } from '@/api/generated/model';
import { parseInches } from '@/domain/inches';
import type { WellFacts } from '@/documents/facts';
import { compareMontages } from '../compare';
import type { Verdict } from '../compare';
import { pathOf } from '../path';
import type { WellTruth } from '../truth';
import type { TableKind } from './parts';

interface Station {
  ahdM: number;
  inclinationDeg: number;
  azimuthDeg: number;
}

export type ScoredKind = Exclude<TableKind, 'design'>;

/** How far a figure may be off for having been rounded on paper: absolute, or of its own size. */
const ROUNDED: readonly (readonly [field: RegExp, absolute: number, relative: number])[] = [
  [/thickness/, 1.3, 0],
  [/variance/, 0.4, 0],
  [/depth/, 0.65, 0],
  [/drift|diameter/, 0.012, 0.001],
  [/gradient|mud_weight/, 0, 0.008],
  [/pressure/, 8, 0.004],
  [/mass/, 0.1, 0.004],
  [/yield_point/, 0.3, 0],
  [/volume/, 0, 0.004],
];

/** The kind of a table, by the list of the contract that its values are in. */
const KIND_OF_LIST: Record<string, ScoredKind> = {
  top_line_item: 'header',
  sections: 'sections',
  formations: 'tops',
  casing_item: 'casing',
  cement_item: 'cement',
  mud_item: 'mud',
  logging_runs: 'logging',
  logging_item: 'logging',
  pressure_test_item: 'pressureTests',
  reservoirs: 'reservoirs',
  plan_summaries: 'plan',
  survey: 'survey',
};

export const kindOfField = (field: string): ScoredKind => KIND_OF_LIST[field.split('.')[0] ?? ''] ?? 'header';

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s\u2010-\u2015\u2212-]+/g, '')
    .replaceAll(/["'\u2019.,;]/g, '');

/** Right within what paper rounds; a text is right that has the words, wherever a line of it ended. */
export function isRight({ field, expected, got }: Verdict): boolean {
  if (expected === null || got === null) return false;
  if (typeof expected === 'number' && typeof got === 'number') {
    const [, absolute = 1e-6, relative = 0] = ROUNDED.find(([pattern]) => pattern.test(field)) ?? [];
    return Math.abs(expected - got) <= Math.max(absolute, Math.abs(expected) * relative);
  }
  const [said, found] = [String(expected), String(got)];
  if (field.endsWith('outer_diameter')) {
    return Math.abs((parseInches(said) ?? -1) - (parseInches(found) ?? -2)) < 0.006;
  }
  if (/hung|top_of_cement/.test(field)) {
    const [ours, theirs] = [numbersIn(said), numbersIn(found)];
    if (ours.length === 0) return wordsOf(said) === wordsOf(found);
    // The size of the string is written as its document has it.
    const [a, b] = field.endsWith('hung') ? [ours.slice(-2), theirs.slice(-2)] : [ours, theirs];
    return a.length === b.length && a.every((one, at) => Math.abs(one - (b[at] ?? NaN)) <= 0.65);
  }
  return wordsOf(said) === wordsOf(found);
}

/** A quotation of a cell, right in any form that the document uses; the figures next to it are judged. */
const QUOTED = /mud_weight_text$/;

export interface JudgedVerdict extends Verdict {
  kind: ScoredKind;
  /** For a wrong value: whether a mark asks the user to check it. */
  marked: boolean;
}

/** Every value of a set: those of its montage, and each station of its survey. */
export function judge(
  expected: Montage,
  { montage, facts }: { montage: Montage | null; facts: WellFacts | null },
  truth: WellTruth,
  surveySaid: boolean,
): JudgedVerdict[] {
  const { keyed, sizeless } = sizedByCasing(montage, truth);
  const stations = surveySaid ? (pathOf(truth)?.stations ?? []) : [];
  const compared = compareMontages(expected, keyed)
    .filter((one) => !QUOTED.test(one.field) && !isCalledAfterString(one, truth))
    .map((one): Verdict =>
      one.field === 'sections.diameter' && sizeless.has(one.entity ?? '')
        ? { ...one, verdict: 'missing', got: null }
        : one,
    );
  const values = compared.map((one): Verdict => {
    if (one.verdict !== 'wrong') return one;
    return isRight(one)
      ? { ...one, verdict: 'right' }
      : isFallback(one, truth)
        ? { ...one, verdict: 'missing' }
        : one;
  });
  return [...values, ...stationVerdicts(facts, stations)].map((one) => ({
    ...one,
    kind: kindOfField(one.field),
    marked: one.verdict === 'wrong' && isMarked(one, montage, facts),
  }));
}

/** A section whose size was not understood is still known by the pipe that is set in it, so that what is right in it counts. */
function sizedByCasing(
  montage: Montage | null,
  { sections }: WellTruth,
): { keyed: Montage | null; sizeless: Set<string> } {
  const sizeless = new Set<string>();
  if (montage === null) return { keyed: null, sizeless };
  const taken = new Set(montage.sections_list.map(({ diameter }) => diameter));
  const sections_list = montage.sections_list.map((section) => {
    const outer = parseInches(section.casing_item?.casing_outer_diameter ?? '');
    const own = sections.find(
      ({ pipe }) => outer !== null && Math.abs((parseInches(pipe.outer) ?? 0) - outer) < 0.006,
    );
    const diameter = own === undefined ? null : parseInches(own.hole);
    if (section.diameter !== null || diameter === null || taken.has(diameter)) return section;
    taken.add(diameter);
    sizeless.add(section.id);
    return { ...section, diameter };
  });
  return { keyed: { ...montage, sections_list }, sizeless };
}

/** Whether a section is named after its string, because no document describes it. */
const isCalledAfterString = ({ field, expected, got }: Verdict, { sections }: WellTruth): boolean =>
  field === 'sections.description' && expected === null && sections.some(({ pipe }) => pipe.name === got);

/** The fallback where a table of sections was not understood: a string's name as its section's, and a section of no size. */
const isFallback = ({ field, expected, got }: Verdict, { sections }: WellTruth): boolean =>
  expected !== null &&
  ((field === 'formations.section' && String(got).startsWith('section without a size')) ||
    (field === 'sections.description' && sections.some(({ pipe }) => pipe.name === got)));

export function stationVerdicts(facts: WellFacts | null, stations: readonly Station[]): Verdict[] {
  const found = facts?.survey?.stations ?? [];
  const say = (one: Station) =>
    [one.ahdM.toFixed(2), one.inclinationDeg.toFixed(2), one.azimuthDeg.toFixed(2)].join(' / ');
  const near = (ahdM: number) => found.find((one) => Math.abs(one.ahdM - ahdM) <= 0.2);
  const judged = stations.map((station): Verdict => {
    const got = near(station.ahdM) ?? null;
    const right =
      got !== null &&
      Math.abs(got.inclinationDeg - station.inclinationDeg) < 0.06 &&
      (station.inclinationDeg < 0.1 || Math.abs(got.azimuthDeg - station.azimuthDeg) < 0.06);
    return {
      field: 'survey.station',
      where: `station ${station.ahdM.toFixed(1)} m`,
      verdict: got === null ? 'missing' : right ? 'right' : 'wrong',
      expected: say(station),
      got: got === null ? null : say(got),
    };
  });
  const invented = found
    .filter(({ ahdM }) => !stations.some((one) => Math.abs(one.ahdM - ahdM) <= 0.2))
    .map((one): Verdict => ({
      field: 'survey.station',
      where: `station ${one.ahdM.toFixed(1)} m`,
      verdict: 'wrong',
      expected: null,
      got: say(one),
    }));
  return [...judged, ...invented];
}

const rowOf = ({ line, cell = null }: { line: number | null; cell?: string | null }) =>
  line ?? (cell === null ? null : Number(cell.replace(/\D/g, '')));

/** Values that the contract has no field for, and the field that shows them and carries their mark. */
const MARKED_AT: Record<string, string> = {
  'formations.section': 'formation_name',
  'casing_item.hung': 'notes',
};

/** Whether a flag, an assumption or a note of what was not understood touches a value. */
export function isMarked(
  { field, entity }: Verdict,
  montage: Montage | null,
  facts: WellFacts | null,
): boolean {
  const key = MARKED_AT[field] ?? field.split('.')[1] ?? '';
  const source = montage?.sources?.find((one) => one.entity_id === entity && one.field === key);
  const places =
    field === 'survey.station'
      ? facts?.survey
        ? [{ document: facts.survey.source.file, line: null }]
        : []
      : (source?.places ?? []);
  if (source !== undefined && (source.certainty === 'assumed' || source.flag !== null)) return true;
  return (facts?.notUnderstood ?? []).some(
    ({ source: at }) =>
      at.row !== undefined && places.some((place) => place.document === at.file && rowOf(place) === at.row),
  );
}
