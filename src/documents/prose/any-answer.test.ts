import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ReadFacts } from '../understanding/read-documents';
import { HEADER, KINDS, fieldsOf } from './fields';
import type { KindOfAnswer } from './fields';
import { squeezed } from './passages';
import { GOOD, PROGRAMME, SECTIONS, SURVEY, answering, readProgramme } from './prose-for-tests';
import { withProse } from './with-prose';

let read: ReadFacts;
beforeAll(async () => {
  read = await readProgramme();
});

const DOCUMENTS: Record<string, string> = {
  'Programme.txt': squeezed(PROGRAMME),
  'Sections.csv': squeezed(SECTIONS),
  'Survey.csv': squeezed(SURVEY),
};

/** Parts of the documents, and what a model invents. */
const words = PROGRAMME.split(/\s+/).filter((word) => word !== '');
const partOfDocument = fc
  .tuple(fc.nat(words.length - 1), fc.integer({ min: 1, max: 14 }))
  .map(([from, length]) => words.slice(from, from + length).join(' '));
const quote = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.values(GOOD).map((good) => good.quote)) },
  { weight: 3, arbitrary: partOfDocument },
  fc.string({ maxLength: 40 }),
);
const writtenValue = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(...Object.values(GOOD).flatMap((good) => Object.values<string>(good.values))),
  },
  { weight: 3, arbitrary: partOfDocument },
  fc
    .tuple(
      fc.double({ min: 0, max: 9999, noNaN: true }),
      fc.constantFrom('m', 'ft', '"', 'SG', 'm TVDSS', 'psi', ''),
    )
    .map(([figure, unit]) => `${figure.toFixed(1)} ${unit}`),
  fc.string({ maxLength: 20 }),
);
const kinds = [...(Object.keys(KINDS) as KindOfAnswer[]), 'header' as const];
const answer = fc.constantFrom(...kinds).chain((kind) => {
  const names = kind === 'header' ? Object.keys(HEADER) : Object.keys(fieldsOf(kind));
  return fc.record({
    passage: fc.integer({ min: 0, max: 4 }),
    kind: fc.constant(kind),
    quote,
    values: fc.dictionary(fc.constantFrom(...names), writtenValue, { minKeys: 1, maxKeys: 4 }),
  });
});
/** A good answer with one thing changed. */
const nearlyGood = fc
  .tuple(
    fc.constantFrom(...Object.values(GOOD)),
    fc.record({ quote, passage: fc.integer({ min: 1, max: 3 }), value: writtenValue }),
  )
  .chain(([good, other]) =>
    fc.constantFrom<object>(
      good,
      { ...good, quote: other.quote },
      { ...good, passage: other.passage },
      ...Object.keys(good.values).map((name) => ({
        ...good,
        values: { ...good.values, [name]: other.value },
      })),
    ),
  );

/** The figures of a quote, by a simple rule: `2,890`, `8 1/2`, `53.5`. */
const figuresIn = (text: string): number[] =>
  [...text.matchAll(/(\d+) (\d+)\/(\d+)|\d[\d,]*(?:\.\d+)?/g)].map(([all, whole, top, bottom]) =>
    bottom === undefined ? Number(all.replaceAll(',', '')) : Number(whole) + Number(top) / Number(bottom),
  );
/** Metres, feet, pounds for each foot, inches as millimetres, specific gravity, psi. */
const FACTORS = [1, 0.3048, 1.488164, 1 / 25.4, 9.80665, 6.894757];
const isOf = (found: number, text: string): boolean =>
  figuresIn(text).some((figure) =>
    FACTORS.some((factor) => Math.abs(figure * factor - found) < 1e-3 * found),
  );

/** The numbers of a fact with the places that they have. */
const numbersOf = (fact: object): [field: string, value: number][] =>
  Object.entries(fact).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'number') return [[field, value]];
    if (typeof value !== 'object' || value === null || !('exact' in value)) return [];
    return Object.entries(value).flatMap(([end, one]: [string, unknown]) =>
      typeof one === 'number' ? [[`${field}.${end}`, one] as [string, number]] : [],
    );
  });

it('every value that is used has its digits in its quote, and its quote in the document', async () => {
  let used = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(answer, nearlyGood), { maxLength: 6 }), async (answers) => {
      const facts = await withProse(read, answering(...answers));
      const lists = [
        facts.tops,
        facts.sections,
        facts.casings,
        facts.muds,
        facts.slurries,
        facts.pressureTests,
        facts.loggingRuns,
        facts.reservoirs,
      ];
      for (const fact of [...lists.flat(), facts.header]) {
        const origins = Object.values(fact.origins ?? {}).flatMap((origin) => origin ?? []);
        for (const { file, quote: shown } of origins.filter(({ readBy }) => readBy !== undefined))
          expect(DOCUMENTS[file]).toContain(squeezed(shown));
        for (const [field, found] of numbersOf(fact)) {
          const origin = fact.origins?.[field];
          if (origin?.readBy === undefined) continue;
          expect(isOf(found, origin.quote), `${found} in "${origin.quote}"`).toBe(true);
          used += 1;
        }
      }
      // The reader's own facts are as they were, except for what was blank.
      expect(facts.survey).toBe(read.survey);
      for (const [at, section] of read.sections.entries()) expect(facts.sections[at]).toMatchObject(section);
    }),
    { numRuns: 200 },
  );
  expect(used).toBeGreaterThan(50);
});
