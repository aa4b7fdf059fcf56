import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { casing, factsOf, runWith, section, surveyOf, top } from './facts-for-tests';
import { STEPS } from './steps';

const ordinary = factsOf({
  tops: [top('Chalk', { tvdSsM: 900, varianceM: 10 }), top('Sand', { tvdSsM: 1000 })],
  sections: [section(12.25, { tdAhdM: 1000 }), section(8.5, { tdAhdM: 1200 })],
});

describe('the stream', () => {
  it('has 22 distinct steps, each started and ended, and completes', async () => {
    const run = await runWith(ordinary, { drillFloorM: 30, vertical: true });
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

  it('gives the label of the step first and then what was found', async () => {
    const run = await runWith(ordinary, { drillFloorM: 30, vertical: true });
    for (const { id, label } of STEPS) {
      expect(run.steps.get(id)?.detail).toMatch(new RegExp(`^${label}: .+[.]$`));
    }
  });

  it('gives a montage without formation tops, and reports what is missing', async () => {
    const facts = factsOf({
      survey: surveyOf([
        [0, 0],
        [2000, 0],
      ]),
      tops: [top('Hugin Base', { kind: 'base', tvdSsM: 2000 })],
      casings: [casing(12.25, 9.625, { shoeAhdM: 1000 })],
    });
    const run = await runWith(facts, { drillFloorM: 30 });
    expect(run.steps.size).toBe(22);
    expect(run.error).toBeNull();
    expect(run.steps.get('formation-tops')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('formation-tops')?.detail).toMatch(
      /1 base pick .* and no top.*Type them in the editor/,
    );
    expect(run.result?.montage_sections).toMatchObject([
      {
        name: '12 1/4″ Section 1',
        formations: [],
        total: { true_vertical_depth_subsea: 970, along_hole_depth_below_drill_floor: 1000 },
      },
    ]);
    expect(run.montage?.generation_report?.missing).toContainEqual(
      expect.stringMatching(/^Formation tops\. Type them in the editor/),
    );
  });

  it('derives sections from the hole sizes of a programme if nothing else gives them', async () => {
    const source = { file: 'tests.csv' };
    const pressureTests = [8.5, 12.25].map((holeDiameterIn) => ({
      holeDiameterIn,
      annularKpa: holeDiameterIn * 1000,
      ramKpa: null,
      casingOnBumpKpa: null,
      linerLapKpa: null,
      notes: null,
      source,
    }));
    const run = await runWith(factsOf({ pressureTests }));
    const tests = run.montage?.sections_list.map(({ diameter, pressure_test_item: test }) => [
      diameter,
      test?.annular_pressure,
    ]);
    expect(tests).toEqual([
      [12.25, 12_250],
      [8.5, 8500],
    ]);
    expect(run.steps.get('hole-sections')).toMatchObject({ status: 'FAILED' });
  });

  it('gives a montage with one blank section for a header alone', async () => {
    const facts = factsOf({});
    const run = await runWith({ ...facts, header: { ...facts.header, wellName: 'Kiek-1' } });
    expect(run.error).toBeNull();
    expect(run.montage).toMatchObject({
      top_line_item: { well_name: 'Kiek-1' },
      sections_list: [{ diameter: null, formations_list: [] }],
    });
  });

  it('ends in an error only if no document gives anything, and says for each why and what to do', async () => {
    const facts = factsOf({
      documents: [
        { file: 'tops.docx', classification: 'Well Proposal', holds: [] },
        { file: 'letter.txt', classification: 'Other', holds: [] },
      ],
      notUnderstood: [{ source: { file: 'tops.docx' }, reason: 'The file has a password; take it off.' }],
    });
    const run = await runWith(facts);
    expect(run.montage).toBeNull();
    expect(run.result).toBeNull();
    expect([...run.steps.keys()].at(-1)).toBe('document-kinds');
    expect(run.steps.get('document-kinds')?.status).toBe('FAILED');
    expect(run.error).toBe(
      'No document gave anything that a montage has a place for. tops.docx: The file has a password; take it off. ' +
        'letter.txt: it holds nothing that a montage has a place for. ' +
        'Upload the documents in a form that can be read, and generate again.',
    );
  });

  it('reports a reader that throws as an error with a sentence', async () => {
    const run = await runWith(new Error('the workbook is encrypted'));
    expect(run.steps.size).toBe(1);
    expect(run.steps.get('read-documents')?.status).toBe('FAILED');
    expect(run.error).toBe(
      'The documents could not be read: the workbook is encrypted. ' +
        'Check that each file opens, upload them again, and generate again.',
    );
  });

  it('ends in an error without documents', async () => {
    expect((await runWith(ordinary, { documents: [] })).error).toContain('There are no documents to read');
  });

  it('reports what was not understood, and continues', async () => {
    const facts = {
      ...ordinary,
      notUnderstood: [{ source: { file: 'log.pdf', row: 3 }, reason: 'PDF documents cannot be read yet' }],
    };
    const run = await runWith(facts, { drillFloorM: 30, vertical: true });
    expect(run.steps.get('document-kinds')).toMatchObject({ status: 'FAILED' });
    expect(run.steps.get('document-kinds')?.detail).toContain(
      'log.pdf, row 3: PDF documents cannot be read yet.',
    );
    expect(run.montage).not.toBeNull();
  });

  it('reports what the author of a document has hidden, which is no failure', async () => {
    const reason = 'The sheet is hidden and was not used.';
    const facts = {
      ...ordinary,
      notUnderstood: [{ source: { file: 'plan.xlsx', sheet: 'Lists' }, reason, isNotMeant: true as const }],
    };
    const run = await runWith(facts, { drillFloorM: 30, vertical: true });
    expect(run.steps.get('document-kinds')).toMatchObject({
      status: 'COMPLETED',
      detail: expect.stringContaining(`plan.xlsx, sheet Lists: ${reason}`),
    });
  });
});

/** Random facts with missing values, in ranges that make them contradict each other. */
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
  it('give a montage in 22 steps, or an error with advice; nothing is thrown', async () => {
    const input = fc.record({ drillFloorM: maybe(-10, 100), vertical: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(anyFacts, input, async (facts, given) => {
        const run = await runWith(facts, given);
        const tops = facts.tops.filter(({ kind }) => kind === 'top');
        if (run.error !== null) {
          expect(run.error).toContain('generate again');
          expect([facts.tops, facts.sections, facts.casings, facts.survey?.stations ?? []].flat()).toEqual(
            [],
          );
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
