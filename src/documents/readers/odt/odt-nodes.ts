import type { WordCell, WordNode, WordParagraph } from '../word/word-model';
import { UnreadableXml, walkXml } from '../xml-events';
import { OdtParagraph } from './odt-paragraph';
import { startOf } from './odt-state';
import type { OdtState } from './odt-state';
import { OdtStyles } from './odt-styles';

/** As deep as a Word document; a document of 16 MB has some three hundred thousand elements. */
const LIMITS = { depth: 200, elements: 1_000_000 };
/** More than a table of any page has, as for Word. */
const MOST_COLUMNS = 200;
/** Enough to separate columns. */
const MOST_SPACES = 200;
/** How many characters an element counts as: about those of its tags. */
const ELEMENT_SIZE = 16;

/** Repeated rows and cells make a document larger than what is unpacked may be. */
export class TextTooLarge extends Error {}

/** Texts of a paragraph that are not its own: comments, marks of notes and lists, scripts, forms. */
const LEFT_OUT =
  /^(?:annotation|note-citation|number|ruby-text|script|forms|change-info|binary-data|desc|font-face-decls|automatic-styles)$/;
/** What contains paragraphs of its own within a paragraph: text boxes and drawn shapes. */
const SHAPE =
  /^(?:frame|text-box|g|custom-shape|rect|line|polyline|polygon|regular-polygon|path|circle|ellipse|caption|connector|measure|control|object)$/;

const isTrue = (value: string | undefined) => value === 'true';

function repeatedOf(value: string | undefined): number {
  const times = Number(value ?? 1);
  if (!(Number.isInteger(times) && times >= 1)) throw new UnreadableXml('A number that is none.');
  return times;
}

class OdtReader {
  readonly body: WordNode[] = [];
  readonly footnotes: WordNode[][] = [];
  readonly endnotes: WordNode[][] = [];
  private readonly deletions = new Map<string, { text: string }>();
  private state: OdtState = startOf(this.body);
  private readonly stack: OdtState[] = [];
  /** Characters and elements, each as often as it is repeated. */
  private size = 0;

  private readonly styles: OdtStyles;
  private readonly mostSize: number;

  constructor(styles: OdtStyles, mostSize: number) {
    this.styles = styles;
    this.mostSize = mostSize;
  }

  read(xml: string): void {
    walkXml(xml, LIMITS, {
      leaveOut: (name) => LEFT_OUT.test(name),
      open: (name, attributesOf) => {
        this.stack.push(this.state);
        this.state = { ...this.state, attributes: attributesOf(), repeated: 1, sizeBefore: this.size };
        this.grow(ELEMENT_SIZE);
        this.open(name, this.state.attributes);
      },
      text: (text) => this.addText(text),
      close: (name) => {
        const closed = this.state;
        const outer = this.stack.pop();
        if (!outer) throw new UnreadableXml('It closes what is not open.');
        this.state = outer;
        this.close(name, closed);
      },
    });
  }

  private grow(by: number): void {
    this.size += by;
    if (this.size > this.mostSize) throw new TextTooLarge('It repeats too much.');
  }

  private open(name: string, attributes: Record<string, string>): void {
    const { state } = this;
    switch (name) {
      case 'p':
      case 'h':
        this.openParagraph(name === 'h', attributes['style-name']);
        break;
      case 'span':
        state.struck = this.styles.isStruck('text', attributes['style-name']) ?? state.struck;
        state.hidden ||= this.styles.isHidden('text', attributes['style-name']) === true;
        break;
      case 's':
        this.addSpace(' '.repeat(Math.min(Number(attributes['c'] ?? 1) || 1, MOST_SPACES)));
        break;
      case 'tab':
        this.addSpace('\t');
        break;
      case 'line-break':
        this.addSpace('\n');
        break;
      case 'section':
        state.hidden ||=
          attributes['display'] === 'none' ||
          (attributes['display'] === 'condition' && isTrue(attributes['is-hidden']));
        break;
      case 'hidden-text':
        state.hidden ||= isTrue(attributes['is-hidden']);
        break;
      case 'hidden-paragraph':
        if (isTrue(attributes['is-hidden'])) state.paragraph?.hide();
        break;
      case 'changed-region':
        this.startFlow([]);
        state.deletion = { text: '' };
        this.deletions.set(attributes['id'] ?? '', state.deletion);
        break;
      case 'change':
        this.addDeleted(this.deletions.get(attributes['change-id'] ?? '')?.text ?? '');
        break;
      case 'note':
        state.isEndnote = attributes['note-class'] === 'endnote';
        break;
      case 'note-body': {
        const note: WordNode[] = [];
        (state.isEndnote ? this.endnotes : this.footnotes).push(note);
        this.startFlow(note);
        break;
      }
      case 'list':
      case 'numbered-paragraph':
        this.openList(name, attributes);
        break;
      case 'list-item':
        state.item = { marked: false };
        break;
      case 'list-header':
        state.item = null;
        break;
      default:
        if (SHAPE.test(name)) this.startFlow(state.target);
        else this.openTable(name, attributes);
    }
  }

