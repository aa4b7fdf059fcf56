import { describe, expect, it } from 'vitest';
import { generateFrom } from '@/testing/corpus/generate-from';

const STRINGS =
  'String,Hole size (in),OD (in),Weight (lb/ft),Grade,Thread,Shoe depth MD (m)\nSurface casing,17 1/2,13 3/8,68,L80,BTC,1320\nProduction casing,12 1/4,9 5/8,47,L80,BTC,2475\n';

async function mudsOf(mud: string) {
  const files = { 'strings.csv': STRINGS, 'mud.csv': mud };
  const { montage } = await generateFrom(
    Object.entries(files).map(([name, text]) => ({
      name,
      classification: 'Other' as const,
      bytes: new TextEncoder().encode(text),
    })),
    { drillFloorM: 25, vertical: true },
  );
  return montage?.sections_list.map((section) => [section.diameter, section.mud_item?.mud_type ?? null]);
}

describe('the section of a mud without a hole size', () => {
  it.each([
    ['its string', 'Casing size;Mud type;Mud weight (sg)\n13 3/8;Gel;1.08\n9 5/8;KCl;1.25\n'],
    ['the name of its string', 'Hole section;Mud type;Mud weight (sg)\nSurface;Gel;1.08\nProd.;KCl;1.25\n'],
    [
      'where it ends',
      'Depth interval (m);Mud type;Mud weight (sg)\n0 - 1320;Gel;1.08\n1320 - 2475;KCl;1.25\n',
    ],
    ['from and to', 'From (m);To (m);Mud type;Mud weight (sg)\n0;1320;Gel;1.08\n1320;2475;KCl;1.25\n'],
  ])('is known by %s', async (_, mud) => {
    expect(await mudsOf(mud)).toEqual([
      [17.5, 'Gel'],
      [12.25, 'KCl'],
    ]);
  });

  it('is none if no section has its name or depth', async () => {
    expect(
      await mudsOf('Hole section;Mud type;Mud weight (sg)\nPilot;Gel;1.08\nSidetrack;KCl;1.25\n'),
    ).toEqual([
      [17.5, null],
      [12.25, null],
    ]);
  });
});
