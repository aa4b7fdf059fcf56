import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { contentOf, pdf, put, putRows, refusalOf } from './pdf-for-tests';
import { readPdf } from './read-pdf';

/** The smallest picture: one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of the given objects, the first of which is its catalogue. */
function handMade(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const at = objects.map((object, index) => {
    const from = Buffer.concat(parts).length;
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return from;
  });
  const start = Buffer.concat(parts).length;
  const entries = at.map((from) => `${String(from).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>';
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
const onePage = (...contents: (string | Buffer)[]) =>
  handMade([
    CATALOGUE,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</A 6 0 R>>>>>>',
    contents[0] ?? '',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.slice(1),
  ]);

describe('a PDF that cannot be read', () => {
  it('is refused with the reason: protected, scanned, blank, truncated, not a PDF', async () => {
    const text = (doc: PDFKit.PDFDocument) => put(doc, 'Well: Aurora', 50, 50);
    const scan = (doc: PDFKit.PDFDocument) => {
      doc.image(DOT, 0, 0, { width: 500 });
    };
    expect(await refusalOf(await pdf(text, { userPassword: 'x' }))).toMatch(/protected by a password/);
    expect(await refusalOf(await pdf(scan))).toMatch(/pictures of pages, and no text could be read/);
    expect(await refusalOf(await pdf(() => {}))).toMatch(/no text, only blank or drawn pages/);
    expect(await refusalOf(new TextEncoder().encode('%PDF-1.7\n1 0 obj'))).toMatch(/damaged/);
    expect(await refusalOf((await pdf(text)).subarray(0, 300))).toMatch(/damaged/);
  });

  it('in part has its pages without text reported', async () => {
    const bytes = await pdf((doc) => {
      putRows(
        doc,
        60,
        [
          { left: 50, width: 60 },
          { left: 120, width: 60 },
          { left: 190, width: 60 },
        ],
        [
          ['MD', 'Inc', 'Azi'],
          ['100.0', '1.00', '2.00'],
        ],
      );
      doc.addPage().image(DOT, 0, 0, { width: 500 });
    });
    const { tables, notUnderstood } = await contentOf(bytes);
    expect(tables).toHaveLength(1);
    expect(notUnderstood).toMatchObject([{ page: 2, reason: /no text: it is blank, or a picture/ }]);
  });

  it('with only an owner password is read', async () => {
    const bytes = await pdf((doc) => put(doc, 'Well: Aurora', 50, 50), { ownerPassword: 'x' });
    expect((await contentOf(bytes)).lines).toMatchObject([{ text: 'Well: Aurora' }]);
  });
});

describe('a hostile PDF', () => {
  it('with a circular page tree, or a wrong page count, is refused with a message', async () => {
    const kids = '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 4>>';
    expect(await refusalOf(handMade([CATALOGUE, kids]))).toMatch(/damaged/);
    const many = '<</Type/Pages/Kids[]/Count 2000000000>>';
    expect(await refusalOf(handMade([CATALOGUE, many]))).toMatch(/more than 500 pages|damaged|no text/);
  });

  it('with a decompression bomb, packed once or twice, is refused before it is unpacked', async () => {
    const once = deflateSync(Buffer.alloc(100 * 1024 * 1024, 0x20));
    expect(await refusalOf(onePage(stream('/Filter/FlateDecode', once)))).toMatch(/unpacks to far more/);
    const twice = deflateSync(once);
    expect(await refusalOf(onePage(stream('/Filter[/FlateDecode/FlateDecode]', twice)))).toMatch(
      /unpacks to far more/,
    );
  });

  it('with a page that draws too much, packed or not, is refused before it is drawn', async () => {
    const boxes = Buffer.from('1 1 5 5 re\n'.repeat(1_000_000));
    expect(await refusalOf(onePage(stream('/Filter/FlateDecode', deflateSync(boxes))))).toMatch(
      /unpacks to far more/,
    );
    expect(await refusalOf(onePage(stream('', boxes)))).toMatch(/unpacks to far more/);
  });

  it('with too many pieces of text on a page is refused', async () => {
    const words = 'BT /F 9 Tf 1 0 0 1 10 10 Tm (a) Tj 1 0 0 1 300 400 Tm (b) Tj ET\n'.repeat(20_000);
    const bytes = onePage(stream('/Filter/FlateDecode', deflateSync(words)));
    expect(await refusalOf(bytes)).toMatch(/unpacks to far more/);
  });

  it('with a recursive drawing still gives its text', async () => {
    const content = stream('', Buffer.from('BT /F 9 Tf 10 700 Td (Well: Aurora) Tj ET /A Do'));
    const form = stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 6 0 R>>>>',
      Buffer.from('/A Do'),
    );
    expect((await contentOf(onePage(content, form))).lines).toMatchObject([{ text: 'Well: Aurora' }]);
  });

  it('that takes too long is aborted by the caller', async () => {
    const bytes = await pdf((doc) => put(doc, 'Well: Aurora', 50, 50));
    expect(await readPdf(bytes, HEADINGS, {}, AbortSignal.abort())).toMatchObject({
      refused: /takes too long/,
    });
  });
});
