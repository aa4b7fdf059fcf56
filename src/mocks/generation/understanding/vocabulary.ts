import type { Quantity } from './units';

/** A field of a table: how headings spell it (most specific first) and what it measures; text when nothing. */
export interface Field {
  quantity?: Quantity;
  synonyms: string[];
}

export type Kind =
  | 'survey'
  | 'tops'
  | 'reservoirs'
  | 'cement'
  | 'mud'
  | 'pressureTests'
  | 'logging'
  | 'casing'
  | 'sections'
  | 'plan';

export interface KindVocabulary {
  kind: Kind;
  /** In words, for what a document holds. */
  says: string;
  /** At least one field of each group must be there. */
  requires: string[][];
  fields: Record<string, Field>;
  /** Words in a sheet name or title that speak for this kind when the headings leave it open. */
  title: RegExp;
}

const text = (...synonyms: string[]): Field => ({ synonyms });
const measured = (quantity: Quantity, ...synonyms: string[]): Field => ({ quantity, synonyms });
const around = (before: string[], depth: string[]) => [
  ...before.flatMap((word) => depth.map((name) => `${word} ${name}`)),
  ...before.flatMap((word) => depth.map((name) => `${name} ${word}`)),
];

const AHD = [
  'ahd',
  'md',
  'along hole depth',
  'along hole',
  'measured depth',
  'along hole depth ahd',
  'depth md',
  'depth ahd',
  'md depth',
  'meas depth',
];
const TVD = ['tvd', 'true vertical depth', 'vertical depth', 'depth tvd', 'tvd depth', 'true vert depth'];
const TVDSS = [
  'tvdss',
  'tvd ss',
  'true vertical depth subsea',
  'true vertical depth sub sea',
  'true vertical depth ss',
  'tvd subsea',
  'tvd sub sea',
  'subsea tvd',
  'tvd msl',
  'tvdmsl',
  'subsea depth',
  'subsea',
  'sub sea',
  'depth tvdss',
  'ss tvd',
  'sstvd',
  'depth subsea',
  'true vertical depth msl',
  'z',
];
const WELL = text('well', 'well name', 'wellbore', 'wellbore name', 'borehole');
const ELEVATION = measured(
  'length',
  'elevation',
  'rig floor elevation',
  'drill floor elevation',
  'datum elevation',
  'kelly bushing elevation',
);
const HOLE = measured(
  'size',
  'hole',
  'hole size',
  'hole diameter',
  'hole interval',
  'hole section',
  'hole dia',
  'bit size',
  'open hole size',
  'section size',
  'section diameter',
  'section',
);
const NOTES = text('notes', 'note', 'remarks', 'remark', 'comments', 'comment');

/** A mud property given as one value, or between a lower and an upper one in columns of their own. */
function triple(field: string, quantity: Quantity, ...synonyms: string[]): Record<string, Field> {
  return {
    [field]: measured(quantity, ...synonyms),
    [`${field}Lower`]: measured(quantity, ...around(['min', 'minimum', 'lower', 'low'], synonyms)),
    [`${field}Upper`]: measured(quantity, ...around(['max', 'maximum', 'upper', 'high'], synonyms)),
  };
}

/**
 * Every heading that is understood, by kind of table. To teach a new spelling, add it here, lower case, without unit and
 * without the words for the drill floor (see `parseHeading`). Order matters only where two kinds fit equally well.
 */
