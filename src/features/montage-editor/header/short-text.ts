/** A text as it is mentioned in a sentence or a name: one of a page is cut, since it is read where it stands. */
export const shortText = (text: string, most = 80): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
