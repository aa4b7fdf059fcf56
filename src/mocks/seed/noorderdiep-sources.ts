import type { GenerationReport, ValueSource } from '@/api/generated/zod/montageAPI.schemas.zod';

/**
 * Manually written sources of some values of Noorderdiep-4: one of each kind, consistent with the values of the well. A
 * generation gives every value its source; this shows the interface without generating.
 */
const id = '7f3a19c0';

type Place = ValueSource['places'][number];

const place = (document: string, at: Partial<Place>): Place => ({
  document,
  page: null,
  sheet: null,
  cell: null,
  line: null,
  quote: null,
  ...at,
});

const proposal = (page: number, line: number, quote: string) =>
  place('Noorderdiep-4 Proposal.pdf', { page, line, quote });
const programme = (line: number, quote: string) => place('Drilling programme.docx', { line, quote });
const trajectory = (cell: string, quote: string) =>
  place('NDP-4 Trajectory.xlsx', { sheet: 'Survey', cell, quote });

const source = (
  entity: string,
  field: string,
  value: ValueSource['value'],
  places: Place[],
  more: Partial<ValueSource> = {},
): ValueSource => ({
  entity_id: `${id}-${entity}`,
  field,
  value,
  certainty: 'read',
  note: null,
  places,
  alternatives: [],
  flag: null,
  ...more,
});

export const noorderdiep4Sources: ValueSource[] = [
  source('top', 'well_name', 'Noorderdiep-4', [proposal(1, 2, 'Well: Noorderdiep-4')]),
  source('top', 'afe_cost', 18_400_000, [proposal(1, 9, 'AFE: USD 18.4 million')], {
    certainty: 'converted',
    note: 'Million USD to USD',
  }),
  source('top', 'days_planned', 41, [proposal(1, 10, 'Planned duration: 41 days')], {
    alternatives: [
      {
        value: 44,
        certainty: 'read',
        note: 'Passed over: the proposal is the more specific document.',
        places: [programme(14, 'Days on location, incl. mobilisation: 44')],
      },
    ],
  }),
  source('top', 'well_heads', 'WH-A, WH-B', [proposal(1, 12, 'Well heads: WH-A, WH-B')]),
  source('s2-f1', 'formation_name', 'Middle North Sea Group', [
    proposal(3, 14, 'Middle North Sea Gp   486   ± 8'),
  ]),
  source('s2-f1', 'true_vertical_depth_subsea', 486, [proposal(3, 14, 'Middle North Sea Gp   486   ± 8')]),
  source(
    's2-f1',
    'true_vertical_depth_below_drill_floor',
    519.5,
    [proposal(3, 14, 'Middle North Sea Gp   486   ± 8'), programme(6, 'Rig floor elevation 33.5 m MSL')],
    { certainty: 'computed', note: 'TVD SS plus the height of the rig floor' },
  ),
  source('s2-f1', 'along_hole_depth_below_drill_floor', 519.5, [trajectory('A24', '519.5')], {
    certainty: 'computed',
    note: 'Along the planned path, minimum curvature',
  }),
  source('s2-f1', 'variance', 8, [proposal(3, 14, 'Middle North Sea Gp   486   ± 8')]),
  source('s2-f2', 'true_vertical_depth_subsea', 702, [proposal(3, 15, 'Lower North Sea Gp   702   ± 10')], {
    alternatives: [
      {
        value: 708.5,
        certainty: 'converted',
        note: 'ft to m. Passed over: the proposal is the newer document.',
        places: [place('Offset catalogue.csv', { line: 31, quote: 'Lower North Sea;2324.5;ft TVDSS' })],
      },
      {
        value: 702.04,
        certainty: 'read',
        note: null,
        places: [trajectory('F31', '702.04')],
      },
    ],
  }),
  source('s2-f3', 'true_vertical_depth_subsea', 1098, [proposal(3, 16, 'Ommelanden Fm   -1098   ± 12')], {
    certainty: 'assumed',
    note: 'The row has a minus sign and the rows around it have none: taken as a depth below sea level like them.',
  }),
  source('s2-f3', 'variance', 12, [proposal(3, 16, 'Ommelanden Fm   -1098   ± 12')]),
  source('s2', 'true_vertical_depth_subsea', 1116.5, [programme(41, '13 3/8" shoe at 1150 m TVD BRT')], {
    certainty: 'computed',
    note: 'TVD BDF less the height of the rig floor',
  }),
  source('s2-casing', 'casing_outer_diameter', '13 3/8', [programme(41, '13 3/8" shoe at 1150 m TVD BRT')]),
  source('s2-cement', 'lead_slurry_pressure_gradient', 14.71, [programme(58, 'Lead: 1.50 sg, 50 % excess')], {
    certainty: 'converted',
    note: 'sg to kPa/m, with the standard gravity',
  }),
  source('s2-mud', 'mud_weight_exact', 11.278, [programme(66, 'KCl polymer 1.15 sg (1.13 to 1.18)')], {
    certainty: 'converted',
    note: 'sg to kPa/m, with the standard gravity',
  }),
  source('s2-mud', 'ph_exact', 9.5, [programme(67, 'pH 9.5')]),
  source('s2-logging-r1', 'run_evaluation', 'MWD gamma ray and directional', [
    programme(74, 'Run 1: MWD gamma ray and directional'),
  ]),
  source('s2-tests', 'ram_pressure', 20_700, [programme(80, 'BOP rams: 207 bar')], {
    certainty: 'assumed',
    note: 'bar to kPa. Gauge or absolute is not said: taken as gauge.',
  }),
  source('r1', 'gradient', 11.1, [proposal(5, 8, 'Upper Slochteren  335.6 - 348.4 bar  0.111 bar/m')], {
    certainty: 'converted',
    note: 'bar/m to kPa/m',
    flag: 'The figures of the row do not agree: 348.4 bar at 3,105 m below sea level is 0.112 bar/m.',
  }),
  source('p1', 'title', 'Skid the rig to slot 4', [programme(20, '1. Skid the rig to slot 4')]),
  source('p1', 'description', 'Check the conductor deck clearance first', [
    programme(21, 'Check the conductor deck clearance first'),
  ]),
];

