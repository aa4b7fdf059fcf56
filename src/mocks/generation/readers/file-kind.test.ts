import { describe, expect, it } from 'vitest';
import { detectFileKind, MAX_BYTES } from './file-kind';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);
const refusal = (name: string, content: Uint8Array) => {
  const result = detectFileKind(name, content);
  return 'refused' in result ? result.refused : result.kind;
};

describe('detectFileKind', () => {
  it('takes text for text whatever the name says', () => {
    expect(detectFileKind('picks.dat', text('MD TVD\n1 2\n'))).toEqual({ kind: 'text' });
  });

  it.each([
    ['a PDF named as text', 'survey.txt', '%PDF-1.7 ...'],
    ['a PDF with bytes before its mark', 'a.pdf', '\r\n\r\n%PDF-1.4'],
  ])('knows %s', (_, name, content) => {
    expect(detectFileKind(name, text(content))).toEqual({ kind: 'pdf' });
  });

  it.each([
    [
      'an old Word document',
      'a.doc',
      bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      /Word documents/,
    ],
    ['an old workbook', 'a.xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /save it as XLSX/],
    ['a Word archive', 'a.docx', text('PK\u0003\u0004...word/document.xml...'), /Word documents/],
    [
      'a Word archive named as a workbook',
      'a.xlsx',
      text('PK\u0003\u0004...word/document.xml...'),
      /Word documents/,
    ],
    ['any other archive', 'a.zip', text('PK\u0003\u0004...readme.md...'), /Archives cannot be read/],
    ['rich text', 'a.doc', text('{\\rtf1\\ansi hello}'), /Word documents/],
    ['an image', 'scan.csv', bytes(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0, 0, 0), /not text/],
    ['an empty file', 'a.csv', bytes(), /empty/],
  ])('refuses %s with what to do', (_, name, content, sentence) => {
    expect(refusal(name, content)).toMatch(sentence);
  });

  it('tells an old workbook from an old document by its content when the name says nothing', () => {
    const wide = (value: string) => [...value].flatMap((char) => [char.charCodeAt(0), 0]);
    const file = (stream: string) => bytes(0xd0, 0xcf, 0x11, 0xe0, ...wide(stream));
    expect(refusal('a', file('Workbook'))).toMatch(/XLS/);
    expect(refusal('a', file('WordDocument'))).toMatch(/Word/);
    expect(refusal('a.xlsx', file('EncryptedPackage'))).toMatch(/password/);
  });

  it('refuses a file over 50 MB before it looks into it, and none below', () => {
    expect(refusal('a.csv', new Uint8Array(MAX_BYTES + 1))).toMatch(/larger than 50 MB/);
    expect(refusal('a.csv', new Uint8Array(MAX_BYTES).fill(0x31))).toBe('text');
  });

  it('takes UTF-16 for text although every second byte is zero', () => {
    expect(refusal('a.txt', bytes(0xff, 0xfe, 0x4d, 0, 0x44, 0))).toBe('text');
    expect(refusal('a.txt', bytes(0x4d, 0, 0x44, 0, 0x0a, 0))).toBe('text');
  });
});
