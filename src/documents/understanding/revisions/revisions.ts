import type { NotUnderstood } from '../../facts';
import type { DocumentContent } from '../../readers/table';
import type { Correction } from '../corrections/corrections';
import { fold } from '../words/fold';
import type { Question } from '../facts/questions';
import { REVISION_WORDS } from '../vocabulary/superseded';
import { sameWell } from '../which-well/well-names';

const WORDS = REVISION_WORDS.toSorted((a, b) => b.length - a.length).join('|');
const MARK = String.raw`(\d{1,3}|[a-z])(\d{0,2})`;

/** `Rev 2`, `revision no. B`, `Revisie: 1`, at the start of a line or a cell. */
const STATED = new RegExp(
  String.raw`^(?:document |doc )?(?:${WORDS})\.?\s*(?:no|nr|number|nummer)?\.?\s*[:=#-]?\s*${MARK}\b(?!\s*[./,]\d)`,
);
/** `_rev2`, `-R3`, ` v 1`, at the end of a part of a file name. */
const NAMED = new RegExp(
  String.raw`(?:^|[\s_.,()-])(?:(?:${WORDS})[\s_.-]*${MARK}|[rv](\d{1,3}))(?=$|[\s_.,()-])`,
);
const DATE_WORDS =
  '(?:date|dated|issued|issue date|datum|dato|fecha|uitgegeven|stand|ausgabedatum|date d.edition)';
