/** How many sediment colours there are: the tokens --sediment-1 to --sediment-8. */
export const sedimentCount = 8;

/** Names that differ in case or blanks only are one formation. */
const keyOf = (name: string) => {
  const lower = name.trim().toLowerCase();
  return /\s\s|[^\S ]/.test(lower) ? lower.replaceAll(/\s+/g, ' ') : lower;
};

/** FNV-1a, 32 bits: small, and spreads short names evenly over few colours. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The sediment (1 to 8) that a formation takes by its name alone, in every montage. */
export const preferredSediment = (name: string): number => (hash(keyOf(name)) % sedimentCount) + 1;

/**
 * The sediments (1 to 8) of a montage's formations, in the order of their names: a name has one colour wherever it occurs, and
 * two that lie next to each other have two, as long as there are colours left.
 *
 * `names` run from shallow to deep through all sections. A formation keeps the colour of its name unless a neighbour has
 * it; who gives way is settled in an order that has nothing to do with depth, so that a formation that moves recolours its
 * new neighbours at most and not everything below it. Twenty thousand names take some 10 ms: hence numbers, and no sets.
 */
export function sedimentsOf(names: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  const hashes: number[] = [];
  const ids = names.map((name) => {
    const key = keyOf(name);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = hashes.length;
    numbers.set(key, number);
    hashes.push(hash(key));
    return number;
  });

  const neighbours: number[][] = hashes.map(() => []);
  for (let index = 1; index < ids.length; index += 1) {
    const [above, below] = [ids[index - 1]!, ids[index]!];
    if (above === below) continue;
    neighbours[above]!.push(below);
    neighbours[below]!.push(above);
  }

  const colours = new Uint8Array(hashes.length);
  // By their hashes, and by their first occurrence where two hashes are one: both fit into a number's 53 bits.
  const turns = Float64Array.from(hashes, (value, number) => value * 0x200000 + number).toSorted();
  for (const turn of turns) {
    const number = turn % 0x200000;
    let taken = 0;
    for (const neighbour of neighbours[number]!) taken |= 1 << colours[neighbour]!;
    const preferred = (hashes[number]! % sedimentCount) + 1;
    let colour = preferred;
    for (let step = 1; step < sedimentCount && taken & (1 << colour); step += 1)
      colour = ((preferred - 1 + step) % sedimentCount) + 1;
    colours[number] = taken & (1 << colour) ? preferred : colour;
  }
  return ids.map((number) => colours[number]!);
}
