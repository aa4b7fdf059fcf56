import type { Kind } from '../understanding/vocabulary/words';
import type { HeaderField } from '../understanding/vocabulary/header';
import type { Quantity } from '../understanding/units/known-units';

/** What a depth is counted along and from. */
export type Reference = 'md' | 'tvd' | 'tvdss';

/** A value that a fact of one kind may have. */
export interface FieldOfAnswer {
  /** The heading that a table would have for it: the reader's own tables then read the value. */
  heading: string;
  /** The field of the fact. */
  fact: string;
  is:
    | { kind: 'text' }
    | { kind: 'measured'; quantity: Quantity; isRange?: boolean }
    | { kind: 'depth'; reference: Reference }
    /** A place in words or a depth along the hole. */
    | { kind: 'place' };
  /** Whether it says which thing the fact is about; the title above the passage may give it. */
  isIdentity?: true;
  /** Words of the field, one of which is in the quote: a figure with the right unit may be another one. */
  words?: RegExp;
  /** The form of its text. */
  form?: RegExp;
  /** For the request. */
  says: string;
}

type Fields = Record<string, FieldOfAnswer>;

const text = (heading: string, fact: string, says: string): FieldOfAnswer => ({
  heading,
  fact,
  is: { kind: 'text' },
  says,
});
const measured = (heading: string, fact: string, quantity: Quantity, says: string): FieldOfAnswer => ({
  heading,
  fact,
  is: { kind: 'measured', quantity },
  says,
});
const range = (heading: string, fact: string, quantity: Quantity, says: string): FieldOfAnswer => ({
  heading,
  fact,
  is: { kind: 'measured', quantity, isRange: true },
  says,
});
const depth = (heading: string, fact: string, reference: Reference, says: string): FieldOfAnswer => ({
  heading,
  fact,
  is: { kind: 'depth', reference },
  says,
});
const saying = (field: FieldOfAnswer, words: RegExp): FieldOfAnswer => ({ ...field, words });
const formed = (field: FieldOfAnswer, form: RegExp): FieldOfAnswer => ({ ...field, form });

const CEMENT = /cement|slurr|z?ement|schl\u00e4mme|laitier|lechada|class [a-h]\b/i;
const TOP = /\btop|\bfrom\b|hanger|\blap\b|\bvon\b|\bvan\b|\bfra\b|\bdesde\b|\btoit\b|\btope\b/i;
const LOSS = /loss|filtrat|\bfl\b|verlust|verlies|tap\b|p\u00e9rdida|perte/i;
const HPHT = /h[pt] ?\/?h[tp]/i;

const hole = (fact = 'holeDiameterIn'): FieldOfAnswer => ({
  ...measured('Hole size', fact, 'size', 'diameter of the hole'),
  isIdentity: true,
});

