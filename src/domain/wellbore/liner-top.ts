import type { Section } from '../montage/montage';

/**
 * "Liner: 9 5/8 in from 2,404.4 to 3,113 m AHD" on a line of its own; of a tapered string, the first interval hangs.
 */
const linerLine =
  /^[ \t]*liner:[^\n]*?[ \t]from[ \t]+(\d[\d,]*(?:\.\d+)?)(?:[ \t]+to[ \t]+\d[\d,.]*)?[ \t]*m[ \t]+AHD\b/im;

/**
 * The top of a section's liner according to its casing notes, m AHD below the drill floor; null if they do not give it.
 * No field of a montage contains it, so generation writes it into the notes in these words, and users can do the same.
 */
export function writtenLinerTop({ liner, casing_item: casing }: Section): number | null {
  const figure = liner ? linerLine.exec(casing?.notes ?? '')?.[1] : undefined;
  return figure === undefined ? null : Number(figure.replaceAll(',', ''));
}
