import { describe, expect, it } from 'vitest';
import { readOne, reasonsOf } from '../documents-for-tests';

const mud = 'Hole size (in);Mud type;Density (SG)\n12 1/4;KCl polymer;1.22\n8 1/2;Formate;1.15\n\n';
const read = (table: string) => readOne(mud + table, 'Other', 'fluids.csv');

describe('a table that a montage has no place for', () => {
  it.each([
    ['volumes', 'Section;Volume m3;Contingency m3\nA;120;30\nB;80;20'],
    ['costs', 'Item;Cost (kEUR)\nMud;320\nCement;210'],
    ['bits', 'Bit;Size;IADC;Nozzles;Hours\n1;12.25;M323;6x14;44\n2;8.5;M423;6x12;61'],
    ['revisions', 'Rev;Date;Description\n0;2024-02-01;Draft\n1;2024-03-05;Issued'],
  ])('of %s is no failure, and its values are listed as not used', async (_, table) => {
    const facts = await read(table);
    expect(reasonsOf(facts)).toBe('');
    expect(facts.muds).toHaveLength(2);
    expect(facts.unused?.length).toBeGreaterThan(0);
  });

  it('is reported if it may be of a kind that the montage needs', async () => {
    const facts = await read('Joint;Item;Length (m);Bottom (m)\n1;Shoe;0.5;0.5\n2;Joint;12.1;12.6');
    expect(reasonsOf(facts)).toContain('Joint, Item');
  });
});
