import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';

const utf16 = (value: string, bigEndian: boolean) =>
  new Uint8Array(
    [...value].flatMap((char) => {
      const code = char.charCodeAt(0);
      return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

describe('decodeText', () => {
  it('drops a byte-order mark', () => {
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x4d, 0x44]))).toBe('MD');
    expect(decodeText(utf16('\ufeffMD \u00b0', false))).toBe('MD \u00b0');
    expect(decodeText(utf16('\ufeffMD \u00b0', true))).toBe('MD \u00b0');
  });

  it('recognises UTF-16 without a byte-order mark', () => {
    expect(decodeText(utf16('MD Inc Azi', false))).toBe('MD Inc Azi');
    expect(decodeText(utf16('MD Inc Azi', true))).toBe('MD Inc Azi');
  });

  it('reads Latin-1 if the bytes are not UTF-8', () => {
    expect(decodeText(new Uint8Array([0x49, 0x6e, 0x63, 0x20, 0xb0]))).toBe('Inc \u00b0');
  });

  it('normalises line ends', () => {
    expect(decodeText(new TextEncoder().encode('a\r\nb\rc\nd'))).toBe('a\nb\nc\nd');
  });
});
