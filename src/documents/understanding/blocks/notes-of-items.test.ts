import { describe, expect, it } from 'vitest';
import { runWith } from '../../facts-for-tests';
import { readOne } from '../documents-for-tests';
import { kindOfNotes } from './notes-of-items';

async function sectionsOf(text: string, name = 'programme.txt') {
  const { montage } = await runWith(await readOne(text, 'Other', name), { drillFloorM: 20, vertical: true });
  return montage?.sections_list ?? [];
}

const CARD = `16" hole section
Mud
Mud type: KCl polymer
Mud weight: 1.15 SG
Remarks: Keep the salt above 5 %, and
  check it twice a shift.
Cement
Lead: Class G, 1.50 SG, TOC surface
Tail: Class G, 1.90 SG, TOC 700 m
Comments:
- Two centralisers on the shoe joint
- Reverse out if needed
Logging
Run 1: GR-Res
Notes: Wiper trip before the run.
Pressure tests
Annular: 100 bar
Rams: 200 bar
Remarks: none
`;

describe('remarks below an item', () => {
  it('are its notes', async () => {
    const [section] = await sectionsOf(CARD);
    expect(section?.mud_item?.notes).toBe('Keep the salt above 5 %, and check it twice a shift.');
    expect(section?.cement_item?.notes).toBe('Two centralisers on the shoe joint; Reverse out if needed');
    expect(section?.cement_item?.tail_slurry_top_of_cement).toBe('700 m');
    expect(section?.logging_item?.notes).toBe('Wiper trip before the run.');
    expect(section?.logging_item?.logging_runs_list.length).toBe(1);
    expect(section?.pressure_test_item?.notes ?? null).toBeNull();
  });

  it('are its notes in a table of logs too, and below a table of muds', async () => {
    const [section] = await sectionsOf(
      'Hole size,Run,Logs,Comments\n16 in,1,GR-Res,Log up\n,2,Sonic,Only in clay\n',
      'logs.csv',
    );
    expect(section?.logging_item?.notes).toBe('Log up\nOnly in clay');
    const facts = await readOne(
      'Hole size (in)   Mud type   Density (SG)\n16   KCl polymer   1.15\n12 1/4   Polymer   1.20\n\n16" hole section\nMud\nRemarks: Watch the solids.\n',
    );
    expect(facts.muds.map(({ type, notes }) => [type, notes])).toEqual([
      ['KCl polymer', 'Watch the solids.'],
      ['Polymer', null],
    ]);
  });

  it('are of the item that their label names', () => {
    expect(
      [
        'Remarks',
        'Bemerkungen zur Zementation',
        'Mud remarks',
        'Observaciones de cementaci\u00f3n',
        'Sp\u00fclungsbemerkungen',
        'HSE notes',
        'Mud weight',
      ].map((label) => kindOfNotes(label, 'pressureTests')),
    ).toEqual(['pressureTests', 'cement', 'mud', 'cement', 'mud', null, null]);
    expect(kindOfNotes('Remarks', null)).toBeNull();
  });
});

it('reads remarks directly below a mud or a run as its own, as an assumption', async () => {
  const facts = await readOne(
    '16" hole (80 - 900 m)\nMud type: KCl polymer\nMud weight, SG: 1.20\nNotes: Keep the salt up\nCasing test: 150 bar\nRemarks: shoe in clay\n8 1/2" hole (900 - 2400 m)\nMud type: OBM\nMud weight, SG: 1.40\nRun 1: GR-Res\nRemarks: no run in bad hole\n',
  );
  const { montage } = await runWith(facts, { drillFloorM: 20, vertical: true });
  const [surface, reservoir] = montage?.sections_list ?? [];
  expect(surface?.mud_item?.notes).toBe('Keep the salt up');
  expect(surface?.pressure_test_item?.notes ?? null).toBeNull();
  expect(reservoir?.mud_item?.notes ?? null).toBeNull();
  expect(reservoir?.logging_item?.notes).toBe('no run in bad hole');
  const marks = montage?.sources?.filter(({ field }) => field === 'notes').map(({ certainty }) => certainty);
  expect(marks).toEqual(['assumed', 'assumed']);
});
