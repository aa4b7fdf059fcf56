/**
 * A text for paper: on one line, without characters that reverse or hide the text around it. Control characters become
 * blanks, and half of a surrogate pair becomes the replacement character, because an XML file may contain neither.
 */
export const plainText = (text: string): string => plainLines(text).join(' ');

/** The lines of a text, each as in `plainText`; blank ones are omitted. */
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

/**
 * Direction marks and zero-width characters: on paper nothing ends their effect. Joiners stay, because they combine
 * several characters into one sign.
 */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g;

/** No script needs more marks on one letter; towers of them would cover the lines above. */
const towers = /(\p{M}{3})\p{M}+/gu;

const wellFormed = (text: string): string =>
  text.replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
