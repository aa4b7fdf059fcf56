/** `Control+Shift+z` as the keys to hold and the key to press. A plus is a key, too: `Control++`. */
export function keysOf(chord: string): { modifiers: string[]; key: string } {
  const parts = chord.split(/\+(?=.)/);
  return { modifiers: parts.slice(0, -1), key: parts.at(-1)! };
}