export const noorderdiep4Report: GenerationReport = {
  documents: [
    {
      document: 'Noorderdiep-4 Proposal.pdf',
      classification: 'Well Proposal',
      holds: ['well header', '12 formation tops', '2 reservoirs'],
    },
    {
      document: 'NDP-4 Trajectory.xlsx',
      classification: 'Well Trajectory',
      holds: ['survey, 118 stations, MD 0 to 3,606 m'],
    },
    {
      document: 'Drilling programme.docx',
      classification: 'Other',
      holds: [
        'rig floor elevation',
        '4 hole sections',
        '4 strings',
        'mud',
        'logging',
        'pressure tests',
        'plan',
      ],
    },
    { document: 'Rig schedule.csv', classification: 'Other', holds: [] },
  ],
  decisions: [
    'The height of the rig floor is 33.5 m above mean sea level, from Drilling programme.docx, line 6.',
    'Lower North Sea Group: 702.0 m TVD SS from the proposal was taken over 708.5 m from the offset catalogue.',
    'Days planned: 41 from the proposal was taken over 44 from the drilling programme.',
  ],
  not_understood: [
    {
      place: place('Drilling programme.docx', { line: 91, quote: 'Contingency liner   tbd   see DWOP   -' }),
      reason: 'The row has no figures. Give the size and the depth of the liner if it is planned.',
    },
    {
      place: place('Rig schedule.csv', {}),
      reason: 'No table of the kinds that a montage is made of was found in it.',
    },
  ],
  missing: ['No document gives the thickening time of the slurries.'],
  flagged: [
    'Gradient of Upper Slochteren Sandstone: 0.111 bar/m does not agree with the pressures of its row.',
  ],
  not_used: [
    {
      place: place('NDP-4 Trajectory.xlsx', { sheet: 'Survey', cell: 'H6', quote: '0.00' }),
      what: 'column "DLS (deg/30m)"',
      count: 118,
      reason: 'No field of a montage takes it, its heading is not known, or another column says the same.',
    },
    {
      place: place('NDP-4 Trajectory.xlsx', { sheet: 'Survey', cell: 'F6', quote: '0.00' }),
      what: 'column "N/S (m)"',
      count: 118,
      reason: 'No field of a montage takes it, its heading is not known, or another column says the same.',
    },
    {
      place: place('Drilling programme.docx', { line: 64, quote: 'Thickening time: 4 h 30 min at 85 degC' }),
      what: '',
      count: 2,
      reason: 'No field of a montage takes it, or the words around it are not understood.',
    },
    {
      place: place('Rig schedule.csv', { line: 2, quote: '14' }),
      what: 'the table "Activity, Days, Cost (kEUR)"',
      count: 36,
      reason: 'The table is none of the kinds that a montage is made of, or lacks a column it needs.',
    },
  ],
};
