import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import type { Classification, WellFacts } from '../facts';
import { document } from './documents-for-tests';
import { parseNumber } from './words/numbers';
import { readDocuments } from './read-documents';

const SAMPLES = new URL('../../mocks/samples/', import.meta.url);
const PUBLISHED = new URL('../../../../shared/data/', import.meta.url);

const TYPES: readonly [RegExp, Classification][] = [
  [/proposal|picks/, 'Well Proposal'],
  [/catalogue|casings/, 'Well Catalogue'],
  [/trajectory|ACTUAL/, 'Well Trajectory'],
  [/cement/, 'Cement Program'],
  [/mud/, 'Mud Program'],
];

function load(folder: URL, names: readonly string[]) {
  return names.map((name) =>
    document(
      name,
      TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? 'Other',
      new Uint8Array(readFileSync(new URL(name, folder))),
    ),
  );
}

/** Every number in a text, including fractions of an inch. */
function numbersIn(text: string): number[] {
  const fractions = [...text.matchAll(/(?:(\d+)[ -]+)?(\d+)\/(\d+)/g)].map(
    ([, whole = '0', top = '0', bottom = '1']) => Number(whole) + Number(top) / Number(bottom),
  );
  const forms = [/\d+(?:\.\d+)?/g, /\d{1,3}(?:,\d{3})+(?:\.\d+)?/g, /\d+,\d+/g];
  const plain = forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap(([figure]) => [
      parseNumber(figure) ?? NaN,
      parseNumber(figure, true) ?? NaN,
    ]),
  );
  return [...fractions, ...plain];
}

/** The factors of all unit conversions, exact by definition: how a figure may have been converted. */
const FACTORS = [
  1,
  0.3048,
  0.0254,
  1 / 25.4,
  0.45359237 / 0.3048,
  9.80665,
  9.80665 / 1000,
  100,
  1000,
  0.4788025898,
  6.894757293,
  22.620594,
  1.175069,
  1e6,
];

/** The numbers of facts that are values; places (rows, pages) are excluded. */
function valuesOf(facts: WellFacts): [string, number][] {
  const found: [string, number][] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number') found.push([path, value]);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value))
        if (!['source', 'sources', 'origins', 'filled'].includes(key)) walk(inner, `${path}.${key}`);
  };
  const {
    documents: _documents,
    remarks: _remarks,
    notUnderstood: _not,
    flags: _flags,
    unused: _unused,
    ...rest
  } = facts;
  walk({ ...rest, survey: facts.survey?.stations ?? [] }, 'facts');
  return found;
}

/** The values that are not in the documents, neither as written nor converted. */
function invented(facts: WellFacts, texts: readonly string[]): string[] {
  const written = new Set<number>();
  for (const figure of texts.flatMap(numbersIn))
    for (const factor of FACTORS) written.add(Number((figure * factor).toPrecision(6)));
  return valuesOf(facts)
    .filter(([, value]) => !written.has(Number(Math.abs(value).toPrecision(6))))
    .map(([path, value]) => `${path} ${value}`);
}

async function inventedFrom(
  folder: URL,
  names: readonly string[],
  more: readonly string[] = [],
): Promise<string[]> {
  const documents = [
    ...load(folder, names),
    ...more.map((text, index) => document(`page-${index}.txt`, 'Other', text)),
  ];
  const facts = await readDocuments(documents);
  expect(valuesOf(facts).length).toBeGreaterThan(50);
  return invented(
    facts,
    documents.map(({ bytes }) => new TextDecoder().decode(bytes)),
  );
}

describe('nothing is invented', () => {
  it('has every value of the sample well from its documents', async () => {
    const names = readdirSync(fileURLToPath(SAMPLES)).filter((name) => /\.(csv|txt)$/.test(name));
    expect(await inventedFrom(SAMPLES, names)).toEqual([]);
  });

  it('detects a value that no document contains', async () => {
    const facts = await readDocuments([
      document('a.csv', 'Well Trajectory', 'MD (ft),Inc,Azi\n0,0,0\n1000,1,10\n'),
    ]);
    expect(invented(facts, ['1000 1 10 0'])).toEqual([]);
    expect(invented(facts, ['1001 1 10 0'])).toHaveLength(1);
  });

  it.runIf(existsSync(fileURLToPath(PUBLISHED))).each([['F-12'], ['F-14']])(
    'has every value of %s from its untouched files and a page with the drill floor',
    async (well) => {
      const page = `Note on the rig\n\nDrill floor (RKB) is 54.9 m above mean sea level.\nWell 15/9-${well}\n`;
      const names = [
        `volve_15_9-${well}_ACTUAL.txt`,
        'volve_15_9-F-12_F-14_well_picks.dat',
        'volve_15_9-F-12_F-14_casings.csv',
      ];
      expect(await inventedFrom(PUBLISHED, names, [page])).toEqual([]);
      const facts = await readDocuments([...load(PUBLISHED, names), document('rig.txt', 'Other', page)]);
      expect(facts.header.drillFloorM).toBe(54.9);
      expect(facts.header.origins?.['drillFloorM']).toMatchObject({ file: 'rig.txt', row: 3 });
      expect(facts.survey?.well).toContain(`15/9-${well}`);
      expect(facts.tops.length).toBeGreaterThan(10);
      expect(facts.casings.length).toBeGreaterThan(3);
    },
  );
});
