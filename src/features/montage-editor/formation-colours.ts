/** How many sediment colours there are: the tokens --sediment-1 to --sediment-8. */
export const sedimentCount = 8;

/** Names that differ in case or blanks only are one formation. */
const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

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
 * The sediment (1 to 8) of each formation of a montage, by name: a name has one colour wherever it occurs, and two that lie
 * next to each other have two, as long as there are colours left.
 *
 * `names` run from shallow to deep through all sections. A formation keeps the colour of its name unless a neighbour has
 * it; who gives way is settled in the order of the names and not of the depths, so that a formation that moves
 * recolours its new neighbours at most and not everything below it.
 */
export function formationColours(names: readonly string[]): (name: string) => number {
  const keys = names.map(keyOf);
  const neighbours = new Map<string, Set<string>>(keys.map((key) => [key, new Set()]));
  for (let index = 1; index < keys.length; index += 1) {
    const [above, below] = [keys[index - 1]!, keys[index]!];
    if (above === below) continue;
    neighbours.get(above)!.add(below);
    neighbours.get(below)!.add(above);
  }
  const colours = new Map<string, number>();
  for (const key of [...neighbours.keys()].toSorted()) {
    const taken = new Set([...neighbours.get(key)!].map((neighbour) => colours.get(neighbour)));
    const preferred = preferredSediment(key);
    const choices = Array.from(
      { length: sedimentCount },
      (_, step) => ((preferred - 1 + step) % sedimentCount) + 1,
    );
    colours.set(key, choices.find((choice) => !taken.has(choice)) ?? preferred);
  }
  return (name) => colours.get(keyOf(name)) ?? preferredSediment(name);
}
