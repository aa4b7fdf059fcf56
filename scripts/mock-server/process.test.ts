import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run.ts';

let folder = '';
const children = new Set<ChildProcess>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'montage-killed-'));
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const command = (...args: string[]): ChildProcess => {
  const child = spawn(process.execPath, ['scripts/mock-server.ts', ...args], { cwd: root });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

async function outcomeOf(...args: string[]): Promise<{ code: unknown; errors: string }> {
  const child = command(...args);
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, errors };
}

async function started(data: string): Promise<ChildProcess> {
  const child = command('--port', '0', '--data', data);
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/answers on http:\S+/.test(said)) resolve(child);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
}

/** Processes start within a second on an idle machine, and within ten on a busy one; a hanging one is still found. */
const timeout = 120_000;

describe('the command', () => {
  it('says what it cannot do and why, and ends cleanly on request', { timeout }, async () => {
    const data = join(folder, 'data');
    const child = await started(data);
    const file = join(folder, 'a-file');
    writeFileSync(file, 'Not a folder.\n');
    const [foreign, misspelt] = await Promise.all([
      outcomeOf('--port', '0', '--data', file),
      outcomeOf('--scenario', 'nothing'),
    ]);
    expect(foreign).toEqual({
      code: 1,
      errors: expect.stringMatching(/^The data folder \S+a-file cannot be used: .*\n$/) as unknown,
    });
    expect(misspelt).toEqual({
      code: 2,
      errors: expect.stringMatching(
        /^There is no scenario "nothing"[^]*Usage: npm run mock-server/,
      ) as unknown,
    });

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(data)).toBe(true);
  });
});
