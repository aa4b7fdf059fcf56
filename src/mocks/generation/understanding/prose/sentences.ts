import type { TextLine } from '../../readers/table';

/** A sentence, wherever its lines break, and where it begins. */
export interface Sentence {
  text: string;
  row: number;
  page?: number;
  sheet?: string;
  /** Whether it begins a paragraph, a bullet or a step of a list. */
  opens: boolean;
  /** Whether it is a whole line that ends without a point: a title, or the item of a list. */
  isLine: boolean;
}

/** A line shorter than this was not broken because the page ends. */
const BROKEN_FROM = 45;
const BULLET = /^\s*(?:[-*\u2022\u25cf\u25aa\u25e6\u2013>]|\d{1,2}[.)]|[a-z][.)]|\(\w\))\s+/;
/** A list without bullets: `12 1/4" hole: OBM, 1.25 SG` below `17 1/2" hole: ...`. */
const ITEM = /^\s*(?=[^:]{0,12}\d)[^:]{3,40}:\s+\S/;
const LONGEST_PARAGRAPH = 3000;

/** Points within these end no sentence. */
const SHORTENED =
  /(?:\b(?:approx|ca|no|nr|min|max|incl|resp|e\.g|i\.e|z\.b|ggf|bzw|d\.h|o\.a|vol|dia|in|ft|lb|lbs|spec|fig|ref|rev|sect)|\b[A-Za-z])\.$/i;

function goesOn(before: TextLine, last: string, line: TextLine): boolean {
  return (
    line.sheet === before.sheet &&
    line.page === before.page &&
    line.row <= (before.until ?? before.row) + 1 &&
    !BULLET.test(line.text) &&
    !ITEM.test(line.text) &&
    last.length >= BROKEN_FROM &&
    !/[.:;!?]\s*$/.test(last) &&
    // A title begins with a capital or a number of its own.
    !/^\s*\d+(?:\.\d+)+\.?\s+[A-Z]/.test(line.text)
  );
}

/** Where the sentences of a paragraph begin and end. */
function cuts(text: string): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?;](?=\s+\S)/g)) {
    const end = match.index + 1;
    const before = text.slice(from, end);
    const next = text.slice(end).trimStart()[0] ?? '';
    if (match[0] === '.' && (SHORTENED.test(before) || !/[\p{Lu}\d"(\u2022-]/u.test(next))) continue;
    found.push([from, end]);
    from = end;
  }
  found.push([from, text.length]);
  return found;
}

/** The sentences of a document outside its tables. Lines of a sheet are cells and never run on. */
export function sentencesOf(lines: readonly TextLine[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at];
    if (!first) continue;
    const starts = [0];
    let text = first.text;
    let before = first;
    for (let next = lines[at + 1]; next && first.sheet === undefined; next = lines[at + 1]) {
      if (text.length > LONGEST_PARAGRAPH || !goesOn(before, before.text, next)) break;
      starts.push(text.length + 1);
      text += ` ${next.text}`;
      before = next;
      at += 1;
    }
    const firstLine = at - starts.length + 1;
    for (const [from, to] of cuts(text)) {
      const whole = text.slice(from, to).trim();
      const line =
        lines[
          firstLine +
            Math.max(
              0,
              starts.findLastIndex((start) => start <= from + 1),
            )
        ] ?? first;
      if (whole === '') continue;
      sentences.push({
        text: whole.replace(BULLET, ''),
        row: line.row,
        ...(line.page === undefined ? {} : { page: line.page }),
        ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
        opens: from === 0,
        isLine: from === 0 && to === text.length && starts.length === 1 && !/[.;!?]$/.test(whole),
      });
    }
  }
  return sentences;
}
