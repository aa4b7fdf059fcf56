import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { withoutCellsOfSigns } from './signs-in-cells';

const headerOf = async (...rows: string[]) =>
  (await readOne(`${rows.join('\n')}\n`, 'Other', 'form.csv')).header;

it.each([':', '=', ':-'])(
  'takes a cell of nothing but %s for the sign of the label before it',
  async (sign) => {
    expect(
      await headerOf(
        `Well name;${sign};Alder-4`,
        `Field;${sign};Alder North`,
        `RKB elevation;${sign};98 ft`,
        `AFE;${sign};US$ 4,250,000`,
      ),
    ).toMatchObject({
      wellName: 'Alder-4',
      fieldName: 'Alder North',
      drillFloorM: 29.8704,
      afeCostUsd: 4_250_000,
    });
  },
);

it('keeps the place of each other cell', () => {
  expect(
    withoutCellsOfSigns([
      { row: 2, text: 'Field : Alder', cells: ['Field', ':', 'Alder'], columns: [0, 1, 2] },
    ]),
  ).toEqual([{ row: 2, text: 'Field: Alder', cells: ['Field:', 'Alder'], columns: [0, 2] }]);
});

it('takes a sign at the beginning of a value for that of its label', async () => {
  expect(await headerOf('Well name;: Alder-4', 'Field;: Alder North', 'RKB elevation;: 98 ft')).toMatchObject(
    {
      wellName: 'Alder-4',
      fieldName: 'Alder North',
      drillFloorM: 29.8704,
    },
  );
});
