/** A text as it is mentioned in a name or offered in a list: one of a page is cut, between characters. */
export function shortText(text: string, most = 80): string {
  if (text.length <= most) return text;
  return `${[...text].slice(0, most).join('').trimEnd()}…`;
}
