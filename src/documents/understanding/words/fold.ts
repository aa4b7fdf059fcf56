const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' };

/** Lower case without accents: `Spülungsdichte` and `SPUELUNGSDICHTE` become one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A shortcut for ASCII, which most texts are; normalising is much slower than checking.
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFC')
    .replace(/[äöüßæøå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00ad/g, '');
}

/** Removes differences in spelling: `Mud-weight`, `mud weight` and a `Mud weight` broken over two lines become one name. */
export function foldName(name: string): string {
  return fold(name).replace(/[\s-]+/g, '');
}
