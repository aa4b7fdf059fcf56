import { strikeOf } from '../open-document';
import { walkXml } from '../xml-events';
import type { XmlLimits } from '../xml-events';

/** What a style itself says; null if it leaves that to its parent. */
interface Style {
  parent: string | undefined;
  list: string | undefined;
  struck: boolean | null;
  hidden: boolean | null;
}

type Family = 'paragraph' | 'text';

/** Styles of running headers, and whatever is no style: a header may have a style of the same name as the text. */
const LEFT_OUT_OF_COMMON = /^(?:automatic-styles|master-styles|font-face-decls)$/;
const LEFT_OUT_OF_CONTENT = /^(?:body|scripts|font-face-decls)$/;

/** More parents than any style has; a style may also be its own parent. */
const MOST_PARENTS = 30;

/** The styles of a text document that decide which text is shown and how lists are marked. */
export class OdtStyles {
  private readonly styles = new Map<string, Style>();
  /** By name and level, from 1. */
  private readonly marks = new Map<string, 'number' | 'bullet' | 'none'>();

  /** @throws {UnreadableXml} */
  constructor(common: string, content: string, limits: XmlLimits) {
    if (common !== '') this.add(common, limits, LEFT_OUT_OF_COMMON);
    this.add(content, limits, LEFT_OUT_OF_CONTENT);
  }

  /** Whether a style retracts its text by a line through it; null if it does not say. */
  isStruck = (family: Family, name: string | undefined) => this.inherited(family, name, 'struck');

  isHidden = (family: Family, name: string | undefined) => this.inherited(family, name, 'hidden');

  /** The list style of a paragraph. */
  listOf = (name: string | undefined) => this.inherited('paragraph', name, 'list') ?? undefined;

  /** Whether a paragraph is a title or a heading; a space in the name of a style is written as its code. */
  isHeading = (name: string | undefined) =>
    this.chainOf('paragraph', name).some((each) => /^(?:title$|heading_20_\d)/i.test(each));

  /** How a list marks its items on a level, from 1. A list without a style has bullets. */
  markOf = (list: string | undefined, level: number) => this.marks.get(`${list ?? ''}/${level}`) ?? 'bullet';

  private add(xml: string, limits: XmlLimits, leftOut: RegExp): void {
    let style: Style | null = null;
    let list = '';
    walkXml(xml, limits, {
      leaveOut: (name) => leftOut.test(name),
      open: (name, attributesOf) => {
        if (name === 'style') {
          const attributes = attributesOf();
          style = {
            parent: attributes['parent-style-name'],
            list: attributes['list-style-name'] || undefined,
            struck: null,
            hidden: null,
          };
          this.styles.set(`${attributes['family'] ?? ''}/${attributes['name'] ?? ''}`, style);
        } else if (name === 'text-properties' && style) {
          const attributes = attributesOf();
          style.struck = strikeOf(attributes);
          style.hidden = attributes['display'] === undefined ? null : attributes['display'] === 'none';
        } else if (name === 'list-style') list = attributesOf()['name'] ?? '';
        else if (/^list-level-style-(?:number|bullet|image)$/.test(name)) {
          const { level = '', 'num-format': format = '' } = attributesOf();
          const ordered = format === '' ? 'none' : 'number';
          this.marks.set(`${list}/${level}`, name.endsWith('number') ? ordered : 'bullet');
        }
      },
      text: () => undefined,
      close(name) {
        // The properties of a level of a list follow those of a style.
        if (name === 'style') style = null;
      },
    });
  }

  /** The names of a style and its parents. */
  private chainOf(family: Family, name: string | undefined): string[] {
    const chain: string[] = [];
    for (
      let next = name;
      next !== undefined && chain.length < MOST_PARENTS;
      next = this.styles.get(`${family}/${next}`)?.parent
    )
      chain.push(next);
    return chain;
  }

  private inherited<K extends 'struck' | 'hidden' | 'list'>(
    family: Family,
    name: string | undefined,
    key: K,
  ): Style[K] | null {
    for (const each of this.chainOf(family, name)) {
      const value = this.styles.get(`${family}/${each}`)?.[key];
      if (value !== null && value !== undefined) return value;
    }
    return null;
  }
}
