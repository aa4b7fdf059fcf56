import { expect, it } from 'vitest';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { readOne } from '../documents-for-tests';

it('keeps the one bound of a property in its column, also below a row without figures', async () => {
  const sheet = sheetData([
    ['12 1/4" HOLE'],
    ['Mud type', 'KCl polymer'],
    ['Property', 'Min', 'Max'],
    ['Mud weight (ppg)', '9.1', '9.6'],
    ['API filtrate (cc/30 min)', 'no check'],
    ['Low gravity solids (%)', '', '6'],
  ]);
  const { muds } = await readOne(rawWorkbook({ Recap: sheet }), 'Mud Program', 'recap.xlsx');
  expect(muds.map(({ lowGravitySolidsPercent: { exact, lower, upper } }) => [exact, lower, upper])).toEqual([
    [null, null, 6],
  ]);
});

it('takes no temperature in brackets for the figure of a property', async () => {
  const { muds } = await readOne(
    '4.0 8 1/2" HOLE SECTION\nMud    WBM (Rowan). MW 10.2 - 10.6 ppg. HPHT FL (250\u00b0F) < 9 cc. LGS < 6%.\n',
    'Other',
    'programme.txt',
  );
  expect(muds.map(({ hphtFluidLossMl: { exact, upper } }) => [exact, upper])).toEqual([[null, 9]]);
});

it('knows by its negation which bound a sentence gives', async () => {
  const { muds } = await readOne(
    '3.1 16" hole section\nThe section is drilled with a KCl polymer mud of 1.12 SG. Yield point 8 - 12 Pa, low gravity solids no more than 7%, API fluid loss no higher than 9 ml, 6 rpm reading no less than 8.\n',
  );
  expect(
    muds.map(({ lowGravitySolidsPercent, apiFluidLossMl, sixRpm }) => [
      lowGravitySolidsPercent.upper,
      lowGravitySolidsPercent.lower,
      apiFluidLossMl.upper,
      sixRpm.lower,
      sixRpm.upper,
    ]),
  ).toEqual([[7, null, 9, 8, null]]);
});

it('takes the additives before the word for a mud with their signs and figures', async () => {
  const { muds } = await readOne(
    '3.1 16" hole section\nThe section is drilled with a starch / CaCl2 brine mud of 1.21 SG.\n',
  );
  expect(muds.map(({ type }) => type)).toEqual(['starch / CaCl2 brine mud']);
});
