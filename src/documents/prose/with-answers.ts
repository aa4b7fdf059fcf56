import type { WellFacts } from '../facts';
import type { ReadFacts } from '../understanding/read-documents';
import { counted, listed } from '../words';
import { UnusedAccount } from './account';
import { parseAnswer } from './answer';
import type { AnsweredFact } from './answer';
import { KINDS, fieldsOf } from './fields';
import type { KindOfAnswer } from './fields';
import { withHeader } from './header';
import { merged, sameThing } from './merge';
import type { Passage, PassageLine } from './passages';
import { batchesOf } from './batches';
import type { Batch } from './batches';
import type { ProseOutcome } from './request';
import { trajectoryOf } from './physics';
import { checkFact } from './read-fact';
import type { CheckedFact, PlacedText } from './read-fact';
import type { Located } from './quote';
import { clipped } from './settle';

interface Answered {
  facts: { answered: AnsweredFact; passage: Passage }[];
  malformed: number;
  unread: { passages: Passage[]; why: string }[];
}

function factsOf(outcomes: readonly ProseOutcome[], batches: readonly Batch[]): Answered {
  const all: Answered = { facts: [], malformed: 0, unread: [] };
  for (const [at, { passages, first }] of batches.entries()) {
    const outcome = outcomes[at] ?? { unread: 'it was not asked' };
    const answer = 'unread' in outcome ? outcome : parseAnswer(outcome.answer);
    if ('unread' in answer) {
      all.unread.push({ passages, why: answer.unread });
      continue;
    }
    all.malformed += answer.malformed;
    for (const answered of answer.facts) {
      // The number of a passage of another request is an invention.
      const passage = passages[answered.passage - first];
      if (passage === undefined) all.malformed += 1;
      else all.facts.push({ answered, passage });
    }
  }
  return all;
}

type Entry = { answered: AnsweredFact; passage: Passage; checked: CheckedFact };

/** Two answers that use one figure for different values: neither is sure. */
function claimedTwice(entries: readonly Entry[]): Set<Entry> {
  const claims = Map.groupBy(
    entries.flatMap((entry) => entry.checked.figures.map((figure) => ({ figure, entry }))),
    ({ figure }) => figure,
  );
  return new Set(
    [...claims.values()].flatMap((all) => (all.length > 1 ? all.map(({ entry }) => entry) : [])),
  );
}

/** Answers about one thing that do not agree with each other: neither is sure. */
function contradicting(entries: readonly Entry[], facts: WellFacts): Set<Entry> {
  const bare = { ...facts, tops: [], sections: [], casings: [], muds: [], slurries: [], loggingRuns: [] };
  const empty: WellFacts = { ...bare, pressureTests: [], reservoirs: [], survey: null };
  return new Set(
    entries.flatMap((one, at) =>
      entries.slice(at + 1).flatMap((other) => {
        if (one.checked.kind !== other.checked.kind) return [];
        if (!sameThing(one.checked.kind, one.checked.fact, other.checked.fact)) return [];
        const alone = merged(empty, one.checked, null);
        const both = 'why' in alone ? alone : merged(alone.facts, other.checked, null);
        return 'why' in both ? [one, other] : [];
      }),
    ),
  );
}

const ABOUT: Record<KindOfAnswer | 'header', WellFacts['remarks'][number]['about']> = {
  header: 'header',
  tops: 'tops',
  sections: 'sections',
  casing: 'casing',
  mud: 'mud',
  cement: 'cement',
  pressureTests: 'other',
  logging: 'other',
  reservoirs: 'other',
};

const nameOf = (kind: AnsweredFact['kind'], value: string): string => {
  const fields = kind === 'header' ? {} : fieldsOf(kind);
  return Object.hasOwn(fields, value)
    ? (fields[value]?.heading ?? value)
    : value.replaceAll('_', ' ').slice(0, 40);
};
const MOST_SHOWN = 8;
const valuesInWords = ({ kind, values }: AnsweredFact): string =>
  Object.entries(values)
    .slice(0, MOST_SHOWN)
    .map(([name, value]) => `${nameOf(kind, name)} ${clipped(value)}`)
    .join('; ');
const kindInWords = ({ kind }: AnsweredFact): string =>
  kind === 'header' ? 'the well itself' : KINDS[kind].says;

