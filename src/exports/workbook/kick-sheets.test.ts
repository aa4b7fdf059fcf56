import { expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import { withShoe } from '@/testing/checks/kick-cases';
import { readBack } from './workbook-for-tests';

it('has the tolerance of each section as numbers, and the parts of its string', async () => {
  const sheets = await readBack(withShoe(15));
  const [head = [], first = [], second = [], third = []] = sheets.get('Kick tolerance') ?? [];
  const at = (row: readonly unknown[], title: string) => row[head.indexOf(title)];
  expect(at(first, 'Remark')).toBe('No casing above: no shoe holds a kick in this hole.');
  expect(at(second, 'Volume (m³)')).toBeCloseTo(3.643, 2);
  expect(at(second, 'Strength from')).toBe('LOT');
  expect(at(second, 'Policy: 4 m³ at 60 kg/m³')).toBe('not met');
  expect(at(second, 'Remark')).toBe('Swabbed kick, gas at the shoe');
  expect(at(third, 'Volume (m³)')).toBeNull();
  expect(at(third, 'Remark')).toBe('Not limited by the shoe');
  expect(sheets.get('Drill strings')?.slice(1, 3)).toEqual([
    [2, 12.25, 'Drill collars', 100, 6.75],
    [2, 12.25, 'Drill pipe', null, 5],
  ]);
});

it('has neither sheet without a drill string', async () => {
  const sheets = await readBack(exampleWell);
  expect(sheets.has('Kick tolerance')).toBe(false);
  expect(sheets.has('Drill strings')).toBe(false);
});
