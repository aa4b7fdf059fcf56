import type { Montage, Section } from '@/api/generated/zod/montageAPI.schemas.zod';

type Piece = [name: string, lengthM: number | null, outerDiameterIn: number];

const heavyWeight: Piece = ['Heavy-weight drill pipe', 130, 5];
const drillPipe: Piece = ['Drill pipe', null, 5];

/** The drill strings of a fictional geothermal well from the bit up, by its sections; the first hole has no shoe. */
const strings: readonly (readonly Piece[])[] = [
  [],
  [['Drill collars', 75, 9.5], heavyWeight, drillPipe],
  [['Drill collars', 95, 8], heavyWeight, drillPipe],
  [['Motor and drill collars', 110, 6.75], heavyWeight, drillPipe],
];

export const withPolderzichtStrings = ({ sections_list, ...montage }: Montage): Montage => ({
  ...montage,
  sections_list: sections_list.map((section, index): Section => ({
    ...section,
    // The shoe is shallow. A land rig has no long choke line: 100 psi for errors of the choke.
    ...(index === 1 && { kick_margin: 690 }),
    drill_string_list: (strings[index] ?? []).map(([name, length, outer_diameter], at) => ({
      id: `${section.id}-d${at + 1}`,
      name,
      length,
      outer_diameter,
    })),
  })),
});
