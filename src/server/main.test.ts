import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The process itself, from its sources. */
let folder = '';
const children = new Set<ChildProcess>();
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'montage-main-'))));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/mock-server/sources.ts', 'src/server/main.ts', ...args],
    {
      env: { PATH: process.env.PATH, PORT: '0', MONTAGE_DATA: join(folder, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.add(child);
  child.once('exit', () => children.delete(child));
  const output = { out: '', errors: '' };
  child.stdout.on('data', (piece: Buffer) => (output.out += String(piece)));
  child.stderr.on('data', (piece: Buffer) => (output.errors += String(piece)));
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  return { child, output, ended };
}

async function listening({ child, output }: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const url = /"url":"([^"]+)"/.exec(output.out)?.[1];
    if (url !== undefined) return url;
    await Promise.race([once(child.stdout, 'data'), once(child, 'close').then(failed)]);
  }
  function failed() {
    throw new Error(`The server did not start: ${output.out}${output.errors}`);
  }
}

describe('the process of the server', () => {
  it('reports every wrong setting and every wrong argument, and touches nothing', async () => {
    const [wrong, unknown] = [start([], { PORT: 'x', MONTAGE_WORKERS: '0' }), start(['back-up', 'FILE'])];
    const codes = (await Promise.all([wrong.ended, unknown.ended])).map(([code]) => code);
    expect(codes).toEqual([2, 2]);
    expect(wrong.output.errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT is "x"/),
      expect.stringMatching(/^MONTAGE_WORKERS is "0"/),
    ]);
    expect(unknown.output.errors).toMatch(/^Usage: /);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('stops cleanly on a signal, and backs its data up', async () => {
    const server = start([]);
    const url = await listening(server);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
    expect(server.output.errors).toBe('');
    const file = join(folder, 'backup.db');
    const copied = start(['backup', file]);
    expect([await copied.ended, existsSync(file), copied.output.errors]).toEqual([[0, null], true, '']);
  });

  it('ends at once on the second signal', async () => {
    const server = start([]);
    const url = await listening(server);
    // A request that does not end. The server answers its head, so that it has begun when the signal comes.
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `POST /api/v1/auth/create HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n`,
    );
    await once(socket, 'data');
    server.child.kill('SIGTERM');
    while (!server.output.out.includes('SIGTERM: the server stops')) await once(server.child.stdout, 'data');
    server.child.kill('SIGINT');
    expect(await server.ended).toEqual([1, null]);
    socket.destroy();
  });
});
