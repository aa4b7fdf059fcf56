import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { asStored } from '@/mocks/backend/montage-save';
import { seededRandom } from '@/mocks/random';
import {
  addFormation,
  formationNames,
  openTab,
  rename,
  testServer,
  wellName,
  type Fault,
  type Tab,
  type TestServer,
} from './editor-for-tests';
import { settle } from './surroundings-for-tests';

const faults: (Fault | null)[] = [
  null,
  'lost request',
  'lost answer',
  'not JSON',
  'not a montage',
  { status: 401 },
  { status: 409 },
  { status: 422 },
  { status: 429, retryAfterS: 20 },
  { status: 500 },
];

/** What has to be on the screen, kept by other means than the editor's. */
interface Model {
  done: { name: string | null; formation: string | null }[];
  undone: Model['done'];
  edits: number;
}

const expected = ({ done }: Model) => ({
  name: done.findLast(({ name }) => name !== null)?.name ?? 'Aurora-3',
  formations: done.flatMap(({ formation }) => formation ?? []).toSorted(),
});

const shown = (montage: ReturnType<typeof exampleMontage>) => {
  const before = new Set(formationNames(exampleMontage()));
  return {
    name: wellName(montage),
    formations: formationNames(montage)
      .filter((name) => !before.has(name))
      .toSorted(),
  };
};

class World {
  readonly server: TestServer;
  tab!: Tab;
  model: Model = { done: [], undone: [], edits: 0 };

  constructor(versions: boolean) {
    const random = seededRandom(3);
    this.server = testServer(
      exampleMontage(),
      (payload) => asStored(payload as Parameters<typeof asStored>[0], random),
      { versions },
    );
  }

  async open(): Promise<void> {
    this.tab = await openTab(this.server);
  }
}

function check({ tab: { editor }, model }: World): void {
  expect(shown(editor.state().montage)).toEqual(expected(model));
  expect(editor.state().conflict).toBeNull();
}

type Step = (world: World) => Promise<void>;

const edit =
  (kind: 'rename' | 'add'): Step =>
  async ({ tab: { editor }, model }) => {
    model.edits += 1;
    const text = `${kind} ${model.edits}`;
    expect(editor.edit(kind === 'add' ? addFormation(text) : rename(text))).toBe(true);
    model.done.push(kind === 'add' ? { name: null, formation: text } : { name: text, formation: null });
    model.undone = [];
  };

const undo: Step = async ({ tab: { editor }, model }) => {
  editor.undo();
  const last = model.done.pop();
  if (last) model.undone.push(last);
};

const redo: Step = async ({ tab: { editor }, model }) => {
  editor.redo();
  const last = model.undone.pop();
  if (last) model.done.push(last);
};

/** A save that is asked for and not waited for. */
const save =
  (fault: Fault | null): Step =>
  async ({ server, tab }) => {
    server.faults.splice(0, Infinity, fault);
    void tab.editor.save();
  };

const wait =
  (ms: number): Step =>
  async ({ tab }) =>
    tab.clock.advance(ms);

const hold: Step = async ({ server }) => server.hold();
const letGo: Step = async ({ server }) => {
  server.letGo();
  await settle();
};

/** What the browser has taken is acknowledged; the tab then dies, with its save under way or not. */
const reload: Step = async (world) => {
  await settle();
  world.tab.kill();
  await world.open();
};

const hide: Step = async ({ tab }) => {
  tab.hidden.set(true);
  tab.hidden.set(false);
};

const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('rename' as const, 'add' as const)
      .map((kind) => ({ name: kind, run: edit(kind) })),
  },
  { weight: 2, arbitrary: fc.constantFrom({ name: 'undo', run: undo }, { name: 'redo', run: redo }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...faults)
      .map((fault) => ({ name: `save ${JSON.stringify(fault)}`, run: save(fault) })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 10_000, 70_000).map((ms) => ({ name: `wait ${ms}`, run: wait(ms) })),
  },
  { weight: 2, arbitrary: fc.constantFrom({ name: 'hold', run: hold }, { name: 'let go', run: letGo }) },
  { weight: 1, arbitrary: fc.constantFrom({ name: 'reload', run: reload }, { name: 'hide', run: hide }) },
);

it.each([{ versions: true }, { versions: false }])(
  'loses nothing and doubles nothing, whatever happens in whatever order: %o',
  async ({ versions }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (story) => {
        globalThis.indexedDB = new IDBFactory();
        const world = new World(versions);
        await world.open();
        for (const { run } of story) {
          await run(world);
          check(world);
        }
        // Quiet: the server answers, and nothing goes wrong any more.
        world.server.faults.splice(0);
        world.server.letGo();
        await settle();
        await world.tab.editor.save();
        await world.tab.editor.save();
        check(world);
        expect(world.tab.editor.state().save).toEqual({ status: 'saved' });
        expect(world.server.now().montage).toEqual(world.tab.editor.state().montage);
        // What is saved can be undone, all of it.
        for (let left = world.model.done.length; left > 0; left--) world.tab.editor.undo();
        await world.tab.editor.save();
        expect(world.server.now().montage).toEqual(exampleMontage());
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);
