/** Characters that XML 1.0 does not allow in any form (control characters, halves of surrogate pairs). */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or an attribute; characters that XML does not allow become the replacement character. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(notInXml, '\ufffd')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An element: its name with the prefix, its attributes, and text or elements in it (null is omitted). */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly (XmlElement | null)[];
}

export const element = (
  name: string,
  content: XmlElement['content'],
  attributes: XmlElement['attributes'] = {},
): XmlElement => ({ name, content, attributes });

function* lines({ name, attributes = {}, content }: XmlElement, indent: string): Generator<string> {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const open = `${indent}<${name}${given.join('')}>`;
  if (typeof content === 'string') {
    yield `${open}${xmlText(content)}</${name}>`;
    return;
  }
  yield open;
  for (const child of content) if (child) yield* lines(child, `${indent}  `);
  yield `${indent}</${name}>`;
}

/** A whole document in UTF-8 with one line for each element, so that two documents can be compared line by line. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${[...lines(root, '')].join('\n')}\n`;
