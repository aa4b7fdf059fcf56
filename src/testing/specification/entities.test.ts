import { describe, expect, it } from 'vitest';
import * as zod from 'zod';
import {
  AccountCreate,
  CasingItem,
  CementItem,
  ComponentAccess,
  DocumentClassification,
  Formation,
  GeneratedFormation,
  GeneratedSection,
  GeneratedTotal,
  GenerationProgress,
  GenerationResult,
  LoggingItem,
  LoggingRun,
  Montage,
  MontageList,
  MontageListItem,
  MontageListTopLine,
  MudItem,
  Organisation,
  OrganisationReference,
  PlanSummary,
  PressureTestItem,
  Reservoir,
  Section,
  TopLine,
  UploadReceipt,
  User,
} from '@/api/generated/zod/montageAPI.schemas.zod';
import { kickFields, stepFigures } from '@/domain/montage/catalogue';
import { exampleMontage } from '@/domain/montage/montage-for-tests';

/** The fields of a schema of the contract; an intersection has those of both its sides. */
function fieldsIn(schema: unknown): Record<string, unknown> {
  if (schema instanceof zod.ZodObject) return schema.shape;
  if (schema instanceof zod.ZodIntersection)
    return { ...fieldsIn(schema.def.left), ...fieldsIn(schema.def.right) };
  throw new TypeError('Neither an object nor an intersection of objects');
}

const namesIn = (schema: unknown): string[] => Object.keys(fieldsIn(schema));

const depths = [
  'true_vertical_depth_subsea',
  'true_vertical_depth_below_drill_floor',
  'along_hole_depth_below_drill_floor',
];
const slurries = ['lead', 'tail', 'top_fill', 'liner'].flatMap((role) =>
  [
    'slurry_type',
    'slurry_pressure_gradient',
    'slurry_excess',
    'slurry_top_of_cement',
    'slurry_additives',
  ].map((field) => `${role}_${field}`),
);
const triplets = [
  'mud_weight',
  'ph',
  'yield_point',
  'api_fluid_loss',
  'hpht_fluid_loss',
  'six_rpm',
  'percentage_lgs',
].flatMap((property) => ['exact', 'lower', 'upper'].map((bound) => `${property}_${bound}`));

const words = (text: string): string[] => text.split(' ');

const entities: [what: string, schemas: [unknown, string[]][]][] = [
  [
    'a montage in the list',
    [
      [MontageListItem, words('id updated_time top_line_item')],
      [MontageListTopLine, words('well_name field_name field_code')],
    ],
  ],
  ['the list', [[MontageList, words('items total_count')]]],
  ['the answer of an upload', [[UploadReceipt, ['id']]]],
  [
    'a generation result',
    [
      [GenerationResult, ['montage_sections']],
      [GeneratedSection, words('name formations total')],
    ],
  ],
  ['a generated formation', [[GeneratedFormation, ['formation_name', ...depths, 'variance', 'thickness']]]],
  ['a section total', [[GeneratedTotal, depths]]],
  ['a progress event', [[GenerationProgress, words('id status detail')]]],
  ['who signs up', [[AccountCreate, words('email password')]]],
  ['a montage', [[Montage, words('id sections_list reservoirs_list top_line_item plan_summaries_list')]]],
  [
    'the top line',
    [
      [
        TopLine,
        words(
          'id well_name well_type objective location field_name field_code well_id activity_id afe_cost days_planned well_heads',
        ),
      ],
    ],
  ],
  [
    'a section',
    [
      [
        Section,
        [
          ...words('id diameter description liner'),
          ...depths,
          ...words('formations_list casing_item cement_item mud_item logging_item pressure_test_item'),
        ],
      ],
    ],
  ],
  [
    'a formation',
    [[Formation, [...words('id section_id formation_name'), ...depths, 'variance', 'thickness']]],
  ],
  [
    'a casing item',
    [
      [
        CasingItem,
        words(
          'id casing_outer_diameter casing_inner_diameter casing_mass casing_grade casing_thread_type casing_volume_per_meter casing_drift notes',
        ),
      ],
    ],
  ],
  ['a cement item', [[CementItem, ['id', 'notes', ...slurries]]]],
  ['a mud item', [[MudItem, [...words('id mud_type mud_properties notes mud_weight_text'), ...triplets]]]],
  [
    'a logging item',
    [[LoggingItem, words('id section_id logging_program_evaluation logging_runs_list notes')]],
  ],
  ['a logging run', [[LoggingRun, words('id logging_id run_number run_evaluation')]]],
  [
    'a pressure test item',
    [
      [
        PressureTestItem,
        words('id annular_pressure ram_pressure casing_on_bump_pressure liner_lap_pressure notes'),
      ],
    ],
  ],
  [
    'a reservoir',
    [
      [
        Reservoir,
        words(
          'id formation_name gradient pressure_lower_bound pressure_upper_bound true_vertical_depth_subsea_lower_bound true_vertical_depth_subsea_upper_bound',
        ),
      ],
    ],
  ],
  ['a plan summary', [[PlanSummary, words('id rank title description')]]],
  [
    'a user',
    [
      [User, words('id email organisation component_access')],
      [OrganisationReference, words('id name')],
      [ComponentAccess, words('id name')],
    ],
  ],
  ['an organisation', [[Organisation, words('id name created_time')]]],
];

