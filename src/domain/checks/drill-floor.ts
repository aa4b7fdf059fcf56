import type { Section } from '../montage/montage';
import { both } from './known';

/**
 * The elevation of the drill floor, from the montage's own depths: TVD BDF minus TVD SS, one constant for the well. No
 * field of a montage contains it, so it is the value that most pairs of depths agree on.
 */

/** Depths are rounded to a tenth of a metre at worst, so two differences may deviate by this much. */
export const sameOffsetM = 0.1 + 1e-6;

/** The differences of one section, counted by tenth of a metre. */
export type Offsets = ReadonlyMap<number, { readonly count: number; readonly sum: number }>;

export function offsetsOf(section: Section): Offsets {
  const offsets = new Map<number, { count: number; sum: number }>();
  for (const depths of [...section.formations_list, section]) {
    const known = both(depths.true_vertical_depth_subsea, depths.true_vertical_depth_below_drill_floor);
    // A new formation has zeros until its depths are typed.
    if (!known || (known[0] === 0 && known[1] === 0)) continue;
    add(offsets, Math.round((known[1] - known[0]) * 10), 1, known[1] - known[0]);
  }
  return offsets;
}

function add(
  offsets: Map<number, { count: number; sum: number }>,
  tenth: number,
  count: number,
  sum: number,
) {
  const bin = offsets.get(tenth);
  if (bin) {
    bin.count += count;
    bin.sum += sum;
  } else {
    offsets.set(tenth, { count, sum });
  }
}

/**
 * The elevation (m, to the centimetre) that most pairs agree on; null if there are no pairs, or if two values are
 * equally frequent. A tenth counts together with its neighbours, because rounding spreads one constant over them.
 */
export function drillFloorOf(sections: readonly Offsets[]): number | null {
  const all = new Map<number, { count: number; sum: number }>();
  for (const offsets of sections) for (const [tenth, { count, sum }] of offsets) add(all, tenth, count, sum);
  let best: { tenth: number; count: number; own: number; sum: number } | null = null;
  let rivalled = false;
  for (const [tenth, bin] of all) {
    const around = [all.get(tenth - 1), bin, all.get(tenth + 1)];
    const count = around.reduce((total, each) => total + (each?.count ?? 0), 0);
    const sum = around.reduce((total, each) => total + (each?.sum ?? 0), 0);
    if (
      !best ||
      count > best.count ||
      (count === best.count && bin.count > best.own && near(tenth, best.tenth))
    ) {
      best = { tenth, count, own: bin.count, sum };
      rivalled = false;
    } else if (count === best.count && !near(tenth, best.tenth)) {
      rivalled = true;
    }
  }
  return best && !rivalled ? Math.round((best.sum / best.count) * 100) / 100 : null;
}

const near = (one: number, other: number) => Math.abs(one - other) <= 2;
