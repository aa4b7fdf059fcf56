import type { WordNode, WordParagraph, WordRun, WordText } from '../word/word-model';

/** A paragraph that is being read. */
export class OdtParagraph {
  readonly node: WordParagraph & { children: WordNode[] };
  /** Whether white space is to be dropped: at the start, and after white space (OpenDocument 1.2 part 1, 6.1.2). */
  private afterSpace = true;
  private isHidden = false;

  constructor(styleName: string | null, numbering: WordParagraph['numbering']) {
    this.node = { type: 'paragraph', styleName, numbering, children: [] };
  }

  /** What is shown of text as it is in the file, in which line breaks and several spaces are one space. */
  collapsed(text: string): string {
    const collapsed = text.replace(/[ \t\r\n]+/g, ' ');
    const shown = this.afterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (shown !== '') this.afterSpace = shown.endsWith(' ');
    return shown;
  }

  add(text: string, isStruck: boolean): void {
    if (text === '') return;
    const isStrikethrough = isStruck || this.isHidden;
    const written: WordText = { type: 'text', value: text };
    const last = this.node.children.at(-1) as WordRun | undefined;
    if (last?.isStrikethrough === isStrikethrough) last.children?.push(written);
    else {
      const run: WordRun = { type: 'run', isStrikethrough, children: [written] };
      this.node.children.push(run);
    }
  }

  /** A tab, a line break or spaces that are all shown, and white space after them as well. */
  addSpace(space: string, isStruck: boolean): void {
    this.add(space, isStruck);
    this.afterSpace = false;
  }

  /** Hides the whole paragraph, also what was read of it so far. */
  hide(): void {
    this.isHidden = true;
    for (const run of this.node.children) (run as WordRun).isStrikethrough = true;
  }
}
