import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { as, engineer, testServer, type TestOptions, type TestServer } from './server-for-tests';
import { openUploads } from './uploads';

/** Over real connections, because a body that breaks off or stays silent is a matter of these. */
let server: TestServer;
let url = '';
const sockets: Socket[] = [];
async function start(options?: TestOptions) {
  server = await testServer(options);
  ({ url } = await server.listening());
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

const MB = 1024 * 1024;
const uploadPath = '/api/v1/montage/upload?classifications=Other';
const post = (path: string, body: RequestInit['body'], headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...as(engineer), ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

function formOf(sizes: readonly number[]): FormData {
  const form = new FormData();
  for (const [index, size] of sizes.entries())
    form.append('files', new File([Buffer.alloc(size, '7')], `survey-${index}.csv`));
  return form;
}

const part = (name: string, more: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name=${name}${more}\r\n\r\n${content}\r\n`;
const file = (content: string) => part('files', '; filename=survey.csv', content);

describe('a body', () => {
  const json = { 'content-type': 'application/json' };
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const chunked = (text: string) => new Blob([text]).stream();
  const account = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(70_000) });

  it.each<[string, string, () => RequestInit['body'], Record<string, string>, number, RegExp]>([
    [
      'JSON over the limit',
      '/api/v1/auth/create',
      () => account,
      json,
      413,
      /larger than 64 kB, which is the limit/,
    ],
    [
      'JSON over the limit, of unknown length',
      '/api/v1/auth/create',
      () => chunked(account),
      json,
      413,
      /larger than 64 kB/,
    ],
    ['half of a JSON', '/api/v1/montage/import', () => '{"id": "7f', json, 422, /not JSON/],
    ['nothing', '/api/v1/montage/import', () => undefined, json, 422, /not JSON/],
    ['text', '/api/v1/montage/import', () => 'hello', {}, 422, /Expected a body of type application\/json/],
    ['21 documents', uploadPath, () => formOf(Array<number>(21).fill(1)), {}, 413, /At most 20 documents/],
    [
      'a thousand parts',
      uploadPath,
      () => part('note', '', '1').repeat(1000),
      multipart,
      413,
      /more than 80 parts/,
    ],
    ['a form without an end', uploadPath, () => file('1'), multipart, 422, /not a multipart form/],
    [
      'a form without a boundary',
      uploadPath,
      () => file('1'),
      { 'content-type': 'multipart/form-data' },
      422,
      /not a multipart form/,
    ],
    [
      'a part without a name',
      uploadPath,
      () => '--x\r\na: b\r\n\r\n1\r\n--x--',
      multipart,
      422,
      /not a multipart form/,
    ],
    ['no form', uploadPath, () => 'hello', multipart, 422, /not a multipart form/],
    ['a form without documents', uploadPath, () => `${part('note', '', '1')}--x--`, multipart, 422, /files/],
  ])('that is %s is refused, and leaves nothing behind', async (_, path, body, headers, status, sentence) => {
    await start();
    const answer = await post(path, body(), headers);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([status, expect.stringMatching(sentence)]);
    expect(server.spooled()).toEqual([]);
    // The server still answers.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('that is not wanted is not read: the caller is unknown', async () => {
    const formOfUpload = vi.fn(() => Promise.resolve(new FormData()));
    await start({ uploads: { formOf: formOfUpload, close: () => {} } });
    const answer = await post(uploadPath, formOf([5 * MB]), { authorization: 'Bearer nobody' });
    expect(answer.status).toBe(401);
    expect(formOfUpload).not.toHaveBeenCalled();
  });

  it('with documents is stored, and its files are removed', async () => {
    await start();
    const answer = await post(uploadPath, formOf([3 * MB + 7]));
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    const [stored] = server.world.db.documentSets.all().find((set) => set.id === id)!.files;
    expect([stored?.size, (await server.world.db.readBytes(stored!.bytes_key)).byteLength]).toEqual([
      3 * MB + 7,
      3 * MB + 7,
    ]);
    expect(server.spooled()).toEqual([]);
  });

  it('that was read before the operation failed does not look like a client that left', async () => {
    await start({
      async answer(_, __, { body }) {
        await body!.text();
        throw new Error('The store is odd');
      },
    });
    expect((await post('/api/v1/montage/import', '{}', json)).status).toBe(500);
    expect(server.lines).toContainEqual(expect.objectContaining({ level: 'error' }));
  });

  it('for which the disk has no room is refused with a sentence', async () => {
    await start({ uploads: openUploads(join(tmpdir(), 'montage-full'), () => open('/dev/full', 'w')) });
    const answer = await post(uploadPath, formOf([MB]));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('disk of the server is full') as unknown,
    });
  });
});

/** The beginning of an upload of a million bytes. */
async function beginUpload(): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    [
      `POST ${uploadPath} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${engineer}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
      '',
      file('7'.repeat(100_000)),
    ].join('\r\n'),
  );
  await vi.waitFor(() => expect(server.spooled()).toHaveLength(1));
  return socket;
}

describe('an upload', () => {
  it('that stays silent is ended with 408, and its files are removed', async () => {
    await start();
    const socket = await beginUpload();
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    await vi.waitFor(() => expect(server.clock.sleeping()).toBe(1));
    await server.clock.advance(29_000);
    const sleep = vi.spyOn(server.clock, 'sleep');
    socket.write('7');
    await vi.waitFor(() => expect(sleep).toHaveBeenCalled());
    await server.clock.advance(29_000);
    expect(server.spooled()).toHaveLength(1);
    await server.clock.advance(1_000);
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 408 [^]*did not arrive in time/);
    expect(server.spooled()).toEqual([]);
  });

  it('whose client leaves has its files removed, and is no fault of the server', async () => {
    await start();
    (await beginUpload()).destroy();
    await vi.waitFor(() => expect(server.lines).toContainEqual(expect.objectContaining({ status: 499 })));
    expect(server.spooled()).toEqual([]);
    expect(server.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
