/** Everything that XML 1.0 has no place for, however it is written (control characters, halves of a letter). */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in an element or an attribute; what XML cannot hold becomes the sign for an unknown letter. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(notInXml, '\ufffd')
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An element: its name with the prefix, its attributes, and text or elements in it (null is left out). */
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

/** A whole document in UTF-8, of one line an element, so that two of them can be compared line by line. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${[...lines(root, '')].join('\n')}\n`;
