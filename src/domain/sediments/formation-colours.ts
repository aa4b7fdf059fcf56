/** The number of sediment colours: the tokens --sediment-1 to --sediment-16. */
export const sedimentCount = 16;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;
const blank = 0x20;

/** Names that differ only in case or blanks are one formation. */
const keyOf = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/**
 * FNV-1a, 32 bits, of a name's key: small, and spreads short names evenly over few colours. Most names are hashed
 * letter by letter without creating a key; characters beyond ASCII need the key's rules for case and blanks.
 */
function hashOf(name: string): number {
  let value = fnvOffset;
  let hasBegun = false;
  let isBlankDue = false;
  for (let index = 0; index < name.length; index += 1) {
    let code = name.charCodeAt(index);
    if (code > 0x7f) return hash(keyOf(name));
    if (code === blank || (code >= 0x09 && code <= 0x0d)) {
      isBlankDue = hasBegun;
      continue;
    }
    if (code >= 0x41 && code <= 0x5a) code += 0x20;
    if (isBlankDue) {
      value = Math.imul(value ^ blank, fnvPrime);
      isBlankDue = false;
    }
    value = Math.imul(value ^ code, fnvPrime);
    hasBegun = true;
  }
  return value >>> 0;
}

function hash(key: string): number {
  let value = fnvOffset;
  for (let index = 0; index < key.length; index += 1) {
    value = Math.imul(value ^ key.charCodeAt(index), fnvPrime);
  }
  return value >>> 0;
}

/** The sediment (1 to 16) of a formation by its name alone, in every montage. */
export const preferredSediment = (name: string): number => (hashOf(name) % sedimentCount) + 1;

/** Names as numbered formations, in order of first occurrence. */
interface Numbered {
  /** The number of each name. */
  numbers: Int32Array;
  /** By number. */
  hashes: Uint32Array;
  /** By number: the last position of its name. */
  lastAt: Int32Array;
  /** By position: the previous position of the same name; -1 for none. */
  before: Int32Array;
}

const isOne = (a: string, b: string): boolean => a === b || keyOf(a) === keyOf(b);

/**
 * An open-addressing table over the hashes: a map of keys would create a string for every name, at a higher cost than
 * everything else.
 */
function numbered(names: readonly string[]): Numbered {
  const size = 2 ** Math.ceil(Math.log2(names.length * 2 + 1));
  const table = new Int32Array(size);
  const numbers = new Int32Array(names.length);
  const hashes = new Uint32Array(names.length);
  const lastAt = new Int32Array(names.length);
  const before = new Int32Array(names.length);
  let count = 0;
  for (let place = 0; place < names.length; place += 1) {
    const name = names[place]!;
    const value = hashOf(name);
    let slot = value & (size - 1);
    let number = -1;
    for (; table[slot] !== 0; slot = (slot + 1) & (size - 1)) {
      const met = table[slot]! - 1;
      if (hashes[met] !== value || !isOne(names[lastAt[met]!]!, name)) continue;
      number = met;
      break;
    }
    if (number === -1) {
      number = count;
      count += 1;
      table[slot] = count;
      hashes[number] = value;
      before[place] = -1;
    } else before[place] = lastAt[number]!;
    lastAt[number] = place;
    numbers[place] = number;
  }
  return { numbers, hashes: hashes.subarray(0, count), lastAt, before };
}

/** Above every formation number: a hash times this plus a number fits into the 53 bits of a double. */
const maxNames = 0x200000;

/**
 * The sediments (1 to 16) of a montage's formations, in the order of `names`: a name has one colour wherever it occurs,
 * and adjacent names have different colours as long as there are enough.
 *
 * `names` run from shallow to deep through all sections. A formation keeps the colour of its name unless a neighbour
 * has it, or, in a montage of at most sixteen formations, any other: all of them then differ. The order in which formations give way is independent of depth, so a formation that moves changes the colours
 * of its new neighbours at most. The table's first paint waits for this, so it uses numbers only, without strings or
 * sets.
 */
export function sedimentsOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const { numbers, hashes, lastAt, before } = numbered(names);
  const colours = new Uint8Array(hashes.length);
  // By hash, and by first occurrence for equal hashes.
  const turns = new Float64Array(hashes.length);
  for (let number = 0; number < hashes.length; number += 1)
    turns[number] = hashes[number]! * maxNames + number;
  turns.sort();
  const allDiffer = hashes.length <= sedimentCount;
  let used = 0;
  for (const turn of turns) {
    const number = turn % maxNames;
    let taken = allDiffer ? used : 0;
    for (let place = lastAt[number]!; place !== -1; place = before[place]!) {
      const above = place > 0 ? numbers[place - 1]! : number;
      const below = place + 1 < numbers.length ? numbers[place + 1]! : number;
      // A neighbour without a colour yet takes none: bit 0 is not a sediment.
      taken |= (1 << colours[above]!) | (1 << colours[below]!);
    }
    const preferred = (hashes[number]! % sedimentCount) + 1;
    let colour = preferred;
    for (let step = 1; step < sedimentCount && taken & (1 << colour); step += 1)
      colour = ((preferred - 1 + step) % sedimentCount) + 1;
    colours[number] = taken & (1 << colour) ? preferred : colour;
    used |= 1 << colour;
  }
  const sediments = new Uint8Array(names.length);
  for (let place = 0; place < names.length; place += 1) sediments[place] = colours[numbers[place]!]!;
  return sediments;
}
