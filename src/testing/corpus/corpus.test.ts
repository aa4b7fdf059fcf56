import { describe, expect, it } from 'vitest';
import type { Montage } from '@/api/generated/model';
import { isLong } from '@/testing/is-long';
import { compareMontages, scoreOf } from './compare';
import { filesOf } from './corpus-files';
import { expectedMontage } from './expected';
import { generateFrom } from './generate-from';
import type { WellTruth } from './truth';
import { WELLS } from './wells/all-wells';
import type { Format } from './write/formats';

/** The formats that engineers send; each well gives the same montage in all of them. */
const SAME_IN: readonly Format[] = ['csv', 'xlsx', 'docx', 'odt', 'pdf'];

/** Text aligned with spaces as well, in which a blank cell is nothing but a gap. */
const READ_FORMATS: readonly Format[] = [...SAME_IN, 'txt'];

const generated = new Map<string, Promise<Montage | null>>();

/** Each well is read once in each format, however many tests ask for it. */
function montageOf(truth: WellTruth, format: Format): Promise<Montage | null> {
  const key = `${truth.header.wellName} ${format}`;
  const known = generated.get(key);
  if (known !== undefined) return known;
  const made = filesOf(truth, format).then(async (files) => {
    const { montage } = await generateFrom(files, { drillFloorM: null, vertical: truth.vertical });
    return montage;
  });
  generated.set(key, made);
  return made;
}

/** Outside the long tests, each well in CSV and in its share of the other formats. */
const formatsOf = (at: number): readonly Format[] =>
  READ_FORMATS.filter((format, index) => isLong || format === 'csv' || index % WELLS.length === at);

const cases = WELLS.flatMap((truth, at) =>
  formatsOf(at).map((format) => ({ well: truth.header.wellName, format, truth })),
);

describe('the documents of a fictional well', () => {
  it.each(cases)('give the montage of $well from $format, and nothing else', async ({ truth, format }) => {
    const verdicts = compareMontages(expectedMontage(truth), await montageOf(truth, format));
    expect(verdicts.length).toBeGreaterThan(200);
    const wrong = verdicts.filter(({ verdict }) => verdict === 'wrong');
    const inWords = wrong.map(
      ({ where, expected, got }) => `${where}: ${String(got)}, not ${String(expected)}`,
    );
    expect(inWords).toEqual([]);
    const missing = verdicts.filter(({ verdict }) => verdict === 'missing').map(({ where }) => where);
    expect(scoreOf(verdicts).recall, `missing: ${missing.slice(0, 20).join('; ')}`).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  it.each(WELLS.map((truth, at) => ({ well: truth.header.wellName, truth, at })))(
    'give the same montage of $well in each of its formats',
    async ({ truth, at }) => {
      const csv = await montageOf(truth, 'csv');
      if (csv === null) throw new Error('No montage came of the CSV files.');
      for (const format of formatsOf(at).filter((one) => SAME_IN.includes(one))) {
        const differing = compareMontages(csv, await montageOf(truth, format)).filter(
          ({ verdict }) => verdict !== 'right',
        );
        expect(differing.map(({ where, expected, got }) => ({ format, where, expected, got }))).toEqual([]);
      }
    },
  );

  it('give every depth below another drill floor that the user enters, and leave the rock where it is', async () => {
    const truth = WELLS.find(({ vertical, layout }) => !vertical && !layout.decimalComma);
    if (truth === undefined) throw new Error('The corpus has lost its deviated wells.');
    const files = await filesOf(truth, 'csv');
    const { montage } = await generateFrom(files, { drillFloorM: 44, vertical: false });
    const verdicts = compareMontages(expectedMontage(truth, 44), montage);
    expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect(scoreOf(verdicts).recall).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the comparison', () => {
  const [truth] = WELLS;
  if (truth === undefined) throw new Error('The corpus is empty.');
  const right = expectedMontage(truth);
  const changed = (change: (montage: Montage) => void): Montage => {
    const copy = structuredClone(right);
    change(copy);
    return copy;
  };
  const failures = (montage: Montage | null) =>
    compareMontages(right, montage).filter(({ verdict }) => verdict !== 'right');

  it('finds no difference between equal montages, and everything missing without a montage', () => {
    expect(failures(structuredClone(right))).toEqual([]);
    expect(scoreOf(compareMontages(right, null))).toMatchObject({ right: 0, wrong: 0, recall: 0 });
  });

  it('calls a value off by more than the documents round to wrong, and one left out missing', () => {
    const off = failures(
      changed(({ sections_list }) => (sections_list[0]!.mud_item!.mud_weight_lower! += 0.01)),
    );
    expect(off).toMatchObject([{ field: 'mud_item.mud_weight_lower', verdict: 'wrong' }]);
    const without = failures(
      changed(({ sections_list }) => (sections_list[1]!.casing_item!.casing_grade = null)),
    );
    expect(without).toMatchObject([{ field: 'casing_item.casing_grade', verdict: 'missing' }]);
  });

  it('calls a value that no document gives wrong', () => {
    const invented = failures(
      changed(({ sections_list }) => (sections_list[0]!.pressure_test_item!.ram_pressure = 1)),
    );
    expect(invented).toMatchObject([
      { where: '17 1/2 in pressure test ram_pressure', verdict: 'wrong', expected: null },
    ]);
  });
});