const DATED = new RegExp(String.raw`\b${DATE_WORDS}\s*[:=]?\s*([0-9].{5,18})`);
const DOCUMENT_NUMBER =
  /\b(?:document|doc|dokument|documento|report|rapport|bericht)\.? ?-?(?:no|nr|number|nummer|id|ref)\.?\s*[:=#]?\s*([a-z0-9][\w/-]{3,})/;

const MONTHS = [
  'jan',
  'feb',
  'm[aä]?r|maart|mrt|mar',
  'apr',
  'ma[iyj]|mei',
  'jun',
  'jul',
  'aug|ao[uû]',
  'sep',
  'o[ck]t',
  'nov',
  'de[cz]|dic',
];

/** Days since 1970 for a date in any common format; null if day and month are ambiguous. */
function dayOf(text: string): number | null {
  const day = (year: number, month: number, date: number) =>
    year >= 1950 && year < 2100 && month >= 1 && month <= 12 && date >= 1 && date <= 31
      ? Date.UTC(year, month - 1, date) / 86_400_000
      : null;
  const iso = /(?<!\d)((?:19|20)\d\d)[-_./ ]?(\d\d)[-_./ ]?(\d\d)(?!\d)/.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const words = /(?<!\d)(\d{1,2})[. _-]*([a-zäû]{3,9})[. _,-]*((?:19|20)\d\d)/.exec(text);
  const month = words ? MONTHS.findIndex((name) => new RegExp(`^(?:${name})`).test(words[2] ?? '')) : -1;
  if (words && month >= 0) return day(Number(words[3]), month + 1, Number(words[1]));
  const figures = /(?<!\d)(\d{1,2})[-_./](\d{1,2})[-_./]((?:19|20)\d\d)(?!\d)/.exec(text);
  if (!figures) return null;
  const [first, second, year] = [Number(figures[1]), Number(figures[2]), Number(figures[3])];
  if (second > 12) return day(year, first, second);
  return first > 12 || first === second || figures[0].includes('.') ? day(year, second, first) : null;
}

export interface Revision {
  /** The label in the document: `Rev 2`; null if it has none. */
  label: string | null;
  /** Its number, or its letter and suffix. */
  mark: { letter: string; number: number } | null;
  /** Days since 1970. */
  day: number | null;
  /** The features that revisions of one document share. */
  keys: string[];
}

function markOf(match: RegExpExecArray | null): Revision['mark'] {
  if (!match) return null;
  const [, first = match[3] ?? '', second = ''] = match;
  return /\d/.test(first)
    ? { letter: '', number: Number(first + second) }
    : { letter: first, number: Number(second || 0) };
}

/** How many lines at the top of a document, or at the top and foot of its pages, are its title block. */
const TITLE_LINES = 40;

function isLater(a: NonNullable<Revision['mark']>, b: NonNullable<Revision['mark']>): boolean | null {
  if ((a.letter === '') !== (b.letter === '')) return null;
  if (a.letter !== b.letter) return a.letter > b.letter;
  return a.number === b.number ? null : a.number > b.number;
}

/** The name of a file without what differs between revisions: their marks, dates and words such as final. */
function stemOf(name: string): string {
  return fold(name)
    .replace(/\.[a-z0-9]{2,4}$/, '')
    .replace(/\(\d+\)/g, ' ')
    .replace(/(?:19|20)\d\d[-_. ]?\d\d[-_. ]?\d\d|\d{1,2}[-_.]\d{1,2}[-_.](?:19|20)\d\d/g, ' ')
    .replace(new RegExp(NAMED, 'g'), ' ')
    .replace(
      /(?:^|[\s_-])(?:final|draft|concept|entwurf|def|definitief|latest|new|ifr|ifa|ifc)(?=$|[\s_-])/g,
      ' ',
    )
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The revision of a document, from its title block or its file name. */
export function revisionOf(file: string, content: DocumentContent): Revision {
  const top = content.lines.slice(0, TITLE_LINES).map(({ text, cells }) => ({ text: fold(text), cells }));
  const stated = top.flatMap(({ text, cells }) => {
    const parts = [
      text,
      ...text.split(/\s{2,}|\t|[|;]/),
      ...cells.map((cell, at) => fold([cell, cells[at + 1] ?? ''].join(' '))),
    ];
    return parts.flatMap((part) => {
      const match = STATED.exec(part.trim());
      const mark = markOf(match);
      // `Issue a permit` and `Version control` are sentences.
      if (mark && mark.letter !== '' && !/^(?:document |doc )?rev|[:=]/.test(match?.[0] ?? '')) return [];
      return mark ? [{ mark, label: (match?.[0] ?? '').trim() }] : [];
    });
  });
  // A revision history also names the earlier ones.
  const [latest] = stated.toSorted((a, b) => (isLater(a.mark, b.mark) === true ? -1 : 1));
  const name = fold(file).replace(/\.[a-z0-9]{2,4}$/, '');
  const named = NAMED.exec(name);
  const mark = latest?.mark ?? markOf(named);
  const dated = top.flatMap(({ text }) => dayOf(DATED.exec(text)?.[1] ?? '') ?? []);
  const numbers = top.flatMap(({ text }) => DOCUMENT_NUMBER.exec(text)?.[1] ?? []);
  const stem = stemOf(file);
  return {
    label: latest?.label ?? (named ? named[0].replace(/^[\s_.,()-]+/, '') : null),
    mark,
    day: dayOf(name) ?? (dated.length > 0 ? Math.max(...dated) : null),
    keys: [...(stem === '' ? [] : [`name ${stem}`]), ...numbers.map((number) => `number ${number}`)],
  };
}

interface Revised {
  file: string;
  content: DocumentContent;
  /** The wells that it names. */
  wells: readonly string[];
  groups: readonly { kind: string; rows: readonly unknown[] }[];
  corrections?: readonly Correction[];
}

/** Whether a document counts according to a correction; null without one. */
function countsBy(document: Revised): boolean | null {
  const said = (document.corrections ?? []).flatMap((correction) =>
    correction.kind === 'document' && correction.counts !== undefined ? [correction.counts] : [],
  );
  return said.at(-1) ?? null;
}

const rowsOf = ({ groups }: Revised) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

/** Whether a is later than b; null if unknown, or if the mark and the date contradict each other. */
function compare(a: Revision, b: Revision): boolean | null {
  const byMark = a.mark && b.mark ? isLater(a.mark, b.mark) : null;
  const byDay = a.day !== null && b.day !== null && a.day !== b.day ? a.day > b.day : null;
  if (byMark === null) return byDay;
  return byDay === null || byDay === byMark ? byMark : null;
}

const differ = (a: Revision, b: Revision): boolean =>
  JSON.stringify(a.mark) !== JSON.stringify(b.mark) || (a.mark === null && a.day !== b.day);

/**
 * Finds earlier revisions of documents that are also in the set in a later revision: they are not used, with a remark. If it
 * is unknown which is later, a question is asked, and neither is used until it is answered.
 */
export function earlierRevisions(documents: readonly Revised[]): {
  left: Set<string>;
  notUnderstood: NotUnderstood[];
  questions: Question[];
} {
  const left = new Set<string>();
  const notUnderstood: NotUnderstood[] = [];
  const questions: Question[] = [];
  const leave = (document: Revised, reason: string) => {
    if (!left.has(document.file)) notUnderstood.push({ source: { file: document.file, row: 1 }, reason });
    left.add(document.file);
  };
  for (const document of documents) {
    if (countsBy(document) === false)
      leave(document, 'The document is marked as one that does not count; it was not used.');
  }
  const revised = documents.map((document) => ({
    document,
    revision: revisionOf(document.file, document.content),
  }));
  for (const [at, one] of revised.entries()) {
    for (const other of revised.slice(at + 1)) {
      const [a, b] = [one.document, other.document];
      if (left.has(a.file) || left.has(b.file) || !isSameDocument(one, other)) continue;
      const [countsA, countsB] = [countsBy(a), countsBy(b)];
      const later = countsA !== countsB ? countsA === true : compare(one.revision, other.revision);
      if (later === null) {
        const question = questionOf(one, other);
        questions.push(question);
        leave(a, question.text);
        leave(b, question.text);
        continue;
      }
      const [kept, passed] = later ? [one, other] : [other, one];
      leave(
        passed.document,
        `${passed.revision.label ? `This is ${passed.revision.label} of a document` : 'The document is an earlier revision of one'} that the set has in a later revision, ${kept.document.file}${kept.revision.label ? ` (${kept.revision.label})` : ''}; it was not used.`,
      );
    }
  }
  return { left, notUnderstood, questions };
}

interface DatedDocument {
  document: Revised;
  revision: Revision;
}

function isSameDocument(one: DatedDocument, other: DatedDocument): boolean {
  const [a, b] = [one.revision, other.revision];
  const hasMark = [a, b].some(({ mark, day }) => mark !== null || day !== null);
  if (!hasMark || !differ(a, b) || !a.keys.some((key) => b.keys.includes(key))) return false;
  const [wells, others] = [one.document.wells, other.document.wells];
  const isOneWell = wells.length === 0 || others.length === 0;
  if (!isOneWell && !wells.some((well) => others.some((name) => sameWell(well, name)))) return false;
  const kinds = new Set(one.document.groups.map(({ kind }) => kind));
  return other.document.groups.some(({ kind }) => kinds.has(kind));
}

function questionOf(one: DatedDocument, other: DatedDocument): Question {
  const [a, b] = [one.document.file, other.document.file];
  const named = ({ document, revision }: DatedDocument) =>
    revision.label ? `${document.file} (${revision.label})` : document.file;
  return {
    id: `revision:${a}:${b}`,
    text: `${named(one)} and ${named(other)} look like two revisions of one document, and nothing says which is later; which one counts?`,
    source: { file: a, row: 1 },
    decides: Math.max(rowsOf(one.document), rowsOf(other.document)),
    answers: [
      { text: `${named(one)} counts`, corrections: [{ kind: 'document', counts: true }] },
      { text: `${named(other)} counts`, corrections: [{ kind: 'document', counts: false }] },
    ],
  };
}
