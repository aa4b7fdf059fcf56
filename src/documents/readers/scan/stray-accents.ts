const WORD = /[\p{L}\p{M}]{4,}/gu;
/** A speck above a letter looks like one of these; the two dots of an umlaut are no single speck. */
const ACCENT = /[\u0300-\u0302\u0307]/;

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0307]/g, '')
    .normalize('NFC');

/**
 * The words of a page, without an accent on a word that the page has elsewhere without: a speck of the scanner above a
 * letter. A word that has its accent twice is spelt so.
 */
export function withoutStrayAccents<T extends { text: string }>(words: readonly T[]): T[] {
  const counts = new Map<string, number>();
  for (const { text } of words)
    for (const [part] of text.matchAll(WORD)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return words.map((word) => {
    if (!ACCENT.test(word.text.normalize('NFD'))) return word;
    const text = word.text.replace(WORD, (part) =>
      counts.get(part) === 1 && counts.has(plain(part)) ? plain(part) : part,
    );
    return text === word.text ? word : { ...word, text };
  });
}
