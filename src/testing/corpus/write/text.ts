import type { CorpusDocument } from '../documents/document-model';

const isNumber = (cell: string) => /^[-+<>]?\s?\d[\d.,]*$/.test(cell);

/** Columns aligned with spaces, as reports print them: numbers to the right, words to the left. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((cells) => (cells[at] ?? '').length)),
  );
  const right = widths.map((_, at) => {
    const filled = rows.slice(1).flatMap((cells) => cells[at] || []);
    return filled.length > 0 && filled.filter(isNumber).length >= filled.length / 2;
  });
  return rows.map((cells) =>
    widths
      .map((width, at) => (right[at] ? (cells[at] ?? '').padStart(width) : (cells[at] ?? '').padEnd(width)))
      .join('   ')
      .trimEnd(),
  );
}

export function writeText(document: CorpusDocument): Uint8Array {
  const lines = document.blocks.flatMap((block): string[] => {
    if (block.kind === 'table') return [...aligned([...block.headings, ...block.rows]), ''];
    if (block.kind === 'pairs') return [...block.pairs.map(([key, value]) => `${key}: ${value}`), ''];
    return block.kind === 'title' ? [block.text.toUpperCase(), ''] : [block.text, ''];
  });
  return new TextEncoder().encode(`${lines.join('\n')}\n${document.footer}\n`);
}
