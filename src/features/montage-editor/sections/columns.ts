import { formationFields } from './sections-model';
import { programColumns, type ProgramColumn } from './program';

interface Column {
  key: (typeof formationFields)[number] | ProgramColumn;
  title: string;
  /** Under the title; never repeated in the cells. */
  unit?: string;
}

const depthTitles: Record<(typeof formationFields)[number], string> = {
  formation_name: 'Proposed Top / Depths',
  true_vertical_depth_subsea: 'TVD SS',
  true_vertical_depth_below_drill_floor: 'TVD BDF',
  along_hole_depth_below_drill_floor: 'AHD BDF',
  variance: 'Range',
  thickness: 'Thickness',
};

const programTitles: Record<ProgramColumn, string> = {
  casing: 'CASING',
  cement: 'CEMENT',
  mud: 'MUD',
  logging: 'LOGGING',
  pressureTest: 'PRESSURE TESTS',
};

export const depthColumns: readonly Column[] = formationFields.map((key, index) => ({
  key,
  title: depthTitles[key],
  ...(index > 0 && { unit: '(m)' }),
}));

export const programHeads: readonly Column[] = programColumns.map((key) => ({
  key,
  title: programTitles[key],
}));

export const programTitle = (column: ProgramColumn): string => programTitles[column];
