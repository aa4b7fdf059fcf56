/**
 * A text as it can stand on paper: on one line, without what would turn or hide the text around it. Control characters become
 * blanks, and half of a surrogate pair the replacement character, as an XML file may hold neither.
 */
export const plainText = (text: string): string => plainLines(text).join(' ');

/** The lines of a text, each as it can stand on paper; blank ones are left out. */
export function plainLines(text: string): string[] {
  return wellFormed(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .replaceAll(invisible, '')
        .replaceAll(towers, '$1')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** Marks of direction, and what takes no room: on paper nothing ends them. Joiners stay, as they make one sign of several. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g;

/** No script needs more marks on one letter; towers of them would stand in the lines above. */
const towers = /(\p{M}{3})\p{M}+/gu;

const wellFormed = (text: string): string =>
  text.replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
