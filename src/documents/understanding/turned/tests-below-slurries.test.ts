import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

it('ends the slurries of a job where a list of tests begins', async () => {
  const section = (size: string, lead: string, rams: string) => [
    `Section ${size}"`,
    '',
    'Cementing;Lead;Tail',
    `Slurry type;${lead};Class G`,
    'Density (SG);1.50;1.90',
    'Pressure test;bar;Remarks',
    'Annular preventer;90;Every 14 days',
    `Pipe rams;${rams};Every 14 days`,
    '',
  ];
  const text = [
    ...section('16', 'Class G with bentonite', '150'),
    ...section('10 5/8', 'Class G light', '240'),
  ];
  const { pressureTests, slurries } = await readDocuments([
    document('programme.csv', 'Other', text.join('\n')),
  ]);
  expect(
    pressureTests.map(({ holeDiameterIn, annularKpa, ramKpa }) => [holeDiameterIn, annularKpa, ramKpa]),
  ).toEqual([
    [16, 9000, 15000],
    [10.625, 9000, 24000],
  ]);
  expect(slurries).toHaveLength(4);
});
