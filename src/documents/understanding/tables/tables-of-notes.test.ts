import { expect, it } from 'vitest';
import { runWith } from '../../facts-for-tests';
import { readOne } from '../documents-for-tests';

it('reads the notes of the muds or the jobs from a table of their own', async () => {
  for (const heading of ['Mud remarks', 'Mud comments']) {
    const facts = await readOne(
      `Hole,Mud type,Density (SG)\n16",KCl polymer,1.15\n8 1/2",Polymer,1.20\n\nHole,${heading}\n16",Watch the solids\n8 1/2",Keep the salt up\n`,
      'Other',
      'muds.csv',
    );
    expect(facts.muds.map(({ type, notes }) => [type, notes])).toEqual([
      ['KCl polymer', 'Watch the solids'],
      ['Polymer', 'Keep the salt up'],
    ]);
    const { montage } = await runWith(facts, { drillFloorM: 20, vertical: true });
    expect(montage?.sections_list.map(({ mud_item }) => mud_item?.notes)).toEqual([
      'Watch the solids',
      'Keep the salt up',
    ]);
  }
});
