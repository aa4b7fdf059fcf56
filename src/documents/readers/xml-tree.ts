import { walkXml } from './xml-events';
import type { XmlLimits } from './xml-events';

/** An element and its attributes without prefixes. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** The text of the element itself, without that of its children. */
  text: string;
  children: XmlElement[];
}

/**
 * The elements of an XML document below a nameless root. Elements for which `leaveOut` is true are dropped.
 *
 * @throws {UnreadableXml}
 */
export function xmlTree(xml: string, limits: XmlLimits, leaveOut?: (name: string) => boolean): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open: XmlElement[] = [root];
  walkXml(xml, limits, {
    open(name, attributes) {
      const element = { name, attributes: attributes(), text: '', children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text(text) {
      const last = open.at(-1);
      if (last) last.text += text;
    },
    close() {
      open.pop();
    },
    ...(leaveOut && { leaveOut }),
  });
  return root;
}
