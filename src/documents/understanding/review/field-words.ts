import type { TableKindFields } from '@/api/generated/model';
import { unitsOf } from '../units/units';
import { VOCABULARY } from '../words/vocabulary';

/** The names of the fields of tables in the application. */
const WORDS: Record<string, string> = {
  well: 'Well',
  elevation: 'Drill floor elevation',
  ahd: 'AHD BDF',
  tvd: 'TVD BDF',
  tvdSs: 'TVD SS',
  ahdBase: 'Base, AHD BDF',
  tvdBase: 'Base, TVD BDF',
  tvdSsBase: 'Base, TVD SS',
  inclination: 'Inclination',
  azimuth: 'Azimuth',
  name: 'Formation',
  pick: 'Top or base',
  qualifier: 'Qualifier of the pick',
  variance: 'Uncertainty',
  gradient: 'Pressure gradient',
  pressure: 'Pressure',
  pressureLower: 'Lowest pressure',
  pressureUpper: 'Highest pressure',
  tvdSsLower: 'Shallowest TVD SS',
  tvdSsUpper: 'Deepest TVD SS',
  hole: 'Hole size',
  casing: 'Casing size',
  outer: 'Outer diameter',
  inner: 'Inner diameter',
  drift: 'Drift',
  mass: 'Mass',
  grade: 'Grade',
  thread: 'Thread',
  top: 'Top, AHD BDF',
  shoe: 'Shoe, AHD BDF',
  shoeTvd: 'Shoe, TVD BDF',
  shoeTvdSs: 'Shoe, TVD SS',
  category: 'Kind of casing',
  item: 'Item',
  notes: 'Notes',
  description: 'Description',
  tdAhd: 'Section end, AHD BDF',
  tdTvd: 'Section end, TVD BDF',
  tdTvdSs: 'Section end, TVD SS',
  role: 'Lead or tail',
  type: 'Type',
  density: 'Density',
  excess: 'Excess',
  topOfCement: 'Top of cement',
  additives: 'Additives',
  properties: 'Properties',
  weight: 'Weight',
  ph: 'pH',
  yieldPoint: 'Yield point',
  apiFluidLoss: 'API fluid loss',
  hphtFluidLoss: 'HPHT fluid loss',
  sixRpm: '6 rpm',
  lowGravitySolids: 'Low gravity solids',
  annular: 'Annular preventer',
  ram: 'Ram preventer',
  bump: 'Casing, on bumping the plug',
  linerLap: 'Liner lap',
  section: 'Section',
  run: 'Run',
  evaluation: 'Evaluation',
  purpose: 'Purpose of the logs',
  title: 'Step',
  rank: 'Number of the step',
};

const ENDS = { Lower: 'lowest', Upper: 'highest' } as const;

/** The name of a field: "TVD SS", "Weight, lowest". */
export function fieldWords(field: string): string {
  const [, whole = field, end] = /^(.+?)(Lower|Upper)$/.exec(field) ?? [];
  return WORDS[field] ?? (end && WORDS[whole] ? `${WORDS[whole]}, ${ENDS[end as keyof typeof ENDS]}` : field);
}

let kinds: TableKindFields[] | undefined;

/** The kinds of tables, and the fields of each. */
export function tableKinds(): TableKindFields[] {
  kinds ??= VOCABULARY.map(({ kind, says, fields }) => ({
    kind,
    words: says,
    fields: Object.entries(fields).map(([field, { quantity }]) => ({
      field,
      words: fieldWords(field),
      units: quantity === undefined || quantity === 'number' ? [] : unitsOf(quantity),
      is_depth: quantity === 'length' && field !== 'variance' && field !== 'elevation',
    })),
  }));
  return kinds;
}
