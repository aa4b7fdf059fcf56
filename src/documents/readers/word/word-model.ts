/**
 * The document as mammoth represents it before it generates HTML (its `transformDocument` option). Used because HTML would
 * have to be parsed again and loses which paragraphs are numbered items. The library has no types for it; only
 * what is read here is declared.
 */
export interface WordNode {
  type: string;
  children?: WordNode[];
}

export interface WordText extends WordNode {
  value: string;
}

export interface WordRun extends WordNode {
  isStrikethrough: boolean;
}

export interface WordParagraph extends WordNode {
  styleName: string | null;
  numbering: { isOrdered: boolean; level: string } | null;
}

export interface WordCell extends WordNode {
  colSpan: number;
  rowSpan: number;
}

export interface WordDocument extends WordNode {
  /** Its single member, which has no public name, contains the footnotes and endnotes by number. */
  notes: object;
}

/** Footnotes and endnotes, in the order of their parts. */
export const notesOf = ({ notes }: WordDocument): { body: WordNode[] }[] =>
  Object.values(notes).flatMap((byNumber: Record<string, { body: WordNode[] }>) => Object.values(byNumber));

const isText = (node: WordNode): node is WordText => node.type === 'text';
export const isParagraph = (node: WordNode): node is WordParagraph => node.type === 'paragraph';
export const isTable = (node: WordNode): boolean => node.type === 'table';
export const isCell = (node: WordNode): node is WordCell => node.type === 'tableCell';

const isStruck = (node: WordNode): boolean => node.type === 'run' && (node as WordRun).isStrikethrough;

/** The text of a paragraph that is struck through, deleted or hidden (see `withStruckMarked`). */
export function struckTextOf(node: WordNode): string {
  if (isStruck(node)) return (node.children ?? []).map(textOf).join('');
  return (node.children ?? []).map(struckTextOf).join('');
}

/** The text of a paragraph with its tabs and line breaks, without struck-through text, pictures and notes. */
export function textOf(node: WordNode): string {
  if (isStruck(node)) return '';
  if (isText(node)) return node.value;
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  return (node.children ?? []).map(textOf).join('');
}
