import type { Origin, ScanMark, Source, WellFacts } from '../../facts';
import type { DocumentContent, ScannedPage, ScannedWord } from '../../readers/table';

interface ScannedDocument {
  file: string;
  content: DocumentContent;
}

type Place = Source & Partial<Origin>;

/** The text of a note: `read from a scan (OCR), confidence 93 %`. */
export const scanNote = (confidence: number): string => `read from a scan (OCR), confidence ${confidence} %`;

/**
 * Marks every place of the facts on a scanned page: with the confidence in its words and their positions. A value of a scan
 * is never as reliable as a written one.
 */
export function markScanned(facts: WellFacts, documents: readonly ScannedDocument[]): void {
  const pages = new Map(
    documents.flatMap(({ file, content }) =>
      (content.scanned ?? []).map((page) => [`${page.page} ${file}`, page] as const),
    ),
  );
  if (pages.size === 0) return;
  for (const { file, content } of documents) {
    if (content.scanned)
      facts.remarks.push({ about: 'other', text: `${file}: ${scannedWords(content.scanned)}` });
  }
  const seen = new Set<object>();
  const queue: unknown[] = [facts];
  for (let next = queue.pop(); queue.length > 0 || next !== undefined; next = queue.pop()) {
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    const { file, page } = next as Partial<Source>;
    const scanned = typeof file === 'string' && page !== undefined ? pages.get(`${page} ${file}`) : undefined;
    if (scanned) mark(next as Place, scanned);
    queue.push(...Object.values(next));
  }
}

function mark(place: Place, { words }: ScannedPage): void {
  const own = wordsAt(words, place);
  if (own.length === 0) return;
  place.scan = markOfWords(own);
  if (place.certainty === undefined) return;
  place.certainty = 'assumed';
  place.note = [scanNote(place.scan.confidence), ...(place.note === undefined ? [] : [place.note])].join(
    '; ',
  );
}

/** The words that a place quotes, or all of its line. */
function wordsAt(words: readonly ScannedWord[], { row, quote }: Place): ScannedWord[] {
  const line = words.filter((word) => row === undefined || word.row === row);
  if (quote === undefined) return line;
  const wanted = quote.replace(/\s/g, '');
  for (let from = 0; from < line.length; from += 1) {
    let text = '';
    for (let to = from; to < line.length && text.length < wanted.length; to += 1) {
      text += line[to]!.text;
      if (text === wanted) return line.slice(from, to + 1);
    }
  }
  const parts = new Set(quote.split(/\s+/));
  const some = line.filter(({ text }) => parts.has(text));
  return some.length > 0 ? some : line;
}

/** The least confidence among the words. */
function markOfWords(words: readonly ScannedWord[]): ScanMark {
  const [left, top] = [
    Math.min(...words.map(({ box }) => box.x)),
    Math.min(...words.map(({ box }) => box.y)),
  ];
  const right = Math.max(...words.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...words.map(({ box }) => box.y + box.height));
  return {
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
    box: { x: left, y: top, width: right - left, height: bottom - top },
  };
}

/** `pages 1 to 3 are scans, read by OCR in English, 93 % sure on average`. */
export function scannedWords(pages: readonly ScannedPage[]): string {
  const numbers = pages.map(({ page }) => page);
  const [first = 1, last = 1] = [Math.min(...numbers), Math.max(...numbers)];
  const whole = last - first + 1 === numbers.length;
  const named =
    numbers.length === 1
      ? `page ${first}`
      : whole
        ? `pages ${first} to ${last}`
        : `pages ${numbers.join(', ')}`;
  const languages = [...new Set(pages.map(({ language }) => language))].join(' and ');
  const sure = Math.round(pages.reduce((sum, { confidence }) => sum + confidence, 0) / pages.length);
  return `${named} ${numbers.length === 1 ? 'is a scan' : 'are scans'}, read by OCR in ${languages}, ${sure} % sure on average; check the values against the picture`;
}
