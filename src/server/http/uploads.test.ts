import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openUploads } from './uploads';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'montage-spool-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const KIB = 1024;
const contentType = 'multipart/form-data; boundary=x';

/** A form with one part that never ends; counts what is asked for. */
function endless(disposition: string) {
  const source = {
    kib: 0,
    async *[Symbol.asyncIterator]() {
      yield Buffer.from(`--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`);
      for (const piece = Buffer.alloc(256 * KIB, '7'); ; source.kib += 256) yield piece;
    },
  };
  return source;
}

describe('the upload of a form', () => {
  it.each([
    ['name=files; filename=survey.csv', 50 * KIB, /^survey.csv is larger than 50 MB/],
    ['name=corrections', 4 * KIB, /more than 4 MB of text/],
  ])('with %s ends as soon as it passes %i kB', async (disposition, kib, message) => {
    const uploads = openUploads(folder);
    const source = endless(disposition);
    const over = new AbortController();
    const refused = await uploads.formOf(source, contentType, over.signal).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 413,
      body: { message: expect.stringMatching(message) as unknown },
    });
    expect(source.kib).toBeLessThan(kib + 512);
    over.abort();
    expect(readdirSync(folder, { recursive: true })).toHaveLength(disposition.includes('filename') ? 1 : 0);
    uploads.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('pending uploads of other processes', () => {
  const path = (name: string) => join(folder, `montage-uploads-${name}`);
  const leave = (name: string) => {
    mkdirSync(path(name));
    writeFileSync(join(path(name), '1'), 'depth');
  };

  it('are removed if the process has ended, or another machine left them a day ago', () => {
    const here = hostname();
    // No process has the highest number; this one has made no uploads in this folder yet.
    for (const name of [
      `${here}-4194305-a`,
      `${here}-${process.pid}-b`,
      `${here}-1-c`,
      'other-4194305-d',
      'other-1-e',
    ])
      leave(name);
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(path('other-1-e'), longAgo, longAgo);
    mkdirSync(join(folder, 'something-else'));
    openUploads(folder).close();
    expect(readdirSync(folder).toSorted()).toEqual(
      [`montage-uploads-${here}-1-c`, 'montage-uploads-other-4194305-d', 'something-else'].toSorted(),
    );
  });

  it('of another server in this process stay', async () => {
    const first = openUploads(folder);
    const over = new AbortController();
    const form = '--x\r\ncontent-disposition: form-data; name=files; filename=a.csv\r\n\r\n1\r\n--x--';
    await first.formOf(new Blob([form]).stream(), contentType, over.signal);
    openUploads(folder).close();
    expect(readdirSync(folder, { recursive: true })).toHaveLength(2);
    first.close();
  });
});
