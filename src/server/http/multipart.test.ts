import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryOf, readMultipart, type PartHead } from './multipart';

type Part = PartHead & { content: string };

async function* pieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const end = at + (sizes[turn % sizes.length] ?? bytes.length);
    yield bytes.subarray(at, end);
    at = end;
  }
}

async function partsOf(body: Uint8Array, boundary: string, sizes: readonly number[]): Promise<Part[]> {
  const parts: Part[] = [];
  await readMultipart(pieces(body, sizes), boundary, (head) => {
    const content: Uint8Array[] = [];
    return {
      // A copy, because what is handed on is the reader's to use again.
      write: async (bytes) => void content.push(Buffer.from(bytes)),
      end: async () => void parts.push({ ...head, content: Buffer.concat(content).toString('latin1') }),
    };
  });
  return parts;
}

/** A form as the platform's own writer encodes it. */
async function written(form: FormData): Promise<{ body: Uint8Array; boundary: string }> {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get('content-type') ?? '');
  return { body: await response.bytes(), boundary };
}

/** Contents full of what ends a part, or nearly does. */
const content = fc
  .array(fc.constantFrom('\r\n', '--', '\r', '\n', '-', 'MD,Inc', '\r\n------', '\u00ff', '0'), {
    maxLength: 12,
  })
  .map((some) => some.join(''));
const fileName = fc.constantFrom('survey.csv', 'a "b".csv', 'Bohrung Süd.txt', 'semi;colon.dat', '井.las');

describe('a multipart form that is read as it comes', () => {
  it('gives what was put in, however the network cuts it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ fileName, content }), { maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
        async (files, sizes) => {
          const form = new FormData();
          form.append('note', 'two\r\nlines');
          for (const file of files) {
            const bytes = Buffer.from(file.content, 'latin1');
            form.append('files', new File([bytes], file.fileName, { type: 'text/csv' }));
          }
          const { body, boundary } = await written(form);
          expect(await partsOf(body, boundary, sizes)).toEqual([
            { name: 'note', fileName: undefined, type: '', content: 'two\r\nlines' },
            ...files.map((file) => ({ name: 'files', type: 'text/csv', ...file })),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('skips text before the first part and after the last', async () => {
    const body = 'before\r\n--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n--x--\r\nafter';
    expect(await partsOf(Buffer.from(body), 'x', [7])).toEqual([
      { name: 'a', fileName: undefined, type: '', content: '1' },
    ]);
  });

  it('reads the names that curl writes', async () => {
    const head = String.raw`Content-Disposition: form-data; name="files"; filename="a \"b\".csv"`;
    const [part] = await partsOf(Buffer.from(`--x\r\n${head}\r\n\r\n1\r\n--x--`), 'x', [1000]);
    expect(part).toMatchObject({ name: 'files', fileName: 'a "b".csv' });
  });

  it.each([
    ['ends too early', '--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n'],
    ['has no name', '--x\r\ncontent-type: text/csv\r\n\r\n1\r\n--x--'],
    ['head of a part is too long', `--x\r\n${'a'.repeat(20_000)}`],
  ])('refuses one that %s', async (what, body) => {
    await expect(partsOf(Buffer.from(body), 'x', [500])).rejects.toThrow(what);
  });

  it('refuses a content type without a boundary', () => {
    expect(() => boundaryOf('multipart/form-data')).toThrow('its boundary is missing');
    expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b');
  });
});
