import type { Montage } from '@/api/generated/zod/montageAPI.schemas.zod';
import { polderzichtPressures } from './polderzicht-pressures';
import { withPolderzichtStrings } from './polderzicht-strings';
import { verticalWell, type VerticalWell } from './vertical-well';

/** A shallow gas well: three strings, all plain. */
const shallow = (shiftM: number): VerticalWell['sections'] => [
  {
    diameterIn: 17.5,
    tdSsM: 420 + shiftM,
    string: '13 3/8',
    mud: 'WBM',
    mudWeightKpaPerM: 10.395,
    tops: [['Upper North Sea Group', 6, 2]],
  },
  {
    diameterIn: 12.25,
    tdSsM: 1265 + shiftM,
    string: '9 5/8',
    mud: 'WBM',
    mudWeightKpaPerM: 11.278,
    tops: [
      ['Middle North Sea Group', 512 + shiftM, 10],
      ['Lower North Sea Group', 744 + shiftM, 10],
      ['Chalk Group', 1238 + shiftM, 15],
    ],
  },
  {
    diameterIn: 8.5,
    tdSsM: 1980 + shiftM,
    string: '7',
    mud: 'KCl polymer',
    mudWeightKpaPerM: 11.768,
    tops: [
      ['Rijnland Group', 1702 + shiftM, 20],
      ['Vlieland Sandstone', 1871 + shiftM, 20],
    ],
  },
];

/** A geothermal doublet's well: wide, and into the Rotliegend. */
const geothermal: VerticalWell['sections'] = [
  {
    diameterIn: 24,
    tdSsM: 310,
    string: '20',
    mud: 'Spud mud',
    mudWeightKpaPerM: 10.297,
    tops: [['Upper North Sea Group', 0, 2]],
  },
  {
    diameterIn: 17.5,
    tdSsM: 1240,
    string: '13 3/8',
    mud: 'WBM',
    mudWeightKpaPerM: 10.787,
    tops: [
      ['Middle North Sea Group', 402, 10],
      ['Lower North Sea Group', 655, 10],
      ['Chalk Group', 1104, 15],
    ],
  },
  {
    diameterIn: 12.25,
    tdSsM: 2215,
    string: '9 5/8',
    mud: 'WBM',
    mudWeightKpaPerM: 11.572,
    tops: [
      ['Rijnland Group', 1518, 20],
      ['Zechstein Group', 1944, 25],
    ],
  },
  {
    diameterIn: 8.5,
    tdSsM: 2610,
    string: '7',
    mud: 'KCl polymer',
    mudWeightKpaPerM: 10.885,
    tops: [['Upper Rotliegend Group', 2241, 25]],
  },
];

const well = (
  id: string,
  topLine: VerticalWell['topLine'],
  drillFloorM: number,
  sections: VerticalWell['sections'],
): Montage => verticalWell({ id, topLine, drillFloorM, sections });

/**
 * The fictional wells of the demonstration, the most recently changed first, with their age in hours. Their
 * top lines cover the rule for a montage's name: well name, field with code, one of the two, neither.
 */
export const wells: { ageHours: number; montage: Montage }[] = [
  {
    ageHours: 27,
    montage: well(
      '51b2e77d',
      {
        well_name: 'Kwelder-2',
        well_type: 'Development',
        field_name: 'Kwelder',
        field_code: 'KWL',
        well_id: 10388,
      },
      31.2,
      shallow(0),
    ),
  },
  {
    ageHours: 30,
    montage: well('c04d1a92', { field_name: 'Brandaris', field_code: 'BRD' }, 33.5, shallow(36)),
  },
  { ageHours: 52, montage: well('0be9f35c', { field_name: 'Zeearend' }, 29.8, shallow(-48)) },
  { ageHours: 76, montage: well('e2716a40', { field_code: 'VLK' }, 33.5, shallow(112)) },
  { ageHours: 101, montage: well('98ad03f7', {}, 12.4, []) },
  {
    ageHours: 149,
    montage: {
      ...withPolderzichtStrings(
        well(
          '3d5c8e16',
          {
            well_name: 'Polderzicht GT-01',
            well_type: 'Geothermal producer',
            objective: 'Hot water from the Rotliegend for district heating',
            field_name: 'Polderzicht',
            field_code: 'PZT',
            afe_cost: 9_650_000,
            days_planned: 38,
          },
          9.1,
          geothermal,
        ),
      ),
      ...polderzichtPressures('3d5c8e16'),
    },
  },
  {
    ageHours: 173,
    montage: well(
      'f6120b8e',
      {
        well_name: 'Polderzicht GT-02',
        well_type: 'Geothermal injector',
        field_name: 'Polderzicht',
        field_code: 'PZT',
      },
      9.1,
      geothermal,
    ),
  },
  {
    ageHours: 340,
    montage: well(
      '74e8c9d1',
      { well_name: 'Kwelder-1', well_type: 'Appraisal', field_name: 'Kwelder' },
      31.2,
      shallow(9),
    ),
  },
  {
    ageHours: 509,
    montage: well(
      'b80f25a3',
      { well_name: 'Noorderdiep-3', field_name: 'Noorderdiep', field_code: 'NDP' },
      33.5,
      shallow(240),
    ),
  },
  {
    ageHours: 845,
    montage: well(
      '2a94d6fb',
      { well_name: 'Steenbank Zuid-2', well_type: 'Exploration' },
      36.6,
      shallow(310),
    ),
  },
  {
    ageHours: 1350,
    montage: well(
      'd91c70e5',
      { well_name: 'Brandaris-7', field_name: 'Brandaris', field_code: 'BRD' },
      33.5,
      shallow(44),
    ),
  },
  {
    ageHours: 2060,
    montage: well(
      '6f03b1c8',
      { well_name: 'Oosterdiep-1', well_type: 'Exploration', days_planned: 29 },
      28.9,
      shallow(-20),
    ),
  },
];