export const VOCABULARY: readonly KindVocabulary[] = [
  {
    kind: 'survey',
    says: 'survey',
    requires: [['ahd'], ['inclination'], ['azimuth']],
    title: /survey|trajectory|well ?path|directional|deviation/i,
    fields: {
      well: WELL,
      // Beside an inclination and an azimuth a depth without a word is the one along the hole; nowhere else.
      ahd: measured('length', ...AHD, 'depth'),
      inclination: measured(
        'angle',
        'inclination',
        'inc',
        'incl',
        'inclin',
        'dev',
        'deviation',
        'hole angle',
        'angle',
        'drift angle',
        'inc angle',
      ),
      azimuth: measured(
        'angle',
        'azimuth',
        'azi',
        'azim',
        'az',
        'hole azimuth',
        'azimuth grid',
        'azi grid',
        'grid azimuth',
        'azimuth true',
        'direction',
        'bearing',
      ),
      tvd: measured('length', ...TVD),
      tvdSs: measured('length', ...TVDSS),
      elevation: ELEVATION,
    },
  },
  {
    kind: 'tops',
    says: 'formation tops',
    requires: [['name'], ['tvdSs', 'tvd', 'ahd']],
    title: /formation|tops|picks|stratigraph|geolog|prognos/i,
    fields: {
      well: WELL,
      name: text(
        'surface name',
        'formation name',
        'formation',
        'formation top',
        'formations',
        'surface',
        'horizon',
        'marker',
        'pick',
        'lithostratigraphy',
        'stratigraphic unit',
        'stratigraphy',
        'unit',
        'group formation',
        'formation group',
        'member',
        'group',
        'top',
      ),
      pick: text('top base', 'pick type', 'kind'),
      qualifier: text('qlf', 'qualifier', 'qual', 'quality', 'pick quality'),
      ahd: measured('length', ...AHD, ...around(['top'], AHD)),
      tvd: measured('length', ...TVD, ...around(['top'], TVD)),
      tvdSs: measured('length', ...TVDSS, ...around(['top'], TVDSS)),
      variance: measured(
        'length',
        'variance',
        'range',
        'uncertainty',
        'plus minus',
        'tolerance',
        'depth uncertainty',
        'uncertainty plus minus',
        'range plus minus',
        'variance plus minus',
        'depth range',
        'error',
      ),
      elevation: ELEVATION,
    },
  },
  {
    kind: 'reservoirs',
    says: 'reservoirs',
    requires: [['name'], ['gradient', 'pressure', 'pressureLower', 'pressureUpper']],
    title: /reservoir|pore pressure/i,
    fields: {
      well: WELL,
      name: text('reservoir', 'reservoir name', 'formation name', 'formation', 'zone', 'unit', 'name'),
      gradient: measured(
        'gradient',
        'gradient',
        'pressure gradient',
        'pore gradient',
        'pore pressure gradient',
        'reservoir gradient',
        'formation pressure gradient',
      ),
      pressure: measured('pressure', 'pressure', 'reservoir pressure', 'pore pressure', 'formation pressure'),
      pressureLower: measured(
        'pressure',
        ...around(
          ['lower', 'low', 'min', 'minimum', 'from'],
          ['pressure', 'pore pressure', 'reservoir pressure'],
        ),
        'pressure lower bound',
        'lower bound pressure',
      ),
      pressureUpper: measured(
        'pressure',
        ...around(
          ['upper', 'high', 'max', 'maximum', 'to'],
          ['pressure', 'pore pressure', 'reservoir pressure'],
        ),
        'pressure upper bound',
        'upper bound pressure',
      ),
      tvdSsLower: measured(
        'length',
        ...around(['lower', 'top', 'from', 'min', 'shallowest'], TVDSS),
        'tvdss lower bound',
        ...TVDSS,
      ),
      tvdSsUpper: measured(
        'length',
        ...around(['upper', 'base', 'bottom', 'to', 'max', 'deepest'], TVDSS),
        'tvdss upper bound',
      ),
    },
  },
  {
    kind: 'cement',
    says: 'cement slurries',
    requires: [
      ['role', 'excess', 'topOfCement', 'additives'],
      ['type', 'density', 'topOfCement'],
      ['hole', 'casing'],
    ],
    title: /cement/i,
    fields: {
      well: WELL,
      hole: HOLE,
      casing: measured(
        'size',
        'casing',
        'casing size',
        'casing od',
        'csg',
        'csg size',
        'string',
        'casing liner',
        'casing string',
        'liner',
        'pipe',
        'pipe size',
      ),
      role: text('slurry', 'slurry name', 'lead tail', 'stage', 'role', 'slurry role'),
      type: text('slurry type', 'type', 'cement type', 'cement class', 'class', 'cement', 'blend'),
      density: measured(
        'gradient',
        'slurry gradient',
        'slurry density',
        'density',
        'slurry weight',
        'gradient',
        'grad',
        'pressure gradient',
        'weight',
      ),
      excess: text('excess', 'open hole excess', 'oh excess', 'excess oh'),
      topOfCement: text(
        'toc',
        'top of cement',
        'cement top',
        'planned toc',
        ...around(['toc', 'top of cement'], AHD),
      ),
      additives: text('additives', 'additive'),
      notes: NOTES,
    },
  },
  {
    kind: 'mud',
    says: 'mud sections',
    requires: [['weight', 'weightLower', 'weightUpper', 'type', 'yieldPoint', 'ph'], ['hole']],
    title: /mud|drilling fluid/i,
    fields: {
      well: WELL,
      hole: HOLE,
      type: text('mud type', 'fluid type', 'mud system', 'fluid system', 'fluid', 'mud', 'drilling fluid'),
      properties: text('properties', 'mud properties', 'fluid properties'),
      ...triple(
        'weight',
        'gradient',
        'mud weight',
        'mw',
        'mud density',
        'mud gradient',
        'fluid density',
        'fluid weight',
      ),
      ...triple('ph', 'number', 'ph'),
      ...triple('yieldPoint', 'yieldPoint', 'yield point', 'yp'),
      ...triple('apiFluidLoss', 'volume', 'api fluid loss', 'api fl', 'api filtrate', 'fluid loss', 'api'),
      ...triple(
        'hphtFluidLoss',
        'volume',
        'hpht fluid loss',
        'hpht fl',
        'hthp fluid loss',
        'hpht filtrate',
        'hpht',
      ),
      ...triple('sixRpm', 'number', '6 rpm', 'six rpm', '6 rpm reading', 'r6', '6rpm'),
      ...triple('lowGravitySolids', 'number', 'lgs', 'low gravity solids', 'percentage lgs', 'lgs percent'),
      notes: NOTES,
    },
  },
  {
    kind: 'pressureTests',
    says: 'pressure tests',
    requires: [['annular', 'ram', 'bump', 'linerLap']],
    title: /pressure test|bop/i,
    fields: {
      well: WELL,
      hole: HOLE,
      annular: measured(
        'pressure',
        'annular',
        'annular preventer',
        'annular test',
        'annular pressure',
        'annular test pressure',
        'annular bop',
      ),
      ram: measured(
        'pressure',
        'ram',
        'rams',
        'pipe rams',
        'ram preventer',
        'bop rams',
        'ram test',
        'ram pressure',
        'ram test pressure',
      ),
      bump: measured(
        'pressure',
        'casing on bump',
        'bump',
        'plug bump',
        'casing test on bump',
        'casing on bump pressure',
        'bump pressure',
        'casing test',
      ),
      linerLap: measured('pressure', 'liner lap', 'liner lap test', 'liner lap pressure'),
      notes: NOTES,
    },
  },
  {
    kind: 'logging',
    says: 'logging runs',
    requires: [['evaluation'], ['run', 'hole']],
    title: /logging|evaluation/i,
    fields: {
      well: WELL,
      hole: HOLE,
      run: text('run number', 'run no', 'run', 'logging run'),
      evaluation: text(
        'evaluation',
        'run evaluation',
        'logs',
        'log',
        'tools',
        'tool string',
        'toolstring',
        'logging tools',
        'measurements',
        'logging',
        'services',
      ),
    },
  },
  {
    kind: 'casing',
    says: 'casing strings',
    requires: [
      ['outer'],
      ['inner', 'drift', 'mass', 'grade', 'thread', 'shoe', 'shoeTvd', 'shoeTvdSs', 'top'],
    ],
    title: /casing|tubular|catalog/i,
    fields: {
      well: WELL,
      hole: HOLE,
      outer: measured(
        'size',
        'od',
        'outer diameter',
        'outside diameter',
        'casing od',
        'casing outer diameter',
        'casing size',
        'csg od',
        'csg size',
        'pipe od',
        'casing',
        'nominal size',
        'string size',
        'casing liner',
        'tubular size',
        'size',
      ),
      inner: measured(
        'size',
        'id',
        'inner diameter',
        'inside diameter',
        'casing id',
        'casing inner diameter',
        'nominal id',
      ),
      drift: measured('size', 'drift', 'drift diameter', 'api drift', 'drift id', 'casing drift'),
      mass: measured(
        'linearMass',
        'mass',
        'casing mass',
        'linear mass',
        'nominal weight',
        'weight',
        'casing weight',
        'unit weight',
        'csg mass',
        'wt',
      ),
      grade: text('grade', 'steel grade', 'casing grade', 'grade coupling', 'material'),
      thread: text(
        'coupling',
        'thread',
        'thread type',
        'connection',
        'connection type',
        'conn',
        'casing thread type',
      ),
      top: measured(
        'length',
        ...around(['top'], AHD),
        'hanger depth',
        'liner top',
        'liner hanger',
        'top',
        'from',
      ),
      shoe: measured(
        'length',
        ...around(['shoe', 'base', 'bottom', 'setting depth', 'set', 'shoe depth'], AHD),
        'shoe depth',
        'setting depth',
        'set at',
        'shoe',
        'base',
        'bottom',
        'to',
        'casing shoe',
      ),
      shoeTvd: measured('length', ...around(['shoe', 'base', 'setting depth', 'shoe depth'], TVD)),
      shoeTvdSs: measured('length', ...around(['shoe', 'base', 'setting depth', 'shoe depth'], TVDSS)),
      category: text(
        'category',
        'string',
        'string type',
        'casing type',
        'casing string',
        'type',
        'description',
        'name',
      ),
      item: text('item'),
      notes: NOTES,
      elevation: ELEVATION,
    },
  },
  {
    kind: 'sections',
    says: 'hole sections',
    requires: [['hole'], ['tdAhd', 'tdTvd', 'tdTvdSs']],
    title: /hole section|sections|well design/i,
    fields: {
      well: WELL,
      hole: HOLE,
      description: text('description', 'section name', 'name', 'purpose', 'phase', 'objective'),
      tdAhd: measured(
        'length',
        ...around(['section td', 'td', 'section end', 'end', 'section'], AHD),
        'section td',
        'td',
        ...AHD,
      ),
      tdTvd: measured(
        'length',
        ...around(['section td', 'td', 'section end', 'end', 'section'], TVD),
        ...TVD,
      ),
      tdTvdSs: measured(
        'length',
        ...around(['section td', 'td', 'section end', 'end', 'section'], TVDSS),
        ...TVDSS,
      ),
    },
  },
  {
    kind: 'plan',
    says: 'plan steps',
    requires: [['title'], ['rank', 'description']],
    title: /plan|sequence|operations/i,
    fields: {
      title: text('title', 'activity', 'operation', 'plan item', 'task', 'step', 'plan step'),
      rank: text('rank', 'no', 'nr', 'order', '#', 'seq', 'step'),
      description: text('description', 'details', 'detail', 'notes', 'remarks', 'comment'),
    },
  },
];
