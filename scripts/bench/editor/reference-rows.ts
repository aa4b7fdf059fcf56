import type { Formation, Montage, Section } from '@/domain/montage/montage';

/** A formation with its section's programme in the same row, as tables without sections show it: twelve columns. */
export interface ReferenceRow {
  id: string;
  section: string;
  name: string;
  tvdSs: number | null;
  tvdBdf: number | null;
  ahdBdf: number | null;
  range: number | null;
  thickness: number | null;
  casing: string;
  cement: string;
  mud: string;
  logging: string;
  pressureTests: string;
}

export type ReferenceColumn = Exclude<keyof ReferenceRow, 'id'>;

export const referenceColumns: readonly { key: ReferenceColumn; title: string }[] = [
  { key: 'section', title: 'Section' },
  { key: 'name', title: 'Proposed Top / Depths' },
  { key: 'tvdSs', title: 'TVD SS (m)' },
  { key: 'tvdBdf', title: 'TVD BDF (m)' },
  { key: 'ahdBdf', title: 'AHD BDF (m)' },
  { key: 'range', title: 'Range (m)' },
  { key: 'thickness', title: 'Thickness (m)' },
  { key: 'casing', title: 'CASING' },
  { key: 'cement', title: 'CEMENT' },
  { key: 'mud', title: 'MUD' },
  { key: 'logging', title: 'LOGGING' },
  { key: 'pressureTests', title: 'PRESSURE TESTS' },
];

export const referenceText = (value: string | number | null): string =>
  typeof value === 'number' ? value.toFixed(1) : (value ?? '-');

const line = (...parts: (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ') || '-';

function programmeOf(section: Section) {
  const { casing_item, cement_item, mud_item, logging_item, pressure_test_item } = section;
  return {
    casing: line(casing_item?.casing_outer_diameter, casing_item?.casing_grade, casing_item?.casing_mass),
    cement: line(
      cement_item?.lead_slurry_type ?? cement_item?.liner_slurry_type,
      cement_item?.tail_slurry_type,
    ),
    mud: line(mud_item?.mud_type, mud_item?.mud_weight_exact),
    logging: line(logging_item?.logging_program_evaluation),
    pressureTests: line(pressure_test_item?.annular_pressure, pressure_test_item?.ram_pressure),
  };
}

const rowOf = (formation: Formation) => ({
  id: formation.id,
  name: formation.formation_name ?? '',
  tvdSs: formation.true_vertical_depth_subsea,
  tvdBdf: formation.true_vertical_depth_below_drill_floor,
  ahdBdf: formation.along_hole_depth_below_drill_floor,
  range: formation.variance,
  thickness: formation.thickness,
});

/** The rows of each section. */
export function referenceRows(montage: Montage): ReferenceRow[][] {
  return montage.sections_list.map((section, index) => {
    const programme = programmeOf(section);
    const title = line(section.diameter, 'in Section', index + 1);
    return section.formations_list.map((formation) => ({
      ...rowOf(formation),
      section: title,
      ...programme,
    }));
  });
}
