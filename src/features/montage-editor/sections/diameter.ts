import { parseInches } from '@/domain/inches';
import { readNumber } from '@/domain/montage/parse';

/** A typed hole diameter (in): `12 1/4`, `12.25`, `12,25 in`; null if it is blank or not a size. */
export const parseDiameter = (text: string): number | null => readNumber(text) ?? parseInches(text);

/** Why a typed diameter cannot be used; null if it can. A blank one is unknown. */
export function diameterProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const sizeIn = parseDiameter(text);
  return sizeIn !== null && sizeIn > 0 ? null : 'Enter a size in inches, such as 12 1/4 or 12.25.';
}
