import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../server/built-server.ts';
import { unexpected } from './complaints.ts';
import type { Engine } from './engines/tab.ts';
import { desktop, type Journey } from './journey.ts';
import type { Outcome } from './matrix.ts';
import { userOf } from './user.ts';

const nameOfFile = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Plays a journey in an engine, on a server with fresh data, and keeps its pictures. */
export async function runJourney(
  engine: Engine,
  journey: Journey,
  { page, pictures }: { page: string; pictures: string },
): Promise<Outcome> {
  const folder = join(pictures, engine.name.toLowerCase());
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'montage-browsers-'));
  const server = await startBuiltServer(data, { MONTAGE_PAGE: page });
  const tab = await engine.openTab({ touch: journey.touch });
  const notes: string[] = [];
  const provoked: RegExp[] = [];
  const keep = (name: string, end: string, bytes: Buffer) =>
    writeFileSync(join(folder, `${nameOfFile(journey.name)}-${nameOfFile(name)}.${end}`), bytes);
  const picture = async (name: string) => keep(name, 'png', await tab.screenshot());
  const began = performance.now();
  const outcome = (error?: string): Outcome => ({
    journey: journey.name,
    engine: engine.name,
    seconds: Math.round((performance.now() - began) / 1_000),
    notes,
    ...(error !== undefined && { error }),
  });
  try {
    await tab.resize(desktop);
    await journey.run({
      engine,
      user: userOf(tab),
      server,
      goto: (path) => tab.goto(new URL(path, server.url).href),
      picture,
      keepPdf: (name, bytes) => keep(name, 'pdf', bytes),
      provoke: (pattern) => void provoked.push(pattern),
      instead: (text) => void notes.push(text),
    });
    const complaints = [...tab.takeComplaints(), ...(await tab.ask('takeComplaints'))];
    const wrong = unexpected(complaints, provoked);
    return outcome(wrong.length > 0 ? wrong.join('\n') : undefined);
  } catch (error) {
    await picture('failed').catch(() => undefined);
    const complaints = [
      ...tab.takeComplaints(),
      ...(await tab.ask('takeComplaints').catch(() => [] as string[])),
    ];
    return outcome([error instanceof Error ? error.message : String(error), ...complaints].join('\n'));
  } finally {
    await tab.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
