import type { BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import type { MockOrigin } from '../../scripts/mock-origin.ts';
import type { Fault } from '../../src/mocks/faults.ts';
import { inWords, schedules, type Command, type FaultName } from '../../src/testing/schedules/commands.ts';
import { Judge } from '../../src/testing/schedules/judge.ts';
import { type Page } from '../fixtures.ts';
import {
  depth,
  formation,
  fullMontage,
  openMontage,
  saveState,
  section,
  sectionsTable,
  signInTo,
  typeInto,
  untilKept,
} from '../montage-editor.ts';
import { expect, test } from '../production/backend.ts';
import { expectSavedAsShown, stored } from '../production/editor.ts';

/**
 * Random schedules through the real screen, of the same generator as those over the editor alone (`npm run schedules`): few of
 * them, and of the commands that a browser can be made to do at once.
 */
test.use({ viewport: { width: 1440, height: 3_600 } });

const seed = Number(process.env.SEED ?? 8);
const mostCommands = 14;
const tops = ['Holland Formation', 'Texel Formation', 'Vlieland Claystone'] as const;

const faults: Partial<
  Record<FaultName, Extract<Fault, { kind: 'status' | 'html' | 'network' | 'lost' | 'cut' }>>
> = {
  network: { kind: 'network' },
  lost: { kind: 'lost' },
  cut: { kind: 'cut' },
  html: { kind: 'html' },
  409: { kind: 'status', status: 409 },
  500: { kind: 'status', status: 500 },
  503: { kind: 'status', status: 503 },
};

/** Expected log messages of browsers and the application about planted faults. */
const mayBeLogged = [
  /Failed to save montage/,
  /status of (409|412|500|503)/,
  /ERR_INVALID_HTTP_RESPONSE/,
  /ERR_CONTENT_LENGTH_MISMATCH/,
];

class Walk {
  page: Page;
  readonly context: BrowserContext;
  readonly backend: MockOrigin;
  readonly judge: Judge;
  /** How many formations there were. */
  readonly rows: number;
  #count = 0;

  constructor(page: Page, backend: MockOrigin) {
    this.page = page;
    this.context = page.context();
    this.backend = backend;
    const all = stored(backend).sections_list.flatMap(({ formations_list }) => formations_list);
    this.rows = all.length;
    this.judge = new Judge(
      new Map(
        tops.map((top) => [
          top,
          all.find(({ formation_name }) => formation_name === top)!.variance!.toFixed(1),
        ]),
      ),
    );
  }

  cell = (top: string) => depth(formation(this.page, top), 'Range');

  async expectShown(): Promise<void> {
    const { facts } = this.judge.now;
    for (const top of tops) await expect(this.cell(top)).toHaveText(facts.get(top)!);
    const added = [...facts.keys()].filter((key) => key.startsWith('row '));
    await expect(sectionsTable(this.page).locator('[data-formation]')).toHaveCount(this.rows + added.length);
  }

  async type(which: number): Promise<void> {
    const top = tops[which % tops.length]!;
    const to = `${(100 + ++this.#count).toFixed(1)}`;
    await typeInto(this.cell(top), to);
    this.judge.did({ key: top, from: this.judge.now.facts.get(top), to }, '');
  }

  /** Two steps: a row, and its name. */
  async add(): Promise<void> {
    const key = `row ${++this.#count}`;
    const name = `Mine ${this.#count}`;
    await (await section(this.page, 4)).getByRole('button', { name: /^Add a formation to/ }).click();
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    this.judge.did({ key, from: undefined, to: 'unnamed' }, '');
    this.judge.did({ key, from: 'unnamed', to: name }, '');
  }

  async step(back: boolean): Promise<void> {
    await sectionsTable(this.page).focus();
    await this.page.keyboard.press(back ? 'Control+z' : 'Control+y');
    if (back) this.judge.undid();
    else this.judge.redid();
  }

  /** The tab dies when the browser has what was done; the next one is the same person's. */
  async die(): Promise<void> {
    await untilKept(this.page);
    await this.page.close({ runBeforeUnload: false });
    // A pending save may be stored before or after the next page asks.
    this.page = await this.context.newPage();
    await openMontage(this.page);
  }

  /** The last edit may not be painted yet: the first tab still hands it over. */
  async takeOver(): Promise<void> {
    const second = await this.context.newPage();
    await openMontage(second);
    await second.getByRole('button', { name: 'Edit here instead' }).click();
    await expect(second.getByText(/This montage is open in another tab|hand this montage over/)).toHaveCount(
      0,
    );
    await expect(second.getByText(/were restored/)).toHaveCount(0);
    await this.page.close({ runBeforeUnload: false });
    this.page = second;
  }

  heal(): void {
    this.backend.world.faults.clear();
  }

  async quiet(): Promise<void> {
    this.heal();
    const keep = this.page.getByRole('button', { name: 'Keep', exact: true });
    if (await keep.isVisible()) await keep.click();
    await this.page.keyboard.press('Control+s');
    await expect(saveState(this.page)).toHaveText('Saved');
  }

  /** Another user saves, and my version goes on top of it. */
  async theirs(): Promise<void> {
    await this.quiet();
    const objective = `Theirs ${++this.#count}`;
    await this.type(this.#count);
    await this.backend.world.saveAsSomebodyElse(fullMontage, (montage) => ({
      ...montage,
      top_line_item: { ...montage.top_line_item!, objective },
    }));
    await this.page.keyboard.press('Control+s');
    await this.page.getByRole('button', { name: 'Save my changes over theirs' }).click();
    await expect(saveState(this.page)).toHaveText('Saved');
    expect(stored(this.backend).top_line_item!.objective).toBe(objective);
  }

  async do(command: Command): Promise<void> {
    const { world } = this.backend;
    switch (command.do) {
      case 'type':
        return this.type(command.which);
      case 'add':
        return this.add();
      case 'undo':
      case 'redo':
        return this.step(command.do === 'undo');
      case 'save':
        return this.page.keyboard.press('Control+s');
      case 'fault': {
        const fault = faults[command.fault];
        if (fault) world.faults.add({ on: 'saveMontage', fault, calls: { first: 1 } });
        return;
      }
      case 'hold': {
        const kind = command.what === 'requests' ? 'hold' : 'withhold';
        world.faults.add({ on: 'saveMontage', fault: { kind }, calls: { first: 1 } });
        return;
      }
      case 'flow':
      case 'release':
        return world.faults.release();
      case 'reload':
        await untilKept(this.page);
        await this.page.reload();
        return void (await expect(sectionsTable(this.page)).toBeVisible());
      case 'kill':
      case 'crash':
        return this.die();
      case 'take over':
        return this.takeOver();
      case 'theirs':
        return this.theirs();
      default:
    }
  }
}

const doable = new Set<Command['do']>([
  'type',
  'add',
  'undo',
  'redo',
  'save',
  'fault',
  'hold',
  'flow',
  'release',
  'reload',
  'kill',
  'crash',
  'take over',
  'theirs',
]);

const rows = fc
  .sample(schedules, { seed, numRuns: 200 })
  .map(({ commands }) => commands.filter(({ do: name }) => doable.has(name)).slice(0, mostCommands))
  .filter(({ length }) => length === mostCommands)
  .slice(0, 4);

for (const [number, commands] of rows.entries()) {
  test(`a random schedule loses nothing and doubles nothing: no. ${number + 1} of the seed ${seed}`, async ({
    page,
    backend,
    complaints,
  }, testInfo) => {
    await testInfo.attach('schedule', { body: inWords({ versions: true, locks: 'web', commands }) });
    await signInTo(page);
    const walk = new Walk(page, backend);
    for (const command of commands) {
      await test.step(JSON.stringify(command), async () => {
        await walk.do(command);
        await walk.expectShown();
      });
    }
    await walk.quiet();
    await walk.expectShown();
    await expectSavedAsShown(walk.page, backend);
    const names = stored(backend)
      .sections_list.flatMap(({ formations_list }) => formations_list)
      .map(({ formation_name }) => formation_name);
    for (const [key, value] of walk.judge.now.facts) {
      if (key.startsWith('row ') && value !== 'unnamed')
        expect(names.filter((name) => name === value)).toHaveLength(1);
    }
    // Nothing may be left over for the next visit.
    await walk.die();
    await expect(saveState(walk.page)).toHaveText('Saved');
    await expect(walk.page.getByText(/were restored/)).toHaveCount(0);
    await walk.expectShown();
    for (const pattern of mayBeLogged) {
      if (complaints.all.some((complaint) => pattern.test(complaint))) complaints.expect(pattern);
    }
  });
}
