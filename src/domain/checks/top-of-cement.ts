import type { DepthType } from '../depths';
import { convert } from '../units';

export type TopOfCement =
  /** At surface or sea bed: above every shoe. */
  | { readonly kind: 'top of hole' }
  /** At the liner hanger inside the string above. No field of a montage gives its depth. */
  | { readonly kind: 'top of liner' }
  | { readonly kind: 'depth'; readonly depthM: number; readonly type: DepthType };

const topOfHole = /^(?:surface|surf|ground level|gl|cellar|sea ?bed|sea ?floor|mud ?line)$/;
const topOfLiner = /^(?:top of liner|liner top|tol|liner hanger|liner lap)$/;
const depth =
  /^(?<figure>\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\d+,\d{1,2}) ?(?<unit>metres|meters|ft|feet|m)? ?(?<type>[a-z][a-z ]*)?$/;

/** A depth without a type is along the hole: cement is pumped by the length it fills. */
const depthTypes: Readonly<Record<string, DepthType>> = {
  '': 'AHD BDF',
  ahd: 'AHD BDF',
  ahdbdf: 'AHD BDF',
  ah: 'AHD BDF',
  ahbdf: 'AHD BDF',
  alonghole: 'AHD BDF',
  md: 'AHD BDF',
  mdbdf: 'AHD BDF',
  mdrt: 'AHD BDF',
  mdrkb: 'AHD BDF',
  bdf: 'AHD BDF',
  tvd: 'TVD BDF',
  tvdbdf: 'TVD BDF',
  tvdrt: 'TVD BDF',
  tvdrkb: 'TVD BDF',
  tvdss: 'TVD SS',
  tvdmsl: 'TVD SS',
  ss: 'TVD SS',
  subsea: 'TVD SS',
};

/**
 * The top of cement that a text gives, or null if the text is not understood: `surface`, `Sea bed`, `1,250`, `1250 m`,
 * `1 250 m TVD`, `4100 ft MD`.
 *
 * The whole text must be understood: `200 m above the shoe` is not a depth of 200 m. `1.250` is not understood either,
 * because it may be a thousand or one and a quarter.
 */
export function parseTopOfCement(text: string): TopOfCement | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\u00a0\u2009\u202f\s]+/g, ' ')
    .replaceAll(/[()]/g, '')
    .trim()
    .replace(/^(?:toc )?(?:to |at |@ ?)?/, '')
    .replace(/\.$/, '');
  if (topOfHole.test(plain)) return { kind: 'top of hole' };
  if (topOfLiner.test(plain)) return { kind: 'top of liner' };
  const parts = depth.exec(plain)?.groups;
  if (!parts || /^\d{1,3}\.\d{3}$/.test(parts['figure'] ?? '')) return null;
  const type = depthTypes[(parts['type'] ?? '').replaceAll(' ', '')];
  const figure = numberOf(parts['figure'] ?? '');
  if (!type) return null;
  const inFeet = parts['unit'] === 'ft' || parts['unit'] === 'feet';
  return { kind: 'depth', depthM: inFeet ? convert('length', figure, 'ft', 'm') : figure, type };
}

/** Three digits after a comma are thousands, one or two are decimals. */
const numberOf = (figure: string): number =>
  Number(/,\d{1,2}$/.test(figure) ? figure.replace(',', '.') : figure.replaceAll(/[, ]/g, ''));
