const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' };

/** Lower case, and every letter a plain one: `Spülungsdichte` and `SPUELUNGSDICHTE` are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Nearly every text a document has; normalising costs much more than looking.
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFC')
    .replace(/[äöüßæøå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00ad/g, '');
}

/** A name without what differs between spellings of it: `Mud-weight`, `mud weight` and a `Mud weight` cut by a line end. */
export function foldName(name: string): string {
  return fold(name).replace(/[\s-]+/g, '');
}
