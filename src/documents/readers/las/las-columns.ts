import type { LasItem } from './las-sections';

/** The mnemonics of the curves of a well path, by the heading that the vocabulary recognises. */
const CURVES: readonly { heading: string; mnemonics: readonly string[] }[] = [
  { heading: 'MD', mnemonics: ['DEPT', 'DEPTH', 'DEP', 'MD', 'DMEA', 'TDEP', 'MDEP', 'MDEPTH'] },
  {
    heading: 'Inclination',
    mnemonics: ['DEVI', 'DEV', 'INCL', 'INC', 'INCLIN', 'INCLINATION', 'HDEV', 'HDVI', 'DEVIATION'],
  },
  { heading: 'Azimuth', mnemonics: ['AZIM', 'AZI', 'AZ', 'AZM', 'AZIMUTH', 'HAZI', 'HAZ', 'HAZIM', 'DAZ'] },
  { heading: 'TVD', mnemonics: ['TVD', 'TVDE', 'TVDEP', 'TVDRT', 'TVDKB', 'TVDRKB'] },
  { heading: 'TVDSS', mnemonics: ['TVDSS', 'SSTVD', 'TVSS', 'TVDMSL'] },
  { heading: 'Formation', mnemonics: ['TOPN', 'TOP_NAME', 'FORMATION'] },
  { heading: 'Top', mnemonics: ['TOPT', 'TOP_TOP'] },
  { heading: 'Base', mnemonics: ['TOPB', 'TOP_BASE'] },
];

/** Units as LAS files abbreviate them, in upper case, with the readers' spelling; others are kept unchanged. */
const UNITS: Record<string, string> = {
  F: 'ft',
  FT: 'ft',
  FEET: 'ft',
  FOOT: 'ft',
  FTUS: 'ft us',
  M: 'm',
  METER: 'm',
  METERS: 'm',
  METRE: 'm',
  METRES: 'm',
  MTR: 'm',
  DEG: 'deg',
  DEGS: 'deg',
  DEGREE: 'deg',
  DEGREES: 'deg',
  DEGA: 'deg',
  RAD: 'rad',
};

export const unitOf = (written: string): string | null =>
  written === '' ? null : (UNITS[written.toUpperCase()] ?? written);

const isKnownUnit = (written: string) => written === '' || Object.hasOwn(UNITS, written.toUpperCase());

const NORTHS = /\b(grid|true|magnetic)\b/i;

/**
 * The heading of a curve, null for a curve of neither a path nor a top. A unit that is not known stays in the heading, which
 * then matches no field: a depth in tenths of feet is never read as metres.
 */
export function headingOf({ mnemonic, unit, description }: LasItem): string | null {
  const heading = CURVES.find(({ mnemonics }) => mnemonics.includes(mnemonic))?.heading;
  if (heading === undefined) return null;
  const written = isKnownUnit(unit) ? heading : `${heading} in ${unit}`;
  // An index may be measured depth or vertical depth; only its description says which.
  if (heading === 'MD' && /true vert|\btvd\b|vertical/i.test(description))
    return /sub ?-?sea|\bss\b|msl/i.test(description) ? 'TVDSS' : 'TVD';
  if (heading === 'Azimuth') return `${written} ${NORTHS.exec(description)?.[1]?.toLowerCase() ?? ''}`.trim();
  return written;
}

/** The reference of the depths of tops: `TOPDR` of LAS 3.0. Without one, depths of a log are along the hole. */
export function depthOfTops(reference: string): string {
  if (/sub ?-?sea|\bss\b|msl|sea level/i.test(reference)) return 'TVDSS';
  return /true|vertical|tvd/i.test(reference) ? 'TVD' : 'MD';
}
