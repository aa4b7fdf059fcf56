import { formatInches } from '@/domain/inches';
import { catalogue } from '@/domain/montage/catalogue';
import { misreading, readField } from '@/domain/montage/read-field';
import { inUnit, isDocumentUnit, unitOf } from '@/domain/shown-units/figures';
import { unitsInForce } from '@/domain/shown-units/in-force';

/** Hole diameters in the forms of sections, in the unit of the person who types. */

const field = catalogue.section.diameter;

/** A typed hole diameter in inches: `12 1/4`, `12.25`, `12,25 in`, `311.15 mm`; null if it is blank or not a size. */
export function parseDiameter(text: string): number | null {
  if (text.trim() === '' || misreading(field, text, unitsInForce()) !== null) return null;
  const read = readField(field, text, unitsInForce());
  return 'value' in read && typeof read.value === 'number' ? read.value : null;
}

/** A diameter (in) as it is typed; blank if it is unknown. */
export function diameterText(diameterIn: number | null): string {
  if (diameterIn === null) return '';
  return isDocumentUnit('size') ? formatInches(diameterIn) : String(inUnit('size', diameterIn));
}

/** Why a typed diameter cannot be used; null if it can. A blank one is unknown. */
export function diameterProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const read = readField(field, text, unitsInForce());
  if ('refused' in read) return read.refused;
  const sizeIn = parseDiameter(text);
  if (sizeIn !== null && sizeIn > 0) return null;
  return isDocumentUnit('size')
    ? 'Enter a size in inches, such as 12 1/4 or 12.25.'
    : `Enter a size in ${unitOf('size')}, such as ${inUnit('size', 12.25)}, or in inches, such as 12 1/4.`;
}
