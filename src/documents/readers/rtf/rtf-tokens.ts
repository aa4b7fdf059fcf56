/** A piece of a rich text document (Rich Text Format Specification 1.9.1, "Conventions of an RTF reader"). */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  /** `\par`, `\cellx1200`, `\*`: the word or sign, and its number if it has one. */
  | { kind: 'control'; word: string; value: number | null }
  /** `\'e9`: a byte in the code page of the font. */
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string };

const WORD = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
const BYTE = /\\'([0-9a-fA-F]{2})/y;
const TEXT = /[^\\{}\r\n]+/y;

/** The tokens of a document given as one character for each byte. Line ends have no meaning; bytes after `\bin` are skipped. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  for (let at = 0; at < source.length;) {
    const sign = source[at];
    if (sign === '{' || sign === '}') {
      at += 1;
      yield sign === '{' ? { kind: 'open' } : { kind: 'close' };
    } else if (sign === '\r' || sign === '\n') at += 1;
    else if (sign !== '\\') {
      TEXT.lastIndex = at;
      const text = TEXT.exec(source)?.[0] ?? sign ?? '';
      at += text.length;
      yield { kind: 'text', text };
    } else {
      WORD.lastIndex = BYTE.lastIndex = at;
      const word = WORD.exec(source);
      const byte = word ? null : BYTE.exec(source);
      if (word) {
        at += word[0].length;
        const value = word[2] === undefined ? null : Number(word[2]);
        if (word[1] === 'bin') at += Math.max(0, value ?? 0);
        yield { kind: 'control', word: word[1] ?? '', value };
      } else if (byte) {
        at += byte[0].length;
        yield { kind: 'byte', byte: Number.parseInt(byte[1] ?? '', 16) };
      } else {
        const next = source[at + 1] ?? '';
        at += 2;
        if (next === '\r' || next === '\n') yield { kind: 'control', word: 'par', value: null };
        else if (next === '\\' || next === '{' || next === '}') yield { kind: 'text', text: next };
        else yield { kind: 'control', word: next, value: null };
      }
    }
  }
}
