import { beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../documents/document-model';
import { expectedMontage } from '../expected';
import { generateWell } from '../wells/generated/generate-well';
import { composeSet } from './compose-set';
import type { ComposedSet } from './compose-set';
import type { Parts } from './parts';
import { expectedOf } from './expected-of';
import { HALVES, halfNamed } from './halves';
import { judge } from './score';

/** Enough for each part to have its turn. */
const SETS = 110;

const seeds = Array.from({ length: SETS }, (_, seed) => seed);

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return [...block.headings.flat(), ...block.rows.flat()];
    return block.kind === 'pairs' ? block.pairs.flat() : [block.text];
  });

const plain = ({ documents }: ComposedSet) => JSON.stringify(documents);
const closeUp = (text: string) => text.replaceAll(/\s/g, '');

describe('a generated well', () => {
  it.each([1, 2, 3, 5, 8, 13, 21, 34])('is a whole one, and the same for seed %i', (seed) => {
    const well = generateWell(seed);
    expect(generateWell(seed)).toEqual(well);
    const montage = expectedMontage(well);
    const ends = montage.sections_list.map((section) => section.along_hole_depth_below_drill_floor ?? NaN);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    const placed = montage.sections_list.flatMap(({ formations_list }) => formations_list);
    expect(placed).toHaveLength(well.tops.length);
    expect(new Set(well.sections.map(({ pipe }) => pipe.name)).size).toBe(well.sections.length);
  });
});

describe.each(HALVES)('documents composed from the %s half', (half) => {
  let parts: Parts;
  let sets: ComposedSet[];
  beforeAll(async () => {
    parts = await halfNamed(half);
    sets = seeds.map((seed) => composeSet(parts, seed));
  });

  it('are the same for a seed, and others for another', () => {
    expect(plain(composeSet(parts, 7))).toBe(plain(sets[7]!));
    expect(plain(sets[8]!)).not.toBe(plain(sets[7]!));
  });

  it('use every source of the half', () => {
    const used = new Set(sets.flatMap(({ documents }) => documents.flatMap((one) => one.parts)));
    const sources = [
      ...parts.tables,
      ...parts.headers,
      ...parts.pages,
      ...parts.numbers,
      ...parts.surveyFiles,
    ].map(({ source }) => source);
    expect(sources.filter((source) => !used.has(source))).toEqual([]);
  });

  it('hold the names and sizes of their truth', () => {
    const lost = sets.slice(0, 40).flatMap(({ truth, documents, says }, seed) => {
      const all = closeUp(documents.flatMap(({ document }) => textsOf(document.blocks)).join('|'));
      const wanted = [
        ...(says.said.tops ? truth.tops.map(({ name }) => name) : []),
        ...(says.said.casing?.has('grade') ? truth.sections.map(({ pipe }) => pipe.grade) : []),
        ...(says.said.mud?.has('type') ? truth.sections.map(({ mud }) => mud.type) : []),
      ];
      return wanted.filter((words) => !all.includes(closeUp(words))).map((words) => `set ${seed}: ${words}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('the judgement of a composed set', () => {
  it('expects the documents’ values, and nothing else', async () => {
    const parts = await halfNamed('seen');
    const { truth, says } = composeSet(parts, 3);
    const silent = expectedOf(truth, { ...says, said: {}, floor: false, path: false });
    expect(silent.top_line_item?.well_name).toBeNull();
    expect(silent.sections_list.flatMap(({ formations_list }) => formations_list)).toEqual([]);
    const full = expectedMontage(truth);
    const verdicts = judge(expectedOf(truth, says), { montage: full, facts: null }, truth, false);
    expect(verdicts.filter(({ verdict }) => verdict === 'missing')).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThan(50);
  });

  it('calls a depth wrong that is off by more than paper rounds', async () => {
    const parts = await halfNamed('seen');
    const { truth, says } = composeSet(parts, 3);
    const expected = expectedOf(truth, says);
    const off = structuredClone(expected);
    const section = off.sections_list[0];
    if (section?.along_hole_depth_below_drill_floor == null)
      throw new Error('The set says no depth of a section.');
    section.along_hole_depth_below_drill_floor += 1;
    const wrong = judge(expected, { montage: off, facts: null }, truth, false).filter(
      (one) => one.verdict === 'wrong',
    );
    expect(wrong).toMatchObject([{ field: 'sections.along_hole_depth_below_drill_floor', kind: 'sections' }]);
  });
});
