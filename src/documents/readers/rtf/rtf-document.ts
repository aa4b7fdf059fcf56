import type { WordNode, WordParagraph, WordRun, WordText } from '../word/word-model';
import { rtfTokens } from './rtf-tokens';
import { tableOfRows } from './rtf-table';
import type { CellDefinition, RtfRow } from './rtf-table';

/** Braces that do not match, or are nested deeper than any program writes. */
export class UnreadableRtf extends Error {}

/** Word nests a few dozen levels. */
const DEEPEST = 1000;
/** A document that far exceeds this is made to exhaust memory. */
const MOST_PARAGRAPHS = 500_000;

/** Groups without text of the document. */
const LEFT_OUT = new Set(
  (
    'colortbl stylesheet info pict objdata header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc ftncn ' +
    'aftnsep aftnsepc aftncn fldinst xe tc rxe nonesttables nonshppict listtable listoverridetable rsidtbl generator filetbl ' +
    'revtbl themedata datastore latentstyles pgptbl mmathPr'
  ).split(' '),
);

const SIGNS: Record<string, string> = {
  '~': ' ',
  _: '-',
  '-': '',
  tab: '\t',
  line: '\n',
  emdash: '\u2014',
  endash: '\u2013',
  bullet: '\u2022',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  nestcell: ' ',
  nestrow: '\n',
};

