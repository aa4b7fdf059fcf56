import type { UnitOf } from '@/domain/units';

/** One figure, a range, a bound, or (where bounds have columns of their own) a figure within them. */
export type Amount = number | { exact?: number; from?: number; to?: number };

/** The units of a company's documents; a truth holds its figures as they are printed, in these. */
export interface DocumentUnits {
  depth: 'm' | 'ft';
  /** Inner diameter and drift; hole and outer diameters are inches everywhere, and written as the field does. */
  bore: 'in' | 'mm';
  mass: UnitOf<'linearMass'>;
  mudWeight: UnitOf<'gradient'>;
  slurry: UnitOf<'gradient'>;
  poreGradient: UnitOf<'gradient'>;
  pressure: UnitOf<'pressure'>;
  yieldPoint: UnitOf<'yieldPoint'>;
}

/** How a company lays its documents out; each well takes another way. */
export interface Layout {
  decimalComma: boolean;
  /** `12,400` for depths from a thousand on. */
  thousands: boolean;
  header: 'table' | 'lines';
  units: 'in headings' | 'below headings';
  cement: 'a row each' | 'a row each, casing once' | 'wide';
  mud: 'a row each' | 'transposed';
  casing: 'plain' | 'grouped';
  mudWeight: 'one column' | 'three columns';
  topsNegativeDown: boolean;
}

export interface Slurry {
  type: string;
  density: number;
  /** Percent. */
  excess: number | null;
  /** Along-hole depth, or a place in the words of the document. */
  top: number | string;
  additives: string;
}

export interface Pipe {
  kind: 'casing' | 'liner';
  /** As the document calls the string. */
  name: string;
  outer: string;
  inner: number;
  drift: number;
  mass: number;
  grade: string;
  thread: string;
  top: number;
  shoe: number;
  notes: string | null;
}

export interface Mud {
  type: string;
  properties: string;
  weight: Amount;
  ph: Amount | null;
  yieldPoint: Amount | null;
  apiLoss: Amount | null;
  hphtLoss: Amount | null;
  sixRpm: Amount | null;
  solids: Amount | null;
  notes: string | null;
}

export interface Section {
  hole: string;
  description: string;
  /** Along-hole depth of its end. */
  end: number;
  pipe: Pipe;
  cement: Partial<Record<'lead' | 'tail' | 'topFill' | 'liner', Slurry>> & { notes?: string };
  mud: Mud;
  runs: string[];
  test: {
    annular: number | null;
    ram: number | null;
    bump: number | null;
    linerLap: number | null;
    notes: string | null;
  };
}

/** One fictional well: everything its documents say, once, as they print it. No well, field or company of this name exists. */
export interface WellTruth {
  language: 'English' | 'English onshore' | 'Dutch' | 'German' | 'Norwegian' | 'French' | 'Spanish';
  units: DocumentUnits;
  layout: Layout;
  header: {
    wellName: string;
    wellType: string;
    objective: string;
    location: string;
    fieldName: string;
    fieldCode: string;
    wellId: number;
    activityId: number;
    /** A cost in another currency than the contract's is no AFE cost of a montage, which must stay without. */
    afeCost: { amount: number; currency: 'USD' | 'EUR' };
    daysPlanned: number;
    daysUnit: string;
    wellHeads: string[];
  };
  vertical: boolean;
  /** Elevation above mean sea level. */
  drillFloor: number;
  /** Elevation of the ground, or the depth of the water: never the drill floor. */
  ground: number;
  /** Depth, inclination, azimuth. Empty where no path was planned, the well being vertical. */
  survey: readonly (readonly [number, number, number])[];
  /** The reference of the tops' depths; other references are computed and printed in addition. */
  topsIn: 'tvdSs' | 'tvd';
  tops: { name: string; depth: number; variance: number }[];
  sections: Section[];
  reservoirs: {
    name: string;
    top: number;
    base: number;
    pressureLower: number;
    pressureUpper: number;
    gradient: number;
  }[];
  plan: { title: string; description: string | null }[];
}
