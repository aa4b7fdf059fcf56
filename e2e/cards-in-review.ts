import type { Chosen } from './workflow.ts';

const file = (name: string, text: string): Exclude<Chosen, string> => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** What a reader understands by itself. */
const programme = [
  'Well name: Aurora-3',
  '',
  'Formation;TVD SS (m)',
  'Chalk;700',
  'Bunter;1400',
  'Rotliegend;2100',
  '',
  'Hole (in);Section TD AHD (m);Casing OD (in);Weight (lb/ft);Grade;Shoe MD (m)',
  '17 1/2;1200;13 3/8;72;P-110;1190',
  '12 1/4;2000;9 5/8;53.5;L-80;1990',
  '8 1/2;2500;7;29;P-110;2495',
].join('\n');

/** The sections are across, and the words before the figures are no names of theirs. */
const fluids = [
  'Zork;Leg one, 17 1/2 in hole;Leg two, 12 1/4 in hole;Leg three, 8 1/2 in hole',
  'Plugh gravity;1.05 - 1.10;1.15 - 1.22;1.25 - 1.34',
  'Xyzzy yield point (lb/100 ft2);20 - 30;14 - 20;18 - 24',
  'Kivu pH;9.0 - 9.5;8.5 - 9.5;9.0 - 10.0',
].join('\n');

export const FLUIDS = 'Aurora-3 fluids.csv';

/** The documents of a well of which two thirds are understood without a review. */
export const documents = [file('Aurora-3 programme.csv', programme), file(FLUIDS, fluids)];

/** 1 SG in kPa/m, and 1 lb/100 ft2 in Pa. */
const [SG, YIELD_POINT] = [9.80665, 0.4788026];

const mud = (weight: [number, number], yieldPoint: [number, number], ph: [number, number]) => ({
  mud_weight_lower: weight[0] * SG,
  mud_weight_upper: weight[1] * SG,
  yield_point_lower: yieldPoint[0] * YIELD_POINT,
  yield_point_upper: yieldPoint[1] * YIELD_POINT,
  ph_lower: ph[0],
  ph_upper: ph[1],
});

const formation = (formation_name: string, true_vertical_depth_subsea: number) => ({
  formation_name,
  true_vertical_depth_subsea,
});

/** What the documents state, as a montage has it. */
export const expected = {
  vertical: true,
  drillFloorM: 33.5,
  expected: {
    top_line_item: { well_name: 'Aurora-3' },
    sections_list: [
      {
        diameter: 17.5,
        along_hole_depth_below_drill_floor: 1200,
        formations_list: [formation('Chalk', 700)],
        casing_item: { casing_outer_diameter: '13 3/8', casing_grade: 'P-110' },
        mud_item: mud([1.05, 1.1], [20, 30], [9, 9.5]),
      },
      {
        diameter: 12.25,
        along_hole_depth_below_drill_floor: 2000,
        formations_list: [formation('Bunter', 1400)],
        casing_item: { casing_outer_diameter: '9 5/8', casing_grade: 'L-80' },
        mud_item: mud([1.15, 1.22], [14, 20], [8.5, 9.5]),
      },
      {
        diameter: 8.5,
        along_hole_depth_below_drill_floor: 2500,
        formations_list: [formation('Rotliegend', 2100)],
        casing_item: { casing_outer_diameter: '7', casing_grade: 'P-110' },
        mud_item: mud([1.25, 1.34], [18, 24], [9, 10]),
      },
    ],
  },
};
