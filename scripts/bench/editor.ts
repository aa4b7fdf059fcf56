import { join } from 'node:path';
import type { Browser } from 'playwright';
import { unpaced, withBuiltPage } from './built-page.ts';
import type { Size } from './editor/protocol.ts';
import { reportEditor, subjects, type Measured, type SubjectName } from './editor/report.ts';
import { emptyHeapBytes, timeEdits, timeScroll, watchCommit } from './editor/visit.ts';
import { median } from './statistics.ts';

const usual: Size = { sections: 20, formationsPerSection: 100 };
const large: Size = { sections: 40, formationsPerSection: 500 };
/** Small sections, so that others are visible as well when one is edited. */
const short: Size = { sections: 20, formationsPerSection: 6 };
/** More of them (`BENCH_RUNS=15`) steady the medians where the machine is shared. */
const runs = Number(process.env.BENCH_RUNS ?? 5);

/** The page with the editor's table and its open parts. */
const withParts = 'montage-with-parts';

/** Starts with another one each time, so that none always comes first or after the slowest. */
const inTurn = (run: number) => subjects.map((_, place) => subjects[(place + run) % subjects.length]!);

function emptyMeasured(): Measured {
  return { usual: [], slowed: [], large: [], withParts: [], scroll: [], scrollSlowed: [] };
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
      // One after the other: two at once would measure each other.
      for (const name of names) await work(measured[name], `${origin}/${name}/index.html`);
    };
    const edits = (url: string, size: Size, cpuSlowdown: number) =>
      timeEdits({ browser: unpacedBrowser, url, size, cpuSlowdown });
    const scroll = (url: string, cpuSlowdown: number) =>
      timeScroll({ browser: pacedBrowser, url, size: usual, cpuSlowdown });
    await each(async (into, url) => into.usual.push(await edits(url, usual, 1)));
    measured.montage.withParts.push(await edits(`${origin}/${withParts}/index.html`, usual, 1));
    await each(async (into, url) => into.slowed.push(await edits(url, usual, 4)));
    const tables = inTurn(run).filter((name) => name !== 'bare-field');
    await each(async (into, url) => into.scroll.push(await scroll(url, 1)), tables);
    // Without the plain table, which takes minutes to draw twenty thousand rows, and says nothing new by it.
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
export const benchEditor = (): Promise<boolean> =>
  withBuiltPage(
    join(import.meta.dirname, 'editor'),
    async ({ origin, launch }) => {
      const unpacedBrowser = await launch(...unpaced);
      const pacedBrowser = await launch();
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
    },
    ['index.html', ...[...subjects, withParts].map((subject) => `${subject}/index.html`)],
  );
