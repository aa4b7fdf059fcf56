import { describe, expect, it } from 'vitest';

import { exampleWell, withSection } from '@/testing/checks/example-well';
import { writtenLinerTop } from './liner-top';
import { assumedLinerLapM } from './strings';
import { wellboreOf } from './wellbore';

const [, , liner] = exampleWell.sections_list;
const casing = liner!.casing_item!;
const noted = (notes: string | null) => ({ ...liner!, casing_item: { ...casing, notes } });

describe('where a liner hangs', () => {
  it.each([
    ['Liner: 9 5/8 in, ID 8.535 in from 2,404.4 to 3,113 m AHD', 2404.4],
    ['Liner: 7 in, ID 6.184 in from 900 to 2,000 m AHD; 5 in, ID 4.4 in from 2,000 to 2,500 m AHD', 900],
    ['Run with centralisers.\n liner: 7 in from 1,023,000 m AHD, rotated', 1_023_000],
    ['Liner: from 2404.4 m AHD', 2404.4],
  ])('is read from the casing notes: %s', (notes, topM) => {
    expect(writtenLinerTop(noted(notes))).toBe(topM);
  });

  it.each([
    null,
    'Liner from the warehouse',
    'Tie-back: 9 5/8 in tie-back from 140.1 to 2,398.1 m AHD',
    'Also in this hole: 7 in liner from 2,000 to 2,500 m AHD',
    'Liner: 9 5/8 in from 7,888 ft',
    'Liner: 9 5/8 in from 2,404 m TVD',
    'Liner: 9 5/8 in\nfrom 2,404 m AHD',
  ])('is not guessed from other words: %s', (notes) => {
    expect(writtenLinerTop(noted(notes))).toBeNull();
  });

  it('is not asked of a casing', () => {
    expect(writtenLinerTop({ ...noted('Liner: 7 in from 900 m AHD'), liner: false })).toBeNull();
  });

  it('is what is drawn, before the cement and the customary lap', () => {
    const hung = (notes: string) =>
      wellboreOf(withSection(3, () => ({ casing_item: { ...casing, notes } }))).strings[2];
    expect(hung('Liner: 7 in from 2,650.5 to 3,077.4 m AHD')).toMatchObject({
      fromAhdM: 2650.5,
      isTopAssumed: false,
      cementFromAhdM: 2700,
    });
    // Below its own shoe no liner hangs.
    expect(hung('Liner: 7 in from 3,100 m AHD')?.fromAhdM).toBe(2700);
    const uncemented = wellboreOf(withSection(3, () => ({ cement_item: null }))).strings[2];
    expect(uncemented).toMatchObject({ fromAhdM: 2874.3 - assumedLinerLapM, isTopAssumed: true });
  });
});
