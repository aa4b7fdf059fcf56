/** A label for a point of a picture. All lengths in px, y downwards. */
export interface LabelWish {
  readonly key: string;
  /** The best position of the label's middle. */
  readonly y: number;
  readonly height: number;
  /** If there is no room for all, the lowest weights are dropped. */
  readonly weight: number;
}

export interface PlacedLabel {
  readonly key: string;
  /** The middle of the label. */
  readonly y: number;
}

/** Labels that were pushed together, one below the other. */
interface Stack {
  readonly labels: readonly LabelWish[];
  readonly height: number;
  /** The sum of the stack tops at which each of its labels would be at its best position. */
  readonly wishes: number;
  readonly top: number;
}

/**
 * Places labels in one column between `top` and `bottom` without overlaps: in the order of their wishes, each as near
 * to its own as the others allow (least sum of squares; colliding labels are pooled). A label further than `farthest`
 * from its wish is not kept: of the labels in its way, the one with the lowest weight is dropped, and so are labels
 * without room. Of two with the same weight the deeper is dropped.
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
    const losers = stacks.flatMap((stack) => labelToDrop(stack, farthest) ?? []);
    if (losers.length === 0) return stacks.flatMap(placed);
    const dropped = new Set(losers);
    left = left.filter((label) => !dropped.has(label));
  }
}

/** Drops the lowest weights until the rest fits into the column. */
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
      // The stack's top must be higher for a label below the first, by the height above it.
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

/** The label to drop from a stack with a label too far from its wish. */
function labelToDrop(stack: Stack, farthest: number): LabelWish | null {
  const places = placed(stack);
  const isStrained = stack.labels.some(({ y }, index) => Math.abs((places[index]?.y ?? y) - y) > farthest);
  if (!isStrained) return null;
  return stack.labels.reduce((least, label) => (label.weight <= least.weight ? label : least));
}
