import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findOrInstallChromium } from '../find-chromium.ts';
import { noHeaders, serve } from '../serve.ts';
import { buildPages, subjects, type SubjectName } from './editor/build-pages.ts';
import type { Size } from './editor/protocol.ts';
import { reportEditor, type Measured } from './editor/report.ts';
import { emptyHeapBytes, timeEdits, timeScroll, watchCommit } from './editor/visit.ts';
import { median } from './statistics.ts';

const usual: Size = { sections: 20, formationsPerSection: 100 };
const large: Size = { sections: 40, formationsPerSection: 500 };
/** Small sections, so that other sections are visible while one is edited. */
const short: Size = { sections: 20, formationsPerSection: 6 };
/** More of them (`BENCH_RUNS=15`) steady the medians where the machine is shared. */
const runs = Number(process.env.BENCH_RUNS ?? 5);

/**
 * Without vsync, for which a key would wait up to 17 ms at random. The measured time is then only the work, and a
 * budget of 10 ms is meaningful.
 */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Each run starts with a different one, so that none always comes first or after the slowest. */
const inTurn = (run: number) => subjects.map((_, place) => subjects[(place + run) % subjects.length]!);

function emptyMeasured(): Measured {
  return { usual: [], slowed: [], large: [], scroll: [], scrollSlowed: [] };
}

async function measure(
  unpacedBrowser: Browser,
  pacedBrowser: Browser,
  origin: string,
): Promise<Record<SubjectName, Measured>> {
  const measured = Object.fromEntries(subjects.map((name) => [name, emptyMeasured()])) as Record<
    SubjectName,
    Measured
  >;
  for (let run = 0; run < runs; run += 1) {
    console.error(`Editor: run ${run + 1} of ${runs}`);
    const each = async (work: (into: Measured, url: string) => Promise<unknown>, names = inTurn(run)) => {
      // Sequentially, because two at once would disturb each other.
      for (const name of names) await work(measured[name], `${origin}/${name}/index.html`);
    };
    const edits = (url: string, size: Size, cpuSlowdown: number) =>
      timeEdits({ browser: unpacedBrowser, url, size, cpuSlowdown });
    const scroll = (url: string, cpuSlowdown: number) =>
      timeScroll({ browser: pacedBrowser, url, size: usual, cpuSlowdown });
    await each(async (into, url) => into.usual.push(await edits(url, usual, 1)));
    await each(async (into, url) => into.slowed.push(await edits(url, usual, 4)));
    const tables = inTurn(run).filter((name) => name !== 'bare-field');
    await each(async (into, url) => into.scroll.push(await scroll(url, 1)), tables);
    // Without the plain table, which takes minutes to draw twenty thousand rows and gives no new information.
    const fast = tables.filter((name) => name !== 'plain-table');
    await each(async (into, url) => into.large.push(await edits(url, large, 1)), fast);
    await each(async (into, url) => into.scrollSlowed.push(await scroll(url, 4)), fast);
  }
  return measured;
}

/**
 * The editor's table compared with AG Grid's and with a plain React table, all with the same montage: mount, commit, keystroke,
 * scroll and heap. Interleaved, each in a page of its own, with real keys and a real wheel; medians are compared.
 *
 * @returns whether every budget is met.
 */
export async function benchEditor(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const { executablePath, args } = findOrInstallChromium();
  const opened: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(closable: T): T => {
    opened.push(closable);
    return closable;
  };
  try {
    await buildPages(folder);
    const { url: origin } = keep(await serve({ dir: folder, port: 0, headersOf: noHeaders }));
    const unpacedBrowser = keep(await chromium.launch({ executablePath, args: [...args, ...unpaced] }));
    const pacedBrowser = keep(await chromium.launch({ executablePath, args }));
    const emptyHeaps: number[] = [];
    for (let run = 0; run < 3; run += 1) emptyHeaps.push(await emptyHeapBytes(unpacedBrowser, origin));
    const others = await watchCommit({
      browser: unpacedBrowser,
      url: `${origin}/montage/index.html`,
      size: short,
      cpuSlowdown: 1,
    });
    const measured = await measure(unpacedBrowser, pacedBrowser, origin);
    return reportEditor({ runs, measured, emptyHeapBytes: median(emptyHeaps), others });
  } finally {
    await Promise.all(opened.map((closable) => closable.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}
