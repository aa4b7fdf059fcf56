import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectFileKind, MAX_BYTES } from './file-kind';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);
const refusal = (name: string, content: Uint8Array) => {
  const result = detectFileKind(name, content);
  return 'refused' in result ? result.refused : result.kind;
};

/** The offset of the directory of an archive. */
const contentsAt = (zip: Uint8Array) => new DataView(zip.buffer).getUint32(zip.length - 6, true);

describe('detectFileKind', () => {
  it('recognises text under any file name', () => {
    expect(detectFileKind('picks.dat', text('MD TVD\n1 2\n'))).toEqual({ kind: 'text' });
  });

  it.each([
    ['a PDF named as text', 'survey.txt', '%PDF-1.7 ...'],
    ['a PDF with bytes before its mark', 'a.pdf', '\r\n\r\n%PDF-1.4'],
  ])('knows %s', (_, name, content) => {
    expect(detectFileKind(name, text(content))).toEqual({ kind: 'pdf' });
  });

  it('recognises rich text under any file name', () => {
    expect(detectFileKind('a.doc', text('{\\rtf1\\ansi hello}'))).toEqual({ kind: 'rtf' });
  });

  it.each([
    [
      'an old Word document',
      'a.doc',
      bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      /\(DOC\).*save it as DOCX/,
    ],
    ['an old workbook', 'a.xls', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /save it as XLSX/],
    ['any other archive', 'a.zip', text('PK\u0003\u0004...readme.md...'), /Archives cannot be read/],
    ['an image of a kind that is not read', 'scan.csv', text('GIF89a...'), /save it as PNG or JPEG/],
    ['a web page', 'report.xls', text('<html><table>'), /web page or XML.*save it as XLSX/],
    ['bytes of no kind', 'a.csv', bytes(1, 2, 0, 0, 3), /not text/],
    ['an empty file', 'a.csv', bytes(), /empty/],
  ])('refuses %s with what to do', (_, name, content, sentence) => {
    expect(refusal(name, content)).toMatch(sentence);
  });

  it.each([
    ['xl/workbook.xml', 'xlsx'],
    ['word/document.xml', 'docx'],
    ['word/document2.xml', 'docx'],
    ['xl/workbook.bin', /XLSB/],
    ['ppt/presentation.xml', /Presentations/],
    ['deep/word/document.xml', /Archives cannot be read/],
  ])('recognises an archive by its part %s under any file name', (part, kind) => {
    expect(refusal('a.csv', zipSync({ [part]: text('x') }))).toEqual(
      typeof kind === 'string' ? kind : expect.stringMatching(kind),
    );
  });

  it.each([
    ['application/vnd.oasis.opendocument.text', /^odt$/],
    ['application/vnd.oasis.opendocument.spreadsheet', /^ods$/],
  ])('names %s', (type, sentence) => {
    expect(refusal('a', zipSync({ mimetype: text(type), 'content.xml': text('x') }, { level: 0 }))).toMatch(
      sentence,
    );
  });

  it('reports that an archive is encrypted', () => {
    const zip = zipSync({ 'plan.csv': text('MD') });
    const at = contentsAt(zip);
    zip[at + 8] = 1;
    expect(refusal('plan.zip', zip)).toMatch(/protected by a password/);
  });

  it('distinguishes an old workbook from an old document by content if the name does not', () => {
    const wide = (value: string) => [...value].flatMap((char) => [char.charCodeAt(0), 0]);
    const file = (stream: string) => bytes(0xd0, 0xcf, 0x11, 0xe0, ...wide(stream));
    expect(refusal('a', file('Workbook'))).toMatch(/XLS/);
    expect(refusal('a', file('WordDocument'))).toMatch(/Word/);
    expect(refusal('a.xlsx', file('EncryptedPackage'))).toMatch(/password/);
  });

  it('refuses a file over 50 MB before it reads it, and no smaller file', () => {
    expect(refusal('a.csv', new Uint8Array(MAX_BYTES + 1))).toMatch(/larger than 50 MB/);
    expect(refusal('a.csv', new Uint8Array(MAX_BYTES).fill(0x31))).toBe('text');
  });

  it('recognises UTF-16 as text although every second byte is zero', () => {
    expect(refusal('a.txt', bytes(0xff, 0xfe, 0x4d, 0, 0x44, 0))).toBe('text');
    expect(refusal('a.txt', bytes(0x4d, 0, 0x44, 0, 0x0a, 0))).toBe('text');
  });
});
