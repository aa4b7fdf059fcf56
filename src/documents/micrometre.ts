/**
 * A length, m, as a montage holds it: to the micrometre. To a computer 827.92 + 54.9 is 882.8199999999999, and whoever edits,
 * copies or exports that cell would meet its digits. No document writes a depth finer than this: nothing that one says is lost.
 */
export function toMicrometre(lengthM: number): number;
export function toMicrometre(lengthM: number | null): number | null;
export function toMicrometre(lengthM: number | null): number | null {
  // Minus zero is no depth.
  return lengthM === null ? null : Number(lengthM.toFixed(6)) + 0;
}
