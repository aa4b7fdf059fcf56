/** A label that wants to stand beside a point of a picture. All lengths in px, y downwards. */
export interface LabelWish {
  readonly key: string;
  /** Where the middle of the label would best be. */
  readonly y: number;
  readonly height: number;
  /** Where there is no room for all, those with less give way. */
  readonly weight: number;
}

export interface PlacedLabel {
  readonly key: string;
  /** The middle of the label. */
  readonly y: number;
}

/** Labels that have been pushed together, and stand one below the other. */
interface Stack {
  readonly labels: readonly LabelWish[];
  readonly height: number;
  /** The sum over its labels of where the stack's top would have to be for each to stand best. */
  readonly wishes: number;
  readonly top: number;
}

/**
 * Places labels in one column between `top` and `bottom`, so that none overlaps another: in the order of their wishes, each
 * as near to its own as the others let it (the least sum of squares, by pooling what collides). What would be further than
 * `farthest` from its wish is dropped, the one of the least weight among those in its way first, and so is what finds no
 * room at all. Of two with the same weight the deeper goes.
 *
 * @returns from top to bottom
 */
export function layOutLabels(
  wishes: readonly LabelWish[],
  { top, bottom, farthest }: { readonly top: number; readonly bottom: number; readonly farthest: number },
): PlacedLabel[] {
  let left = wishes
    .filter(({ y, height }) => Number.isFinite(y) && height > 0 && y >= top && y <= bottom)
    .toSorted((one, other) => one.y - other.y);
  left = fitting(left, bottom - top);
  for (;;) {
    const stacks = stacked(left, top, bottom);
    const losers = stacks.flatMap((stack) => loserOf(stack, farthest) ?? []);
    if (losers.length === 0) return stacks.flatMap(placed);
    const dropped = new Set(losers);
    left = left.filter((label) => !dropped.has(label));
  }
}

/** Without the lightest, until the rest is no taller than the column. */
function fitting(labels: readonly LabelWish[], room: number): LabelWish[] {
  let height = labels.reduce((sum, label) => sum + label.height, 0);
  if (height <= room) return [...labels];
  const dropped = new Set<LabelWish>();
  const lightestFirst = labels.toSorted((one, other) => one.weight - other.weight || other.y - one.y);
  for (const label of lightestFirst) {
    if (height <= room) break;
    dropped.add(label);
    height -= label.height;
  }
  return labels.filter((label) => !dropped.has(label));
}

function stacked(labels: readonly LabelWish[], top: number, bottom: number): Stack[] {
  const stacks: Stack[] = [];
  for (const label of labels) {
    let stack = stackOf([label], label.height, label.y - label.height / 2, top, bottom);
    for (let above = stacks.at(-1); above && above.top + above.height > stack.top; above = stacks.at(-1)) {
      stacks.pop();
      // A label below the first wants the stack's top higher by what stands above it.
      const sum = above.wishes + stack.wishes - stack.labels.length * above.height;
      stack = stackOf([...above.labels, ...stack.labels], above.height + stack.height, sum, top, bottom);
    }
    stacks.push(stack);
  }
  return stacks;
}

function stackOf(
  labels: readonly LabelWish[],
  height: number,
  wishes: number,
  top: number,
  bottom: number,
): Stack {
  const best = wishes / labels.length;
  return { labels, height, wishes, top: Math.max(top, Math.min(bottom - height, best)) };
}

function placed({ labels, top }: Stack): PlacedLabel[] {
  let reached = top;
  return labels.map(({ key, height }) => {
    const y = reached + height / 2;
    reached += height;
    return { key, y };
  });
}

/** Who leaves a stack in which somebody stands too far from where it belongs. */
function loserOf(stack: Stack, farthest: number): LabelWish | null {
  const places = placed(stack);
  const isStrained = stack.labels.some(({ y }, index) => Math.abs((places[index]?.y ?? y) - y) > farthest);
  if (!isStrained) return null;
  return stack.labels.reduce((least, label) => (label.weight <= least.weight ? label : least));
}
