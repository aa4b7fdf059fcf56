import { readNumber } from '../montage/parse';
import type { FractureGradient } from './settings';

/** Of any well, m and kPa/m: beyond it a number is in another unit, or in the other column. */
const wellDepths = { least: -5000, most: 15_000 };
const rockGradients = { least: 5, most: 40 };

const within = (value: number | null, { least, most }: typeof wellDepths): value is number =>
  value !== null && value >= least && value <= most;

/**
 * Fracture gradients as people type them or paste them from a spreadsheet: on each line a depth (TVD SS, m) and a gradient
 * (kPa/m), with blanks, a tab or a semicolon between them; or a sentence about the first line that is not understood.
 */
export function parseFractureGradients(
  text: string,
): { gradients: readonly FractureGradient[] } | { problem: string } {
  const found: FractureGradient[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const parts = line
      .replaceAll(/kpa\/m|\bm\b/gi, ' ')
      .trim()
      .split(/[;\s]+/)
      .filter(Boolean);
    if (parts.length === 0) continue;
    const [tvdSsM = null, gradientKpaPerM = null] = parts.map(readNumber);
    const where = `Line ${index + 1}`;
    if (parts.length !== 2 || tvdSsM === null || gradientKpaPerM === null)
      return { problem: `${where}: enter a depth and a gradient, such as 1294 16.5.` };
    if (!within(tvdSsM, wellDepths))
      return { problem: `${where}: the depth is not that of a well in metres.` };
    if (!within(gradientKpaPerM, rockGradients))
      return { problem: `${where}: a fracture gradient is between 5 and 40 kPa/m.` };
    found.push({ tvdSsM, gradientKpaPerM });
  }
  return { gradients: found };
}

export const fractureGradientsText = (gradients: readonly FractureGradient[]): string =>
  gradients.map(({ tvdSsM, gradientKpaPerM }) => `${tvdSsM} ${gradientKpaPerM}`).join('\n');
