import { formatInches, parseInches } from '../inches';

/**
 * The outer diameter of a casing (in) from its text: `13.375` and `13-3/8"` give `13 3/8`. A text that is not a size is
 * returned unchanged; null if there is none.
 */
export function casingSize(outerDiameter: string | null | undefined): string | null {
  const text = outerDiameter?.trim() ?? '';
  if (text === '') return null;
  const sizeIn = parseInches(text);
  // Hundreds of digits are not a size, whatever number they give.
  return sizeIn === null || !Number.isFinite(sizeIn) ? text : formatInches(sizeIn);
}

/** A section's title: `17 1/2″ Section 2`. An unknown size (in) is omitted. `place` counts from 1. */
export function sectionTitle(diameterIn: number | null, place: number): string {
  return diameterIn === null ? `Section ${place}` : `${formatInches(diameterIn)}″ Section ${place}`;
}

/** The title of a cement job: `13 3/8″ Casing Cementation`, or `7″ Liner Cementation`. */
export function cementationTitle(outerDiameter: string | null | undefined, liner: boolean | null): string {
  const size = casingSize(outerDiameter);
  const kind = liner ? 'Liner Cementation' : 'Casing Cementation';
  return size === null ? kind : `${size}″ ${kind}`;
}
