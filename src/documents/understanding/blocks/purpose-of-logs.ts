import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { RUN_MARK, TOOLS } from '../logging/run-cells';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Place } from './block-pairs';

const LOGGING = VOCABULARY.find(({ kind }) => kind === 'logging');

/** A heading for the purpose of logs that every language understands. */
export const PURPOSE_OF_LOGS = 'Logging purpose';

/** Words for logs in a label: `Logging objective`, `Messziel`. Folded. */
const OF_LOGS = /log|mess|meet|meting|evaluation|mesure|diagraph|registro|perfi|registraz/;

/** Whether a label is the purpose of logs; `Objective` alone is so only below a title for logs. */
export function namesPurpose(label: string, isUnderLogs: boolean): boolean {
  if (!LOGGING || !(isUnderLogs || OF_LOGS.test(fold(label)))) return false;
  // `Doel / purpose`: a form in two languages.
  const names = [label, label.replace(SUBJECT_BEFORE, ''), ...label.split(/\s\/\s/)];
  return names.some((name) =>
    fieldsNamed(LOGGING, parseHeading(name).key).some(({ field }) => field === 'purpose'),
  );
}

/** `Bohrlochmessungen. Zweck`, `Logging - purpose`: what the purpose is of is in front of it. */
const SUBJECT_BEFORE = /^[\p{L} ]{3,40}(?:[.,]|\s[-\u2013\u2014])\s+(?=\p{L})/u;

interface Log {
  heading: string;
  value: string;
  place: Place & { quote?: string; assumed?: string };
  run?: string;
}

export const entryOfPurpose = (value: string, place: Log['place']): Log & { kind: 'logging' } => ({
  kind: 'logging',
  heading: PURPOSE_OF_LOGS,
  value: value.replace(/(?<=\p{L}{3})\.$/u, ''),
  place,
});

/** `12 1/4" section - purpose: correlation`: what is behind the size, and where it begins. */
const PURPOSE_BEHIND =
  /\s*[-\u2013\u2014:,(]\s*(?:purpose|objectives?|aim|zweck|ziel|messziel|doel|formal|hensikt|but|objectif|objetivos?|proposito|finalidade?|scopo|obiettivo)(?: (?:of|der|van|med|de|des|dei|delle)(?: \p{L}{2,20}){1,3})?\s*:\s*(?=\p{L}{2})/u;

const HAS_RUN = new RegExp(String.raw`\s${RUN_MARK}\s*[:\u2013-]`, 'iu');

/** A title of a section without the purpose behind it, and that purpose. */
export function purposeInTitle(title: string): { title: string; purpose: string } | null {
  const match = PURPOSE_BEHIND.exec(title.toLowerCase().replaceAll('\u00e5', 'a').replaceAll('\u00f3', 'o'));
  const purpose = title.slice((match?.index ?? 0) + (match?.[0].length ?? 0)).trim();
  // With its runs behind it, the line is the whole programme of a hole.
  return match === null || HAS_RUN.test(purpose) ? null : { title: title.slice(0, match.index), purpose };
}

/** `Objective: casing seat. Run 1: GR`: what the runs behind it are for; null for runs without it. */
export function purposeBeforeRuns(value: string): { purpose: string; runs: string } | null {
  const { label = '', purpose = '', runs = '' } = BEFORE_RUNS.exec(value)?.groups ?? {};
  return runs !== '' && namesPurpose(label, true) ? { purpose, runs } : null;
}
const BEFORE_RUNS = new RegExp(
  String.raw`^(?<label>\p{L}[\p{L} ]{2,40}?)\s?:\s+(?<purpose>\p{L}.*?)[.;,]?\s+(?<runs>${RUN_MARK}.*)$`,
  'isu',
);

/** `12 1/4" hole - Purpose: correlation. Run 1: GR`: the label of the purpose is behind what it is of. */
export function withLabelOfPurpose(key: string, value: string): string {
  const [, label = ''] = /\s[-\u2013\u2014]\s+(\p{L}[\p{L} ]{2,40})$/u.exec(key) ?? [];
  return label !== '' && namesPurpose(label, true) ? `${label}: ${value}` : value;
}

/** `see appendix`: where something is, not what it is for. Folded. */
export const isElsewhere = (text: string): boolean => ELSEWHERE.test(fold(text));
const ELSEWHERE = /^(?:see|siehe|s\.|zie|se\b|voir|ver\b|vedi|as |according|gemaess|volgens|wie\b)/;

/**
 * The runs and what they are for. Above runs of their own, `Logging programme: correlation and casing seat` says what they are
 * for, as it names no tool.
 */
export function runsAndPurpose<Entry extends Log>(
  entries: readonly Entry[],
): { runs: Entry[]; purpose: Entry[] } {
  const said = entries.filter(({ heading }) => heading === PURPOSE_OF_LOGS);
  const logs = entries.filter(({ heading }) => heading !== PURPOSE_OF_LOGS);
  const numbered = logs.filter(({ run }) => run !== undefined);
  const [other, ...more] = logs.filter(({ run }) => run === undefined);
  const isPurpose =
    numbered.length > 0 &&
    other !== undefined &&
    more.length === 0 &&
    /\p{L}{4}/u.test(other.value) &&
    !TOOLS.test(other.value) &&
    !isElsewhere(other.value);
  if (!isPurpose) return { runs: logs, purpose: said.slice(0, 1) };
  const place = {
    ...other.place,
    assumed: `"${other.value}" names no tool: it was taken for what the runs are for`,
  };
  return {
    runs: numbered,
    purpose: said.length > 0 ? said.slice(0, 1) : [{ ...other, heading: PURPOSE_OF_LOGS, place }],
  };
}
