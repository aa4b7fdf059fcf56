import { Parser } from 'saxen';

/** The XML is none, or is made to take the memory or the time of the one who reads it. */
export class UnreadableXml extends Error {}

export interface XmlLimits {
  /** No document of the kind nests its elements deeper. */
  depth: number;
  /** How many elements are told. */
  elements: number;
}

/** What is told of a document, in its order. Names are without their prefix: `md` of `witsml:md`. */
interface XmlHandlers {
  /** The attributes are taken apart only when they are asked for. */
  open(name: string, attributes: () => Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
  /** Elements that are passed over with all that is in them. */
  leaveOut?: (name: string) => boolean;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributesOf(raw: Record<string, string>, decode: (text: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      name.startsWith('xmlns') ? [] : [[localName(name), decode(value)] as const],
    ),
  );
}

function refuse(why: string): never {
  throw new UnreadableXml(why);
}

/**
 * Walks an XML document. A document type is refused: none of the formats has one, and the entities that it defines exist to
 * expand; the parser itself knows the five of XML alone.
 *
 * @throws {UnreadableXml}
 */
export function walkXml(xml: string, limits: XmlLimits, handlers: XmlHandlers): void {
  let told = 0;
  let depth = 0;
  /** The depth at which the element began that is left out; 0 where none is. */
  let leftOutAt = 0;
  const tell = (text: string) => {
    if (leftOutAt === 0) handlers.text(text);
  };
  const parser = new Parser();
  parser.on('error', (error) => refuse(error.message));
  parser.on('attention', (text) => {
    if (/^<!(?:DOCTYPE|ENTITY)/i.test(text)) refuse('It has a document type.');
  });
  parser.on('openTag', (name, attributes, decode) => {
    depth += 1;
    if (depth > limits.depth) refuse('It is nested too deep.');
    if (leftOutAt > 0) return;
    const local = localName(name);
    if (handlers.leaveOut?.(local)) {
      leftOutAt = depth;
      return;
    }
    told += 1;
    if (told > limits.elements) refuse('It has too many elements.');
    handlers.open(local, () => attributesOf(attributes(), decode));
  });
  parser.on('text', (text, decode) => tell(decode(text)));
  parser.on('cdata', tell);
  parser.on('closeTag', (name) => {
    if (leftOutAt === 0) handlers.close(localName(name));
    else if (leftOutAt === depth) leftOutAt = 0;
    depth -= 1;
  });
  parser.parse(xml);
}