/** The origin of a generated value, and more columns of the list, are beyond the specification; a server need not send them. */
const beyond: Map<unknown, string[]> = new Map<unknown, string[]>([
  [GenerationResult, ['sources', 'report']],
  [GeneratedSection, ['id']],
  [GeneratedFormation, ['id']],
  [
    Montage,
    [
      'sources',
      'generation_report',
      'trajectories_list',
      'pressure_points_list',
      'strength_tests_list',
      'risks_list',
      'risk_levels_list',
    ],
  ],
  [PlanSummary, [...stepFigures]],
  [Section, [...kickFields, 'drill_string_list']],
  [MontageList, ['offers']],
  [MontageListItem, ['total_depth', 'status', 'changed_by', 'findings', 'folder']],
]);

it.each(entities)('%s has its fields and no other', (_what, schemas) => {
  for (const [schema, names] of schemas) {
    expect(namesIn(schema).toSorted()).toEqual([...names, ...(beyond.get(schema) ?? [])].toSorted());
  }
});

it('fields beyond the specification are optional', () => {
  for (const [schema, names] of beyond) {
    const shape = fieldsIn(schema);
    for (const name of names) expect((shape[name] as zod.ZodType).safeParse(undefined).success).toBe(true);
  }
});

it('the classifications are the six types', () => {
  expect(DocumentClassification.options).toEqual([
    'Well Proposal',
    'Well Catalogue',
    'Well Trajectory',
    'Cement Program',
    'Mud Program',
    'Other',
  ]);
});

describe('the kinds of the fields', () => {
  const montage = exampleMontage();
  const [section] = montage.sections_list;
  const accepts = (schema: zod.ZodType, entity: object, changed: object) =>
    schema.safeParse({ ...entity, ...changed }).success;

  it('are integers, numbers and lists of texts in the top line', () => {
    const top = montage.top_line_item!;
    expect(accepts(TopLine, top, {})).toBe(true);
    for (const field of ['well_id', 'activity_id', 'days_planned']) {
      expect(accepts(TopLine, top, { [field]: 41.5 })).toBe(false);
      expect(accepts(TopLine, top, { [field]: null })).toBe(true);
    }
    expect(accepts(TopLine, top, { afe_cost: 18.5 })).toBe(true);
    expect(accepts(TopLine, top, { well_heads: [1] })).toBe(false);
  });

  it('are a boolean for a liner and a text for the outer diameter of a casing', () => {
    expect(accepts(Section, section!, {})).toBe(true);
    expect(accepts(Section, section!, { liner: 'yes' })).toBe(false);
    expect(accepts(CasingItem, section!.casing_item!, { casing_outer_diameter: 13.375 })).toBe(false);
  });

  it('are an integer from 1 for a rank, with a description that may be null', () => {
    const [step] = montage.plan_summaries_list;
    expect(accepts(PlanSummary, step!, { description: null })).toBe(true);
    for (const rank of [0, 1.5, '1']) expect(accepts(PlanSummary, step!, { rank })).toBe(false);
  });

  it('are optional for the thickness of a generated formation alone', () => {
    const { formation_name, ...rest } = section!.formations_list[0]!;
    const { thickness: _, ...without } = rest;
    expect(accepts(GeneratedFormation, without, { formation_name })).toBe(true);
    expect(accepts(GeneratedFormation, without, {})).toBe(false);
  });

  it('are the two modules for an access', () => {
    for (const name of ['user_management', 'montage'])
      expect(accepts(ComponentAccess, { id: 'a' }, { name })).toBe(true);
    expect(accepts(ComponentAccess, { id: 'a' }, { name: 'drilling' })).toBe(false);
  });
});
