/**
 * The rig floor height as it was typed: metres, null where nothing was typed, or a sentence on what to write.
 *
 * Text rather than a number field of the browser: pasted into one, '15,5' silently becomes 155, and every depth below
 * the drill floor would be off by 139.5 m. A decimal comma, a typographic minus and a trailing unit are understood.
 */
export function readRigFloorHeight(typed: string): { heightM: number | null; problem?: string } {
  const text = typed.trim().replace(/\s*m$/i, '').replace('−', '-');
  if (text === '') return { heightM: null };
  const heightM = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (Number.isFinite(heightM)) return { heightM };
  return {
    heightM: null,
    problem:
      'This is not a number, so no height is used. Write metres like 15.5, without thousands separators.',
  };
}

/** Few sites have a higher drill floor; heights in feet are often higher. */
const unusualAboveM = 1_000;

/**
 * The warning for a numeric height; null for an ordinary one. The height is used anyway: there are
 * floors below sea level, by the Dead Sea, and floors in the Andes.
 */
export function remarkOnRigFloorHeight(heightM: number | null): string | null {
  if (heightM === null) return null;
  if (heightM < 0)
    return 'The drill floor would lie below mean sea level. It is used so; check the sign if that is not meant.';
  if (heightM > unusualAboveM)
    return 'The drill floor would lie more than 1,000 m above mean sea level. It is used so; check that it is in metres.';
  return null;
}

/** The field's step, m. */
const stepM = 0.1;

/** The text after steps up or down, without the dust of binary fractions: 0.3, not 0.30000000000000004. */
export function stepRigFloorHeight(typed: string, steps: number): string {
  const { heightM } = readRigFloorHeight(typed);
  return String(Number(((heightM ?? 0) + steps * stepM).toFixed(3)));
}