/** Code pages by the character set of a font (`\fcharset`), and by that of the document (`\ansicpg`). */
const CHARACTER_SETS: Record<number, string> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const CODE_PAGES: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};
const pageOf = (number: number): string =>
  CODE_PAGES[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252');

interface State {
  leftOut: boolean;
  /** Set by `\*`: the group is skipped unless its first word is known. */
  optional: boolean;
  inFonts: boolean;
  inList: boolean;
  font: number;
  /** How many characters replace a `\u` for readers that do not know it. */
  fallback: number;
  struck: boolean;
  hidden: boolean;
  inTable: boolean;
  /** The index of the note that the group belongs to, in document order; null for the body. */
  note: number | null;
}

interface Flow {
  nodes: WordNode[];
  runs: WordRun[];
  /** The paragraphs of the open cell, the cells of its row, and the rows of its table. */
  cell: WordNode[];
  cells: WordNode[][];
  rows: RtfRow[];
}

const newFlow = (): Flow => ({ nodes: [], runs: [], cell: [], cells: [], rows: [] });

/** Reads a document, given as one character for each byte, into the nodes of a Word document. */
class RtfReader {
  readonly body = newFlow();
  readonly notes: Flow[] = [];
  private state: State = {
    leftOut: false,
    optional: false,
    inFonts: false,
    inList: false,
    font: 0,
    fallback: 1,
    struck: false,
    hidden: false,
    inTable: false,
    note: null,
  };
  private readonly stack: State[] = [];
  private readonly fonts = new Map<number, string>();
  private page = 'windows-1252';
  private defaultFont = 0;
  /** Consecutive bytes: in some code pages two are one character. */
  private bytes: number[] = [];
  /** The number of characters still to skip after a `\u`. */
  private passOver = 0;
  private left = 0;
  private definitions: CellDefinition[] = [];
  private next: Omit<CellDefinition, 'right'> = { mergedAcross: false, mergedDown: null };
  private paragraphs = 0;

  /** @throws {UnreadableRtf} */
  read(source: string): void {
    for (const token of rtfTokens(source)) {
      if (token.kind === 'byte') this.addByte(token.byte);
      else {
        this.flushBytes();
        if (token.kind === 'open') this.open();
        else if (token.kind === 'close') this.close();
        else if (token.kind === 'control') this.control(token.word, token.value);
        else this.addPlain(token.text);
      }
    }
    this.flushBytes();
    if (this.stack.length > 0) throw new UnreadableRtf('The document ends early.');
    for (const flow of [this.body, ...this.notes]) this.endFlow(flow);
  }

  private get flow(): Flow {
    return (this.state.note === null ? undefined : this.notes[this.state.note]) ?? this.body;
  }

  private open(): void {
    if (this.stack.length >= DEEPEST) throw new UnreadableRtf('It is nested too deep.');
    this.passOver = 0;
    this.stack.push(this.state);
    this.state = { ...this.state, optional: false };
  }

  private close(): void {
    this.passOver = 0;
    const { inList } = this.state;
    const before = this.stack.pop();
    if (!before) throw new UnreadableRtf('A brace closes nothing.');
    this.state = before;
    if (inList && !before.inList) this.add(' ');
  }

  private addByte(byte: number): void {
    if (this.passOver > 0) this.passOver -= 1;
    else if (!this.state.leftOut) this.bytes.push(byte);
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const page = this.fonts.get(this.state.font) ?? this.page;
    const text = new TextDecoder(page).decode(new Uint8Array(this.bytes));
    this.bytes = [];
    this.add(text);
  }

  private addPlain(text: string): void {
    const passed = Math.min(this.passOver, text.length);
    this.passOver -= passed;
    this.add(text.slice(passed));
  }

  private add(text: string): void {
    const { leftOut, struck, hidden, inFonts, inList } = this.state;
    if (text === '' || leftOut || inFonts) return;
    const isStrikethrough = struck || hidden;
    const { runs } = this.flow;
    const last = runs.at(-1);
    // The number of a list item precedes its text as `1.` and a tab.
    const written: WordText = { type: 'text', value: inList ? text.replace(/\t/g, ' ') : text };
    if (last && last.isStrikethrough === isStrikethrough) last.children?.push(written);
    else runs.push({ type: 'run', isStrikethrough, children: [written] });
  }

  private control(word: string, value: number | null): void {
    const { state } = this;
    if (word === '*') {
      state.optional = true;
      return;
    }
    if (state.optional) {
      state.optional = false;
      state.leftOut = true;
    }
    // The text of a text box is in such a group.
    if (word === 'shptxt') state.leftOut = false;
    else if (LEFT_OUT.has(word)) state.leftOut = true;
    if (state.leftOut) return;
    const sign = SIGNS[word];
    if (sign === undefined) {
      if (!this.ofCharacters(word, value)) this.ofParagraphs(word, value);
    } else if (this.passOver > 0) this.passOver -= 1;
    else this.add(sign);
  }

  /** Whether the word was one about characters, fonts or groups. */
  private ofCharacters(word: string, value: number | null): boolean {
    const { state } = this;
    const isOn = value !== 0;
    switch (word) {
      case 'u':
        this.add(String.fromCharCode(((value ?? 0) + 0x10000) % 0x10000));
        this.passOver = state.fallback;
        return true;
      case 'uc':
        state.fallback = Math.max(0, value ?? 1);
        return true;
      case 'strike':
      case 'striked':
      case 'deleted':
        state.struck = isOn;
        return true;
      case 'v':
        state.hidden = isOn;
        return true;
      case 'plain':
        state.struck = state.hidden = false;
        state.font = this.defaultFont;
        return true;
      case 'ansicpg':
        this.page = pageOf(value ?? 1252);
        return true;
      case 'mac':
        this.page = 'macintosh';
        return true;
      case 'deff':
        this.defaultFont = state.font = value ?? 0;
        return true;
      case 'fonttbl':
        state.inFonts = true;
        return true;
      case 'f':
        state.font = value ?? 0;
        return true;
      case 'fcharset': {
        const page = CHARACTER_SETS[value ?? 0];
        if (state.inFonts && page !== undefined) this.fonts.set(state.font, page);
        return true;
      }
      case 'listtext':
      case 'pntext':
        state.inList = true;
        return true;
      case 'footnote':
        state.note = this.notes.push(newFlow()) - 1;
        return true;
      default:
        return false;
    }
  }

  private ofParagraphs(word: string, value: number | null): void {
    const { state, flow } = this;
    switch (word) {
      case 'pard':
        state.inTable = false;
        break;
      case 'intbl':
        state.inTable = true;
        break;
      case 'par':
      case 'sect':
      case 'page':
        this.endParagraph(flow, state.inTable);
        break;
      case 'trowd':
        this.definitions = [];
        this.left = 0;
        this.next = { mergedAcross: false, mergedDown: null };
        break;
      case 'trleft':
        this.left = value ?? 0;
        break;
      case 'clmrg':
        this.next.mergedAcross = true;
        break;
      case 'clvmgf':
        this.next.mergedDown = 'first';
        break;
      case 'clvmrg':
        this.next.mergedDown = 'further';
        break;
      case 'cellx':
        this.definitions.push({ right: value ?? 0, ...this.next });
        this.next = { mergedAcross: false, mergedDown: null };
        break;
      case 'cell':
        this.endParagraph(flow, true);
        flow.cells.push(flow.cell);
        flow.cell = [];
        break;
      case 'row':
        if (flow.cells.length > 0)
          flow.rows.push({ left: this.left, definitions: this.definitions, cells: flow.cells });
        flow.cells = [];
        break;
      default:
    }
  }

  private endParagraph(flow: Flow, inTable: boolean): void {
    this.paragraphs += 1;
    if (this.paragraphs > MOST_PARAGRAPHS) throw new UnreadableRtf('It has too many paragraphs.');
    const paragraph: WordParagraph = {
      type: 'paragraph',
      styleName: null,
      numbering: null,
      children: flow.runs,
    };
    flow.runs = [];
    if (inTable) flow.cell.push(paragraph);
    else {
      this.endTable(flow);
      flow.nodes.push(paragraph);
    }
  }

  private endTable(flow: Flow): void {
    if (flow.rows.length > 0) flow.nodes.push(tableOfRows(flow.rows));
    // Cells without an end of row are text.
    flow.nodes.push(...flow.cells.flat(), ...flow.cell);
    [flow.rows, flow.cells, flow.cell] = [[], [], []];
  }

  private endFlow(flow: Flow): void {
    if (flow.runs.length > 0) this.endParagraph(flow, false);
    this.endTable(flow);
  }
}

/**
 * The paragraphs and tables of a rich text document, and those of its notes.
 *
 * @throws {UnreadableRtf} for an invalid document.
 */
export function rtfNodes(source: string): { nodes: WordNode[]; notes: WordNode[][] } {
  const reader = new RtfReader();
  reader.read(source);
  return { nodes: reader.body.nodes, notes: reader.notes.map(({ nodes }) => nodes) };
}
