/**
 * A text as it is mentioned in a sentence or a name, or offered in a list: thousands of characters help nobody there, and 80
 * are enough to tell two apart. Cut between characters.
 */
export function shortText(text: string, most = 80): string {
  if (text.length <= most) return text;
  // No character is longer than two units, and only those that may be shown are taken apart.
  return `${Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('')
    .trimEnd()}…`;
}
