import type { Draw } from '../draw';
import type { TablePart, UnitPart } from './parts';
import type { Printing } from './print-value';
import type { Measured } from './values';

/** The default unit of a quantity, if its part names none. */
const COMMON: Record<Measured, UnitPart> = {
  length: ['m', 'm'],
  size: ['in', 'in'],
  linearMass: ['lb/ft', 'lb/ft'],
  pressure: ['bar', 'bar'],
  gradient: ['sg', 'SG'],
  volumePerLength: ['m3/m', 'm³/m'],
  yieldPoint: ['Pa', 'Pa'],
  angle: ['deg', '°'],
  dogleg: ['deg/30m', '°/30m'],
  percent: ['%', '%'],
  fluidLoss: ['ml', 'ml'],
  none: ['none', ''],
};

/** One unit for each quantity, for the whole of a table: of its lengths the company's own, where its part has it. */
export function unitsFor(part: TablePart | null, length: 'm' | 'ft', draw: Draw): Printing['unitOf'] {
  const chosen = Object.fromEntries(
    Object.entries(part?.units ?? {}).map(([of, units]) => {
      const own = of === 'length' ? units.filter(([unit]) => unit === length) : units;
      return [of, draw.one(own.length > 0 ? own : units)];
    }),
  ) as Partial<Record<Measured, UnitPart>>;
  return (of) => chosen[of] ?? (of === 'length' ? [length, length] : COMMON[of]);
}
