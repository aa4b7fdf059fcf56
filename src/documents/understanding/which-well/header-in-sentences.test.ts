import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const headerOf = async (...lines: string[]) => {
  const { header } = await readOne(`${lines.join('\n')}\n`, 'Well Proposal', 'plan.txt');
  return [header.wellType, header.fieldName, header.location, header.origins?.['wellType']?.certainty];
};

it('reads the type, the field and the block of a well in sentences about it, as assumed', async () => {
  expect(
    await headerOf(
      'Well name: Elm Deep A-07',
      'Elm Deep A-07 is planned as a deviated oil producer from the Elm Deep A platform, Block PN-311, offshore Sabah. The objective of the well is to drain the eastern flank of the Elm Deep field.',
    ),
  ).toEqual(['deviated oil producer', 'Elm Deep', 'Block PN-311, offshore Sabah', 'assumed']);
  expect(
    await headerOf(
      'Well: 31/4a-B7',
      'Well 31/4a-B7 is an infill development well from the platform. It is in 90 m of water. UKCS Block 31/4a, central North Sea.',
    ),
  ).toEqual(['infill development well', null, 'UKCS Block 31/4a, central North Sea', 'assumed']);
  expect(
    await headerOf(
      'Well: Rowan-2',
      'Rowan-2 is an appraisal well. The well is in Permit 2019/07, east Atlantic shelf, at 20°10\'12.1" S, 40°02\'11.9" E.',
    ),
  ).toEqual(['appraisal well', null, 'Permit 2019/07, east Atlantic shelf', 'assumed']);
  expect(
    await headerOf(
      'Bohrung: Linde Z3',
      'Die Bohrung Linde Z3 ist eine abgelenkte Produktionsbohrung im Feld Linde.',
    ),
  ).toEqual(['abgelenkte Produktionsbohrung', 'Linde', null, 'assumed']);
});

it('reads the type in brackets behind the name of the well in a title', async () => {
  expect(
    await headerOf(
      'Elm Deep A-07 (Oil Producer)',
      'Well name: Elm Deep A-07',
      'Elm Deep A-07 is a deviated oil producer.',
    ),
  ).toEqual(['Oil Producer', null, null, 'assumed']);
});

it('ignores other wells, labels, and fields that contradict each other', async () => {
  expect(
    await headerOf(
      'Well name: Elm Deep A-07',
      'Well type: Injector',
      'Elm Deep A-07 is a deviated oil producer near the Elm field and the Oak field.',
      'Elm Deep A-071 is an appraisal well in Block 44, offshore Sabah.',
    ),
  ).toEqual(['Injector', null, null, 'read']);
});
