import { readNumber } from '../montage/parse';
import { chosenUnit, fromStored, precisionOf, toStored, type Units } from '../shown-units/units-of-person';
import { unitNamed } from '../shown-units/vocabulary';
import type { FractureGradient } from './settings';

/** Of any well, m and kPa/m: beyond it a number is in another unit, or in the other column. */
const wellDepths = { least: -5000, most: 15_000 };
const rockGradients = { least: 5, most: 40 };

const within = (value: number, { least, most }: typeof wellDepths): boolean =>
  value >= least && value <= most;

/** The two columns, with the unit of each in which it is stored. */
const columns = { length: 'm', gradient: 'kPa/m' } as const;
type Column = keyof typeof columns;

const unitOf = (units: Units, column: Column): string =>
  chosenUnit(units, column, columns[column]) ?? columns[column];

const labelOf = (units: Units, column: Column): string => precisionOf(column, unitOf(units, column)).label;

/** A stored value as a number to type, with all of its digits or rounded. */
function typedText(units: Units, column: Column, value: number, decimals?: number): string {
  const shown = fromStored(column, value, columns[column], unitOf(units, column));
  return String(decimals === undefined ? shown : Number(shown.toFixed(decimals)));
}

/** The titles of the two columns: `TVD SS (m), gradient (kPa/m)`. */
export const fractureColumns = (units: Units): string =>
  `TVD SS (${labelOf(units, 'length')}), gradient (${labelOf(units, 'gradient')})`;

/** A line to type. */
export const fractureExample = (units: Units): string =>
  `${typedText(units, 'length', 1294, 0)} ${typedText(units, 'gradient', 16.5, 2)}`;

/** Two numbers, each with or without its unit. */
const pattern = /^([-+]?[\d.,]+)\s*([^\d\s;.,+-][^\s;]*)?[;\s]+([-+]?[\d.,]+)\s*([^\d\s].*)?$/;

/** More than any document gives. */
const keptDigits = 12;

/** The stored value of a number; null if it is none, or if the text after it is no unit of its column. */
function storedOf(units: Units, column: Column, text = '', typedUnit?: string): number | null {
  const number = readNumber(text);
  const unit = typedUnit === undefined ? unitOf(units, column) : unitNamed(column, typedUnit);
  if (number === null || unit === null) return null;
  const stored = toStored(column, number, unit, columns[column]);
  // A line that was shown and is read again, because another one was edited, keeps its value.
  const short = Number(stored.toPrecision(keptDigits));
  return fromStored(column, short, columns[column], unit) === number ? short : stored;
}

/**
 * Fracture gradients as people type them or paste them from a spreadsheet: on each line a depth (TVD SS) and a gradient,
 * in the units of the person unless they follow the number, with blanks, a tab or a semicolon between them; or a sentence
 * about the first line that is not understood.
 */
export function parseFractureGradients(
  text: string,
  units: Units,
): { gradients: readonly FractureGradient[] } | { problem: string } {
  const found: FractureGradient[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const [, depth, depthUnit, gradient, gradientUnit] = pattern.exec(line.trim()) ?? [];
    const tvdSsM = storedOf(units, 'length', depth, depthUnit);
    const gradientKpaPerM = storedOf(units, 'gradient', gradient, gradientUnit);
    const where = `Line ${index + 1}`;
    if (tvdSsM === null || gradientKpaPerM === null)
      return { problem: `${where}: enter a depth and a gradient, such as ${fractureExample(units)}.` };
    if (!within(tvdSsM, wellDepths))
      return { problem: `${where}: no well has that depth in ${labelOf(units, 'length')}.` };
    if (!within(gradientKpaPerM, rockGradients)) {
      const [least, most] = [rockGradients.least, rockGradients.most].map((limit) =>
        typedText(units, 'gradient', limit, 2),
      );
      return {
        problem: `${where}: a fracture gradient is between ${least} and ${most} ${labelOf(units, 'gradient')}.`,
      };
    }
    found.push({ tvdSsM, gradientKpaPerM });
  }
  return { gradients: found };
}

/** With all digits, so that the text gives the same values again. */
export const fractureGradientsText = (gradients: readonly FractureGradient[], units: Units): string =>
  gradients
    .map(
      ({ tvdSsM, gradientKpaPerM }) =>
        `${typedText(units, 'length', tvdSsM)} ${typedText(units, 'gradient', gradientKpaPerM)}`,
    )
    .join('\n');
