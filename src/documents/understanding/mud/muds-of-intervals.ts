import { sameSize } from '../../casing-strings';
import type { MudFact, RangeFact } from '../../facts';
import { fold } from '../words/fold';

const RANGES = [
  'weightKpaPerM',
  'ph',
  'yieldPointPa',
  'apiFluidLossMl',
  'hphtFluidLossMl',
  'sixRpm',
  'lowGravitySolidsPercent',
] as const;

const NOTE = 'the widest of the intervals of its hole';

const isOneMud = (a: MudFact, b: MudFact): boolean =>
  a.holeDiameterIn !== null &&
  sameSize(a.holeDiameterIn, b.holeDiameterIn) &&
  a.type !== null &&
  b.type !== null &&
  fold(a.type).trim() === fold(b.type).trim();

type End = 'exact' | 'lower' | 'upper';

/** A bound of a range, and the mud and the end that it comes from. */
interface Bound {
  value: number;
  mud: MudFact;
  end: End;
}

function boundOf(mud: MudFact, field: (typeof RANGES)[number], end: 'lower' | 'upper'): Bound | null {
  const range = mud[field];
  const own = range[end] === null ? 'exact' : end;
  const value = range[own];
  return value === null ? null : { value, mud, end: own };
}

const SAYS: readonly End[] = ['exact', 'lower', 'upper'];
const says = (range: RangeFact): boolean => SAYS.some((end) => range[end] !== null);

/** The range over the intervals that give one. Where one of them has no such bound, none holds for the whole hole. */
function widestOf(muds: readonly MudFact[], field: (typeof RANGES)[number]): [RangeFact, MudFact['origins']] {
  const given = muds.filter((mud) => says(mud[field]));
  const range: RangeFact = { exact: null, lower: null, upper: null };
  const origins: NonNullable<MudFact['origins']> = {};
  for (const end of ['lower', 'upper'] as const) {
    const bounds = given.map((mud) => boundOf(mud, field, end));
    const known = bounds.filter((bound) => bound !== null);
    if (known.length === 0 || known.length < bounds.length) continue;
    const widest = known.reduce((one, other) =>
      (end === 'lower' ? other.value < one.value : other.value > one.value) ? other : one,
    );
    range[end] = widest.value;
    const origin = widest.mud.origins?.[`${field}.${widest.end}`];
    if (origin) origins[`${field}.${end}`] = { ...origin, certainty: 'assumed', note: NOTE };
  }
  return [range, origins];
}

/**
 * The muds of a table, of which the first of each hole has the range of all intervals that are drilled with it: `8 1/2" to 1950 m`
 * and `8 1/2" to 2845 m` with one mud that gets heavier. The others remain further fluids of the hole.
 */
export function withRangesOfIntervals(muds: readonly MudFact[]): MudFact[] {
  return muds.map((mud, at) => {
    const alike = muds.filter((other) => isOneMud(mud, other));
    if (alike.length < 2 || muds.findIndex((other) => isOneMud(mud, other)) !== at) return mud;
    const whole = { ...mud, origins: { ...mud.origins } };
    for (const field of RANGES) {
      const texts = new Set(alike.map((other) => JSON.stringify(other[field])));
      if (texts.size === 1) continue;
      const [range, origins] = widestOf(alike, field);
      for (const end of SAYS) delete whole.origins[`${field}.${end}`];
      whole[field] = range;
      Object.assign(whole.origins, origins);
    }
    const texts = [...new Set(alike.flatMap(({ weightText }) => weightText ?? []))];
    const written = whole.origins['weightText'];
    if (texts.length > 1 && written) {
      whole.weightText = texts.join('; ');
      whole.origins['weightText'] = { ...written, certainty: 'assumed', note: NOTE };
    }
    return whole;
  });
}