/**
 * The facts of the documents with what a language model answered to `requestsFor(read.passages)`. Nothing that it says is
 * trusted: each value must be in its quote, its quote in the passage, its unit and reference settled, and the rest of the well
 * must agree. What is not used is listed with its reason, as every other unused value is. What was not read is reported.
 */
export function withAnswers(read: ReadFacts, outcomes: readonly ProseOutcome[]): ReadFacts {
  const { given, beyond } = read.passages;
  if (given.length === 0) return read;
  const { facts: answers, malformed, unread } = factsOf(outcomes, batchesOf(read.passages));
  const unused = new UnusedAccount(read.unused ?? []);
  const remarks: WellFacts['remarks'] = [];
  const trajectory = trajectoryOf(read);
  let facts: ReadFacts = read;
  const usedValues = new Map<string, number>();
  let refusedAnswers = malformed;

  const refuse = (answered: AnsweredFact, passage: Passage, line: PassageLine | null, why: string) => {
    refusedAnswers += 1;
    const sentence = `A language model took it for ${kindInWords(answered)} (${valuesInWords(answered)}); that was not used: ${why}.`;
    if (!unused.refuse(passage, line, sentence))
      remarks.push({ about: 'other', text: `${passage.file}: ${sentence}` });
  };
  const take = (answered: AnsweredFact, quote: Located, values: readonly PlacedText[]) => {
    const { passage, text, start, end } = quote;
    const { file } = passage;
    usedValues.set(file, (usedValues.get(file) ?? 0) + values.length);
    for (const value of values) unused.use(passage, value.line, value.text);
    remarks.push({
      about: ABOUT[answered.kind],
      text: `${file}: a language model read ${kindInWords(answered)} (${valuesInWords(answered)}) from "${text.slice(start, end)}". Check it in the document.`,
    });
  };

  const entries: Entry[] = [];
  for (const { answered, passage } of answers) {
    if (answered.kind === 'header') {
      const answer = withHeader(facts.header, answered, passage);
      if ('why' in answer) refuse(answered, passage, null, answer.why);
      else {
        facts = { ...facts, header: answer.header };
        if (answer.values.length > 0) take(answered, answer.quote, answer.values);
      }
      continue;
    }
    const checked = checkFact(answered, passage, read.header.wellName);
    if ('why' in checked) refuse(answered, passage, null, checked.why);
    else entries.push({ answered, passage, checked });
  }
  const twice = claimedTwice(entries);
  const unsure = contradicting(entries, read);
  for (const entry of entries) {
    const { answered, passage, checked } = entry;
    const { line } = checked.quote;
    if (twice.has(entry)) refuse(answered, passage, line, 'another answer uses the same figure');
    else if (unsure.has(entry)) refuse(answered, passage, line, 'another answer contradicts it');
    else {
      const result = merged(facts, checked, trajectory);
      if ('why' in result) refuse(answered, passage, line, result.why);
      else {
        facts = { ...facts, ...result.facts };
        if (result.used.fields.length > 0) take(answered, checked.quote, checked.values);
      }
    }
  }

  const files = new Set(given.map(({ file }) => file));
  const total = [...usedValues.values()].reduce((sum, count) => sum + count, 0);
  const summary = [
    `A language model was given ${counted(given.length, 'passage')} of ${counted(files.size, 'document')} that the reader could not use; used: ${counted(total, 'value')}; not used: ${counted(refusedAnswers, 'answer')}.`,
    ...unread.map(
      ({ passages, why }) =>
        `${counted(passages.length, 'passage')} of ${listed([...new Set(passages.map(({ file }) => file))])} ${passages.length === 1 ? 'was' : 'were'} not read by the language model: ${why}.`,
    ),
    ...(beyond > 0
      ? [
          `${counted(beyond, 'more passage')} were not given to the language model, which gets a limited amount of text.`,
        ]
      : []),
  ];
  return {
    ...facts,
    unused: unused.list(),
    documents: facts.documents.map((document) => {
      const count = usedValues.get(document.file);
      return count === undefined
        ? document
        : { ...document, holds: [...document.holds, `${counted(count, 'value')} read by a language model`] };
    }),
    remarks: [...facts.remarks, ...remarks, ...summary.map((text) => ({ about: 'other' as const, text }))],
  };
}
