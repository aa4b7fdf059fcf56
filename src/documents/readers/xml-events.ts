import { Parser } from 'saxen';

/** The text is not XML, or exceeds a limit that protects memory and time. */
export class UnreadableXml extends Error {}

export interface XmlLimits {
  /** More than any document of the kind has. */
  depth: number;
  /** The largest number of elements. */
  elements: number;
}

/** Events in document order. Names are without their prefix: `md` for `witsml:md`. */
interface XmlHandlers {
  /** The attributes are parsed only on request. */
  open(name: string, attributes: () => Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
  /** Elements to skip with their content. */
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
 * Walks an XML document. A document type is refused: none of the formats has one, and its entities would only expand; the
 * parser itself knows only the five of XML.
 *
 * @throws {UnreadableXml}
 */
export function walkXml(xml: string, limits: XmlLimits, handlers: XmlHandlers): void {
  let elementCount = 0;
  let depth = 0;
  /** The depth of the element that is being skipped; 0 if none. */
  let leftOutAt = 0;
  const emitText = (text: string) => {
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
    elementCount += 1;
    if (elementCount > limits.elements) refuse('It has too many elements.');
    handlers.open(local, () => attributesOf(attributes(), decode));
  });
  parser.on('text', (text, decode) => emitText(decode(text)));
  parser.on('cdata', emitText);
  parser.on('closeTag', (name) => {
    if (leftOutAt === 0) handlers.close(localName(name));
    else if (leftOutAt === depth) leftOutAt = 0;
    depth -= 1;
  });
  parser.parse(xml);
}
