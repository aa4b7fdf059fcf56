/**
 * A length, m, rounded to the micrometre. In floating point 827.92 + 54.9 is 882.8199999999999, and a user who edits,
 * copies or exports that cell would see these digits. No document gives a depth with more digits, so nothing is lost.
 */
export function toMicrometre(lengthM: number): number;
export function toMicrometre(lengthM: number | null): number | null;
export function toMicrometre(lengthM: number | null): number | null {
  // Avoids minus zero.
  return lengthM === null ? null : Number(lengthM.toFixed(6)) + 0;
}
