import { Parser } from 'saxen';

/** An element without its prefix: `md` of `witsml:md`. Attributes keep theirs, but for those of namespaces. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** The text of the element itself, without that of the elements in it. */
  text: string;
  children: XmlElement[];
}

/** The XML is none, or is made to take the memory or the time of the one who reads it. */
export class UnreadableXml extends Error {}

interface Limits {
  /** No document of the kind nests its elements deeper. */
  depth: number;
  /** How many elements are kept. */
  elements: number;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributesOf(raw: Record<string, string>, decode: (text: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      name.startsWith('xmlns') ? [] : [[localName(name), decode(value)] as const],
    ),
  );
}

/**
 * The elements of an XML document. What `leaveOut` names is never kept. A document type is refused: none of the formats has
 * one, and the entities that it defines exist to expand; the parser itself knows the five of XML alone.
 *
 * @throws {UnreadableXml}
 */
export function xmlTree(
  xml: string,
  { depth: deepest, elements: most }: Limits,
  leaveOut: (name: string) => boolean = () => false,
): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open: XmlElement[] = [root];
  let kept = 0;
  let depth = 0;
  /** The depth at which the element began that is left out; 0 where none is. */
  let leftOutAt = 0;
  const parser = new Parser();
  const refuse = (why: string): never => {
    throw new UnreadableXml(why);
  };
  const addText = (text: string) => {
    const last = open.at(-1);
    if (leftOutAt === 0 && last) last.text += text;
  };
  parser.on('error', (error: Error) => refuse(error.message));
  parser.on('attention', (text: string) => {
    if (/^<!(?:DOCTYPE|ENTITY)/i.test(text)) refuse('It has a document type.');
  });
  parser.on(
    'openTag',
    (name: string, attributes: () => Record<string, string>, decode: (text: string) => string) => {
      depth += 1;
      if (depth > deepest) refuse('It is nested too deep.');
      if (leftOutAt > 0) return;
      const local = localName(name);
      if (leaveOut(local)) {
        leftOutAt = depth;
        return;
      }
      kept += 1;
      if (kept > most) refuse('It has too many elements.');
      const element = { name: local, attributes: attributesOf(attributes(), decode), text: '', children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
  );
  parser.on('text', (text: string, decode: (text: string) => string) => addText(decode(text)));
  parser.on('cdata', addText);
  parser.on('closeTag', () => {
    if (leftOutAt === 0) open.pop();
    else if (leftOutAt === depth) leftOutAt = 0;
    depth -= 1;
  });
  parser.parse(xml);
  return root;
}
