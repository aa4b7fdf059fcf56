import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { casing, factsOf, runWith, section, surveyOf, top } from './facts-for-tests';
import { STEPS } from './steps';

const ordinary = factsOf({
  tops: [top('Chalk', { tvdSsM: 900, varianceM: 10 }), top('Sand', { tvdSsM: 1000 })],
  sections: [section(12.25, { tdAhdM: 1000 }), section(8.5, { tdAhdM: 1200 })],
});

describe('the stream', () => {
  it('takes 22 distinct steps, each begun and ended, and completes', async () => {
    const run = await runWith(ordinary, { rigFloorHeightM: 30, vertical: true });
    expect(STEPS).toHaveLength(22);
    expect([...run.steps.keys()]).toEqual(STEPS.map(({ id }) => id));
    expect(run.steps.size).toBe(22);
    expect(run.statuses).toHaveLength(44);
    expect(run.statuses.filter((_, index) => index % 2 === 0)).toEqual(Array(22).fill('IN_PROGRESS'));
    expect(new Set(run.statuses)).toEqual(new Set(['IN_PROGRESS', 'COMPLETED']));
    expect(run.error).toBeNull();
    expect(run.result?.montage_sections.map(({ name }) => name)).toEqual([
      '12 1/4″ Section 1',
      '8 1/2″ Section 2',
    ]);
  });

  it('says the step first and then what was found', async () => {
    const run = await runWith(ordinary, { rigFloorHeightM: 30, vertical: true });
    for (const { id, label } of STEPS) {
      expect(run.steps.get(id)?.detail).toMatch(new RegExp(`^${label}: .+[.]$`));
    }
  });

  it('ends in an error where there are no formation tops, after the steps that led there', async () => {
    const facts = factsOf({
      survey: surveyOf([[0, 0]]),
      tops: [top('Hugin Base', { kind: 'base', tvdSsM: 2000 })],
      documents: [{ file: 'path.txt', classification: 'Well Trajectory', holds: ['survey, 1 station'] }],
      notUnderstood: [{ source: { file: 'tops.docx' }, reason: 'Word documents cannot be read yet.' }],
    });
    const run = await runWith(facts);
    expect(run.montage).toBeNull();
    expect(run.result).toBeNull();
    expect([...run.steps.keys()].at(-1)).toBe('formation-tops');
    expect(run.steps.get('formation-tops')?.status).toBe('FAILED');
    expect(run.error).toContain('No formation tops were found');
    expect(run.error).toContain('path.txt (survey, 1 station)');
    expect(run.error).toContain('tops.docx: Word documents cannot be read yet.');
    expect(run.error).toContain('Upload a well proposal or a list of formation tops');
  });

  it('turns a reader that breaks into an error with a sentence', async () => {
    const run = await runWith(new Error('the workbook is encrypted'));
    expect(run.steps.size).toBe(1);
    expect(run.steps.get('read-documents')?.status).toBe('FAILED');
    expect(run.error).toBe(
      'The documents could not be read: the workbook is encrypted. ' +
        'Check that each file opens, upload them again, and generate again.',
    );
  });

  it('has nothing to read without documents', async () => {
    expect((await runWith(ordinary, { documents: [] })).error).toContain('There are no documents to read');
  });

  it('shows what was not understood, and goes on', async () => {
    const facts = {
      ...ordinary,
      notUnderstood: [{ source: { file: 'log.pdf', row: 3 }, reason: 'PDF documents cannot be read yet' }],
    };
    const run = await runWith(facts, { rigFloorHeightM: 30, vertical: true });
    expect(run.steps.get('document-kinds')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('document-kinds')?.detail).toContain(
      'log.pdf, row 3: PDF documents cannot be read yet.',
    );
    expect(run.montage).not.toBeNull();
  });
});

/** Any mixture of what documents give and leave out, in ranges that make them contradict each other. */
const maybe = (min: number, max: number): fc.Arbitrary<number | null> =>
  fc.option(fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(Number.NaN, min, max)));

const anyFacts = fc
  .record({
    tops: fc.array(
      fc
        .record({
          kind: fc.constantFrom('top' as const, 'base' as const),
          tvdSsM: maybe(-50, 3000),
          tvdBdfM: maybe(0, 3000),
          ahdBdfM: maybe(-10, 4000),
        })
        .map((depths) => top(`Formation at ${depths.tvdSsM}`, depths)),
      { maxLength: 6 },
    ),
    sections: fc.array(
      fc
        .record({ size: fc.constantFrom(17.5, 12.25, 8.5), tdAhdM: maybe(0, 4000), tdTvdSsM: maybe(0, 3000) })
        .map(({ size, ...depths }) => section(size, depths)),
      { maxLength: 3 },
    ),
    casings: fc.array(
      fc
        .record({
          hole: fc.option(fc.constantFrom(17.5, 12.25, 8.5)),
          od: fc.option(fc.constantFrom(13.375, 9.625, 7)),
          kind: fc.constantFrom('casing' as const, 'liner' as const, 'tieback' as const),
          topAhdM: maybe(0, 1000),
          shoeAhdM: maybe(0, 4000),
        })
        .map(({ hole, od, ...given }) => casing(hole, od, given)),
      { maxLength: 4 },
    ),
    survey: fc.option(
      fc
        .array(fc.tuple(fc.double({ min: -10, max: 3500, noNaN: true }), fc.integer({ min: -5, max: 185 })), {
          maxLength: 5,
        })
        .map((rows) => surveyOf(rows)),
    ),
  })
  .map((given) => factsOf(given));

describe('any documents', () => {
  it('lead to a montage in 22 steps, or to an error that says what to do; nothing is thrown', async () => {
    const input = fc.record({ rigFloorHeightM: maybe(-10, 100), vertical: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(anyFacts, input, async (facts, given) => {
        const run = await runWith(facts, given);
        const tops = facts.tops.filter(({ kind }) => kind === 'top');
        if (tops.length === 0) {
          expect(run.error).toContain('generate again');
          return;
        }
        expect(run.steps.size).toBe(22);
        expect(run.result?.montage_sections.flatMap(({ formations }) => formations)).toHaveLength(
          tops.length,
        );
      }),
      { numRuns: 300 },
    );
  });
});