export const KINDS = {
  tops: {
    says: 'the top of a formation',
    fields: {
      formation: {
        ...formed(text('Formation', 'name', 'its name'), /^\p{Lu}[^\d"]{2,60}$/u),
        isIdentity: true,
      },
      md: depth('MD', 'ahdBdfM', 'md', 'depth along the hole'),
      tvd: depth('TVD', 'tvdBdfM', 'tvd', 'vertical depth below the drill floor'),
      tvdss: depth('TVD SS', 'tvdSsM', 'tvdss', 'vertical depth below sea level'),
      uncertainty: saying(
        measured('Uncertainty', 'varianceM', 'length', 'plus or minus'),
        /\u00b1|\+ ?\/ ?-|plus or minus|uncertain|toleran|unsicher|onzeker|usikker|incert/i,
      ),
    },
  },
  sections: {
    says: 'the end of a hole section',
    fields: {
      hole: hole('diameterIn'),
      md: depth('TD MD', 'tdAhdM', 'md', 'end, along the hole'),
      tvd: depth('TD TVD', 'tdTvdBdfM', 'tvd', 'end, vertical below the drill floor'),
      tvdss: depth('TD TVD SS', 'tdTvdSsM', 'tvdss', 'end, vertical below sea level'),
    },
  },
  casing: {
    says: 'a casing, liner, conductor or tie-back',
    fields: {
      hole: hole(),
      casing: { ...measured('Casing OD', 'outerDiameterIn', 'size', 'outer diameter'), isIdentity: true },
      inner: saying(
        measured('Casing ID', 'innerDiameterIn', 'size', 'inner diameter'),
        /\bid\b|inner|inside|bore|innen|binnen|indre|int\u00e9r|inter/i,
      ),
      drift: saying(measured('Drift', 'driftIn', 'size', 'drift diameter'), /drift/i),
      weight: measured('Weight', 'massKgPerM', 'linearMass', 'weight for each length'),
      grade: formed(text('Grade', 'grade', 'steel grade'), /^(?=.*\d)[\p{L}\d][\p{L}\d /.-]{1,20}$/u),
      connection: formed(text('Connection', 'thread', 'thread or coupling'), /^[\p{Lu}\d][^,;]{1,30}$/u),
      top: saying(depth('Top MD', 'topAhdM', 'md', 'its top, along the hole'), TOP),
      shoe_md: depth('Shoe MD', 'shoeAhdM', 'md', 'its shoe, along the hole'),
      shoe_tvd: depth('Shoe TVD', 'shoeTvdBdfM', 'tvd', 'its shoe, vertical below the drill floor'),
      shoe_tvdss: depth('Shoe TVD SS', 'shoeTvdSsM', 'tvdss', 'its shoe, vertical below sea level'),
    },
  },
  mud: {
    says: 'the drilling fluid of a hole section',
    fields: {
      hole: hole(),
      type: formed(text('Mud type', 'type', 'its type'), /^.{2,80}$/su),
      weight: range('Mud weight', 'weightKpaPerM', 'gradient', 'density'),
      ph: saying(range('pH', 'ph', 'number', 'pH'), /p\.?h/i),
      yield_point: range('Yield point', 'yieldPointPa', 'yieldPoint', 'yield point'),
      api_fluid_loss: saying(range('API fluid loss', 'apiFluidLossMl', 'volume', 'API fluid loss'), LOSS),
      hpht_fluid_loss: saying(range('HPHT fluid loss', 'hphtFluidLossMl', 'volume', 'HPHT fluid loss'), HPHT),
      six_rpm: saying(range('6 rpm', 'sixRpm', 'number', 'reading at 6 rpm'), /\b6 ?-?rpm|six rpm/i),
      low_gravity_solids: saying(
        range('LGS', 'lowGravitySolidsPercent', 'number', 'low gravity solids'),
        /lgs|low[- ]gravity/i,
      ),
    },
  },
  cement: {
    says: 'a cement slurry',
    fields: {
      hole: hole(),
      casing: {
        ...measured('Casing size', 'casingOuterDiameterIn', 'size', 'outer diameter of the cemented string'),
        isIdentity: true,
      },
      slurry: {
        ...text('Slurry', 'role', 'lead, tail, top fill or liner, in the words of the quote'),
        isIdentity: true,
      },
      type: formed(text('Cement type', 'type', 'class of the cement'), /^.{1,60}$/su),
      density: saying(measured('Slurry density', 'gradientKpaPerM', 'gradient', 'density'), CEMENT),
      excess: saying(
        formed(text('Excess', 'excess', 'excess in per cent'), /\d ?%|^\d/),
        /excess|\u00fcberschuss|overmaat|overskudd|exc\u00e8s|exceso/i,
      ),
      top: {
        heading: 'Top of cement',
        fact: 'topOfCement',
        is: { kind: 'place' },
        says: 'top of the cement',
      },
      additives: text('Additives', 'additives', 'additives'),
    },
  },
  pressureTests: {
    says: 'the pressure tests of a hole section',
    fields: {
      hole: hole(),
      annular: saying(
        measured('Annular', 'annularKpa', 'pressure', 'annular preventer'),
        /annular|ringraum|anular|annulaire/i,
      ),
      rams: saying(
        measured('Rams', 'ramKpa', 'pressure', 'ram preventers'),
        /\brams?\b|backen|m\u00e2choire|ariete/i,
      ),
      casing_test: saying(
        measured('Casing pressure test', 'casingOnBumpKpa', 'pressure', 'casing when the plug bumps'),
        /test|bump|pr\u00fcf|druk|pr[uo][eu]/i,
      ),
      liner_lap: saying(
        measured('Liner lap', 'linerLapKpa', 'pressure', 'liner lap'),
        /\blap\b|overlap|liner top/i,
      ),
    },
  },
  logging: {
    says: 'a logging run',
    fields: {
      hole: hole(),
      run: saying(measured('Run', 'runNumber', 'number', 'its number'), /\brun/i),
      logs: formed(text('Logs', 'evaluation', 'the tools or measurements'), /^.{2,160}$/su),
    },
  },
  reservoirs: {
    says: 'the pressure of a reservoir',
    fields: {
      reservoir: { ...text('Reservoir', 'name', 'its name'), isIdentity: true },
      gradient: saying(
        measured('Pressure gradient', 'gradientKpaPerM', 'gradient', 'pressure gradient'),
        /pore|pressure|gradient|druck|druk|trykk|pression|presi/i,
      ),
      pressure: measured('Pressure', 'pressureUpperKpa', 'pressure', 'pressure'),
    },
  },
} satisfies Partial<Record<Kind, { says: string; fields: Fields }>>;

export type KindOfAnswer = keyof typeof KINDS;

export const fieldsOf = (kind: KindOfAnswer): Fields => KINDS[kind].fields;

/** The values of the header, by the names of the request. */
export const HEADER: Record<string, { field: HeaderField; says: string }> = {
  well_type: { field: 'wellType', says: 'type of the well' },
  objective: { field: 'objective', says: 'objective of the well' },
  location: { field: 'location', says: 'location of the well' },
  field_name: { field: 'fieldName', says: 'name of the field' },
  field_code: { field: 'fieldCode', says: 'code of the field' },
  afe_cost: { field: 'afeCostUsd', says: 'cost in US dollars' },
  days_planned: { field: 'daysPlanned', says: 'planned days' },
  drill_floor: { field: 'drillFloorM', says: 'elevation of the drill floor above mean sea level' },
};
