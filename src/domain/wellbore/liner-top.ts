import type { Section } from '../montage/montage';

/** "Liner: 9 5/8 in from 2,404.4 to 3,113 m AHD" on a line of its own; of several joints, the first hangs. */
const linerLine =
  /^[ \t]*liner:[^\n]*?[ \t]from[ \t]+(\d[\d,]*(?:\.\d+)?)(?:[ \t]+to[ \t]+\d[\d,.]*)?[ \t]*m[ \t]+AHD\b/im;

/**
 * Where the casing notes of a section say that its liner hangs, m AHD below the drill floor; null where they do not. No field of a
 * montage holds it, so that the notes do, in the words in which generation writes them and a person can.
 */
export function writtenLinerTop({ liner, casing_item: casing }: Section): number | null {
  const figure = liner ? linerLine.exec(casing?.notes ?? '')?.[1] : undefined;
  return figure === undefined ? null : Number(figure.replaceAll(',', ''));
}
