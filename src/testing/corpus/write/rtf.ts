import type { Block, CorpusDocument } from '../documents/document-model';

/** RTF is seven bits: what is beyond them is a code point, with a question mark for programs that know none. */
const escaped = (text: string) =>
  [...text]
    .map((sign) => {
      const code = sign.charCodeAt(0);
      if (sign === '\n') return '\\line ';
      if (code < 128) return /[\\{}]/.test(sign) ? `\\${sign}` : sign;
      return `\\u${code > 32_767 ? code - 65_536 : code}?`;
    })
    .join('');

/** In twentieths of a point, on a page of A4 across. */
const WIDTH = 14_000;

function rowOf(cells: readonly string[], bold: boolean, struck = false): string {
  const ends = cells.map((_, at) => `\\cellx${Math.round((WIDTH * (at + 1)) / cells.length)}`).join('');
  const look = `${bold ? '\\b ' : ''}${struck ? '\\strike ' : ''}`;
  const texts = cells.map((text) => `\\pard\\intbl{${look}${escaped(text)}}\\cell`).join('');
  return `\\trowd\\trgaph70${ends}${texts}\\row`;
}

function partOf(block: Block): string {
  if (block.kind === 'table') {
    const struck = new Set(block.marks?.struckRows ?? []);
    return [
      ...block.headings.map((cells) => rowOf(cells, true)),
      ...block.rows.map((cells, row) => rowOf(cells, false, struck.has(row))),
      '\\pard\\par',
    ].join('\n');
  }
  if (block.kind === 'pairs') {
    return block.pairs
      .map(([key, value]) =>
        block.as === 'table' ? rowOf([key, value], false) : `\\pard ${escaped(`${key}: ${value}`)}\\par`,
      )
      .concat('\\pard\\par')
      .join('\n');
  }
  const large = block.kind === 'title' ? '\\fs32\\b ' : block.kind === 'heading' ? '\\fs24\\b ' : '';
  return `\\pard{${large}${escaped(block.text)}}\\par`;
}

/** Rich Text Format 1.9, as word processors save it. */
export function writeRtf(document: CorpusDocument): Uint8Array {
  const head = `{\\header\\pard ${escaped(document.runningHeader)}\\par}{\\footer\\pard ${escaped(document.footer)}\\par}`;
  const body = document.blocks.map(partOf).join('\n');
  return new TextEncoder().encode(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}\\landscape\n${head}\n${body}\n}`,
  );
}
