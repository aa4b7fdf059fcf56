import type { XmlElement } from '../xml-tree';

/** The first child with one of these names, ignoring case: `md` in the 1 series is `Md` in the 2 series. */
export function child(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  for (const name of names) {
    const found = element?.children.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (found) return found;
  }
  return undefined;
}

export const textOf = (element: XmlElement | undefined): string =>
  (element?.text ?? '').replace(/\s+/g, ' ').trim();

/** The name of an object: `name` in the 1 series, `Citation/Title` in the 2 series; of a reference, its `Title`. */
export const nameOf = (element: XmlElement | undefined): string =>
  textOf(child(element, 'name')) ||
  textOf(child(child(element, 'citation'), 'title')) ||
  textOf(child(element, 'title'));

/** Units of the Energistics unit dictionaries (1.4.1.1 and 1.0) in the readers' spelling. */
const UNITS: Record<string, string> = {
  m: 'm',
  ft: 'ft',
  ftUS: 'ft us',
  'ft[US]': 'ft us',
  in: 'in',
  mm: 'mm',
  cm: 'cm',
  km: 'km',
  dega: 'deg',
  deg: 'deg',
  rad: 'rad',
  'kg/m': 'kg/m',
  'lbm/ft': 'lb/ft',
  'lbf/ft': 'lb/ft',
};
/** How stores of the 1 series write a missing value. */
const NULLS = /^-999(?:9)?(?:\.(?:0+|25|99))?$/;

export interface Measure {
  value: string;
  /** Null if the document gives none. */
  unit: string | null;
  /** The datum of a depth, as the document names it; empty if it gives none. */
  datum: string;
}

/** A value with its unit; for `Elevation` and similar elements, the inner value. An unknown unit is kept as written. */
export function measureOf(element: XmlElement | undefined): Measure | null {
  if (!element) return null;
  const own = textOf(element);
  if (own === '') {
    const inner = element.children.find((one) => textOf(one) !== '');
    return inner ? measureOf(inner) : null;
  }
  if (NULLS.test(own)) return null;
  const uom = element.attributes['uom'] ?? '';
  return {
    value: own,
    unit: uom === '' ? null : (UNITS[uom] ?? uom),
    datum: element.attributes['datum'] ?? '',
  };
}

export const isKnownUnit = (unit: string | null) => unit === null || Object.values(UNITS).includes(unit);
