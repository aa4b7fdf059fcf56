/**
 * A text shortened for a sentence, a name or a list: thousands of characters are no use there, and 80 are enough to
 * distinguish two. Cut between characters.
 */
export function shortText(text: string, most = 80): string {
  if (text.length <= most) return text;
  // No character is longer than two units, and only those that may be shown are taken apart.
  return `${Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('')
    .trimEnd()}…`;
}