  private openTable(name: string, attributes: Record<string, string>): void {
    const { state } = this;
    switch (name) {
      case 'table':
        state.table = [];
        state.target.push({ type: 'table', children: state.table });
        break;
      case 'table-row':
        state.row = [];
        state.repeated = repeatedOf(attributes['number-rows-repeated']);
        state.hidden ||= /^(?:collapse|filter)$/.test(attributes['visibility'] ?? '');
        break;
      case 'table-cell':
      case 'covered-table-cell':
        state.repeated = Math.min(repeatedOf(attributes['number-columns-repeated']), MOST_COLUMNS);
        this.startFlow([]);
        break;
      default:
    }
  }

  /** Paragraphs from here on are in a place of their own, outside the paragraph and the list around them. */
  private startFlow(target: WordNode[]): void {
    Object.assign(this.state, { target, paragraph: null, list: null, item: null });
  }

  private openList(name: string, attributes: Record<string, string>): void {
    const { state } = this;
    const { list } = state;
    const level = name === 'list' ? (list?.level ?? 0) + 1 : repeatedOf(attributes['level']);
    state.list = { style: attributes['style-name'] ?? list?.style, level };
    state.item = name === 'list' ? null : { marked: false };
  }

  private openParagraph(isHeading: boolean, style: string | undefined): void {
    const { state } = this;
    const styleName = isHeading || this.styles.isHeading(style) ? 'heading' : null;
    state.paragraph = new OdtParagraph(styleName, this.numberingOf(style));
    state.struck = this.styles.isStruck('paragraph', style) ?? false;
    state.hidden ||= this.styles.isHidden('paragraph', style) === true;
    // Paragraphs of a text box follow the one that contains it.
    state.target.push(state.paragraph.node);
  }

  private numberingOf(style: string | undefined): WordParagraph['numbering'] {
    const { list, item } = this.state;
    if (!list || !item || item.marked) return null;
    item.marked = true;
    const mark = this.styles.markOf(list.style ?? this.styles.listOf(style), list.level);
    return mark === 'none' ? null : { isOrdered: mark === 'number', level: `${list.level - 1}` };
  }

  private addText(text: string): void {
    const { paragraph, deletion, struck, hidden } = this.state;
    if (!paragraph) return;
    const shown = paragraph.collapsed(text);
    this.grow(shown.length);
    if (deletion) deletion.text += shown;
    else paragraph.add(shown, struck || hidden);
  }

  private addSpace(space: string): void {
    const { paragraph, deletion, struck, hidden } = this.state;
    this.grow(space.length);
    if (deletion) deletion.text += space;
    else paragraph?.addSpace(space, struck || hidden);
  }

  /** The text that a tracked change deletes, at its place. */
  private addDeleted(text: string): void {
    this.grow(text.length);
    const { paragraph, target } = this.state;
    const own = paragraph ?? new OdtParagraph(null, null);
    own.add(text, true);
    if (!paragraph && text !== '') target.push(own.node);
  }

  private close(name: string, closed: OdtState): void {
    const { state } = this;
    switch (name) {
      case 'p':
      case 'h':
        if (closed.deletion) closed.deletion.text += ' ';
        break;
      case 'table-cell': {
        const { 'number-columns-spanned': columns, 'number-rows-spanned': rows } = closed.attributes;
        const cell: WordCell = {
          type: 'tableCell',
          colSpan: repeatedOf(columns),
          rowSpan: repeatedOf(rows),
          children: closed.target,
        };
        this.repeat(cell, state.row, closed);
        break;
      }
      case 'table-row':
        this.repeat({ type: 'tableRow', children: closed.row }, state.table, closed);
        break;
      default:
    }
  }

  private repeat(node: WordNode, into: WordNode[], { repeated, sizeBefore }: OdtState): void {
    this.grow((this.size - sizeBefore) * (repeated - 1));
    for (let times = 0; times < repeated; times += 1) into.push(node);
  }
}

/**
 * The paragraphs and tables of an OpenDocument text in the form of a Word document, and those of its notes. Running
 * headers are in the other part and not read. `mostSize` is the limit of characters and elements, repeated ones included.
 *
 * @throws {UnreadableXml} for an invalid document, {TextTooLarge}.
 */
export function odtNodes(
  content: string,
  styles: string,
  mostSize: number,
): { nodes: WordNode[]; notes: WordNode[][] } {
  const reader = new OdtReader(new OdtStyles(styles, content, LIMITS), mostSize);
  reader.read(content);
  return { nodes: reader.body, notes: [...reader.footnotes, ...reader.endnotes] };
}
