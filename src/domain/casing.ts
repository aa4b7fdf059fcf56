/** Casing geometry. Sizes in inches, as in API Specification 5CT. */

const INCH_M = 0.0254;

/** Inner diameter (in) of a pipe of outer diameter and wall thickness in inches: ID = OD - 2t. */
export function innerDiameterIn(outerDiameterIn: number, wallIn: number): number {
  return outerDiameterIn - 2 * wallIn;
}

/**
 * The allowance of API 5CT between inner diameter and drift: 1/8 in (3.18 mm) below 9 5/8 in casing, 5/32 in (3.97 mm)
 * from 9 5/8 to 13 3/8 in, 3/16 in (4.76 mm) above.
 */
const DRIFT_ALLOWANCES: readonly { toOuterDiameterIn: number; allowanceIn: number }[] = [
  { toOuterDiameterIn: 9.625 - 1e-6, allowanceIn: 1 / 8 },
  { toOuterDiameterIn: 13.375 + 1e-6, allowanceIn: 5 / 32 },
  { toOuterDiameterIn: Infinity, allowanceIn: 3 / 16 },
];

/**
 * API drift diameter (in) of casing. Pipe may be ordered with a larger, special drift: if a document gives the drift,
 * use that.
 */
export function apiDriftIn(outerDiameterIn: number, idIn: number): number {
  const row = DRIFT_ALLOWANCES.find(({ toOuterDiameterIn }) => outerDiameterIn <= toOuterDiameterIn);
  return idIn - (row?.allowanceIn ?? 3 / 16);
}

/** Capacity (m3 per m) of a pipe or hole with a diameter in inches: pi/4 d^2. */
export function volumePerMetre(diameterIn: number): number {
  return (Math.PI / 4) * (diameterIn * INCH_M) ** 2;
}

/** With less clearance than this on the diameter (in), a string is hard to run and its cement sheath thin. */
const USUAL_CLEARANCE_IN = 0.375;
/** Sizes are given to a thousandth of an inch at best. */
const SAME_SIZE_IN = 5e-4;

export interface Clearance {
  /** Hole diameter minus outer diameter, in. */
  clearanceIn: number;
  /** 'none': the string cannot be run (an error). 'tight': under the minimum (a warning). */
  verdict: 'none' | 'tight' | 'fine';
}

/** Whether a string with an outer diameter fits its hole with the minimum clearance; all in inches. */
export function casingClearance(
  holeDiameterIn: number,
  outerDiameterIn: number,
  minimumIn = USUAL_CLEARANCE_IN,
): Clearance {
  const clearanceIn = holeDiameterIn - outerDiameterIn;
  if (clearanceIn < SAME_SIZE_IN) return { clearanceIn, verdict: 'none' };
  return { clearanceIn, verdict: clearanceIn < minimumIn - SAME_SIZE_IN ? 'tight' : 'fine' };
}

/** Whether a bit for a hole of this diameter (in) passes the drift (in) of the string above. */
export function passesDrift(holeDiameterIn: number, driftIn: number): boolean {
  return holeDiameterIn <= driftIn + SAME_SIZE_IN;
}
