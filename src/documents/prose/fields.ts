import type { Kind } from '../understanding/vocabulary/words';
import type { HeaderField } from '../understanding/vocabulary/header';
import type { Quantity } from '../understanding/units';

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
const hole = (fact = 'holeDiameterIn'): FieldOfAnswer => ({
  ...measured('Hole size', fact, 'size', 'diameter of the hole'),
  isIdentity: true,
});

export const KINDS = {
  tops: {
    says: 'the top of a formation',
    fields: {
      formation: { ...text('Formation', 'name', 'its name'), isIdentity: true },
      md: depth('MD', 'ahdBdfM', 'md', 'depth along the hole'),
      tvd: depth('TVD', 'tvdBdfM', 'tvd', 'vertical depth below the drill floor'),
      tvdss: depth('TVD SS', 'tvdSsM', 'tvdss', 'vertical depth below sea level'),
      uncertainty: measured('Uncertainty', 'varianceM', 'length', 'plus or minus'),
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
      inner: measured('Casing ID', 'innerDiameterIn', 'size', 'inner diameter'),
      drift: measured('Drift', 'driftIn', 'size', 'drift diameter'),
      weight: measured('Weight', 'massKgPerM', 'linearMass', 'weight for each length'),
      grade: text('Grade', 'grade', 'steel grade'),
      connection: text('Connection', 'thread', 'thread or coupling'),
      top: depth('Top MD', 'topAhdM', 'md', 'its top, along the hole'),
      shoe_md: depth('Shoe MD', 'shoeAhdM', 'md', 'its shoe, along the hole'),
      shoe_tvd: depth('Shoe TVD', 'shoeTvdBdfM', 'tvd', 'its shoe, vertical below the drill floor'),
      shoe_tvdss: depth('Shoe TVD SS', 'shoeTvdSsM', 'tvdss', 'its shoe, vertical below sea level'),
    },
  },
  mud: {
    says: 'the drilling fluid of a hole section',
    fields: {
      hole: hole(),
      type: text('Mud type', 'type', 'its type'),
      weight: range('Mud weight', 'weightKpaPerM', 'gradient', 'density'),
      ph: range('pH', 'ph', 'number', 'pH'),
      yield_point: range('Yield point', 'yieldPointPa', 'yieldPoint', 'yield point'),
      api_fluid_loss: range('API fluid loss', 'apiFluidLossMl', 'volume', 'API fluid loss'),
      hpht_fluid_loss: range('HPHT fluid loss', 'hphtFluidLossMl', 'volume', 'HPHT fluid loss'),
      six_rpm: range('6 rpm', 'sixRpm', 'number', 'reading at 6 rpm'),
      low_gravity_solids: range('LGS', 'lowGravitySolidsPercent', 'number', 'low gravity solids'),
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
      type: text('Cement type', 'type', 'class of the cement'),
      density: measured('Slurry density', 'gradientKpaPerM', 'gradient', 'density'),
      excess: text('Excess', 'excess', 'excess in per cent'),
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
      annular: measured('Annular', 'annularKpa', 'pressure', 'annular preventer'),
      rams: measured('Rams', 'ramKpa', 'pressure', 'ram preventers'),
      casing_test: measured(
        'Casing pressure test',
        'casingOnBumpKpa',
        'pressure',
        'casing when the plug bumps',
      ),
      liner_lap: measured('Liner lap', 'linerLapKpa', 'pressure', 'liner lap'),
    },
  },
  logging: {
    says: 'a logging run',
    fields: {
      hole: hole(),
      run: measured('Run', 'runNumber', 'number', 'its number'),
      logs: text('Logs', 'evaluation', 'the tools or measurements'),
    },
  },
  reservoirs: {
    says: 'the pressure of a reservoir',
    fields: {
      reservoir: { ...text('Reservoir', 'name', 'its name'), isIdentity: true },
      gradient: measured('Pressure gradient', 'gradientKpaPerM', 'gradient', 'pressure gradient'),
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
