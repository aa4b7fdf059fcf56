import { afterEach, expect, it, vi } from 'vitest';
import type * as EditorModule from '@/features/montage-editor/create-editor';
import type { DraftKey } from '@/features/montage-editor/drafts/draft-database';
import type * as Drafts from '@/features/montage-editor/drafts/indexed-db-drafts';
import type * as HandOver from '@/features/montage-editor/drafts/hand-over';
import type * as CopyModule from '@/features/montage-editor/drafts/server-of-copy';
import type * as StrandedModule from '@/features/montage-editor/drafts/stranded';
import type * as WorkModule from '@/features/montage-editor/drafts/work';
import type * as SaveLoopModule from '@/features/montage-editor/saving/save-loop';
import type * as SessionModule from '@/domain/montage/session';

/**
 * Bugs that are planted one at a time into the code under test, here alone: a search that finds none of them would find no
 * other one either.
 */
interface Bug {
  readonly name: string;
  readonly module: string;
  plant(sound: never): Record<string, unknown>;
  /** Within so many schedules it has to be found. */
  readonly within: number;
  /** The promise that it breaks. */
  readonly breaks: RegExp;
}

/** Takes as long as the rest together: `npm run schedules -- --bugs` asks for it. */
const shortens = process.env['SHORTEN'] !== undefined;

const session = '@/domain/montage/session';
const saveLoop = '@/features/montage-editor/saving/save-loop';

const bugs: readonly Bug[] = [
  {
    name: 'a lost rebase: what was edited during a save goes when its answer comes',
    module: session,
    within: 200,
    breaks: /does not show what was acknowledged/,
    plant: ({ saved }: typeof SessionModule) => ({
      saved: (...given: Parameters<typeof saved>) => {
        const after = saved(...given);
        return { ...after, montage: after.base, since: [] };
      },
    }),
  },
  {
    name: 'a double save: a second one is sent while one is under way',
    module: saveLoop,
    within: 200,
    breaks: /Two saves of one tab/,
    plant: ({ createSaveLoop }: typeof SaveLoopModule) => ({
      createSaveLoop: (options: Parameters<typeof createSaveLoop>[0]) => {
        const loop = createSaveLoop(options);
        return {
          ...loop,
          save() {
            if (loop.isSaving()) void options.attempt();
            return loop.save();
          },
        };
      },
    }),
  },
  {
    name: 'a double save: one whose answer was lost is sent again as something new',
    module: '@/features/montage-editor/drafts/work',
    within: 400,
    breaks: /does not show what was acknowledged/,
    plant: (_: typeof WorkModule) => ({ foundStored: () => null, foundBeneath: () => null }),
  },
  {
    name: 'a draft keyed wrongly: it is everybody’s who uses this browser',
    module: '@/features/montage-editor/drafts/indexed-db-drafts',
    within: 400,
    breaks: /does not show what was acknowledged|can be undone|not find their own|shown to another user/,
    plant: ({ indexedDbDrafts }: typeof Drafts) => ({
      indexedDbDrafts: ([, montage]: DraftKey, now: () => number) => indexedDbDrafts(['', montage], now),
    }),
  },
  {
    name: 'a draft keyed wrongly: it is that of whichever montage was open',
    module: '@/features/montage-editor/drafts/indexed-db-drafts',
    within: 400,
    breaks: /does not show what was acknowledged|can be undone|not find their own|shown to another user/,
    plant: ({ indexedDbDrafts }: typeof Drafts) => ({
      indexedDbDrafts: ([user]: DraftKey, now: () => number) => indexedDbDrafts([user, ''], now),
    }),
  },
  {
    name: 'a retry without a limit: a save that fails is sent again at once',
    module: saveLoop,
    within: 800,
    breaks: /attempts in|left alone/,
    plant: ({ createSaveLoop }: typeof SaveLoopModule) => ({
      createSaveLoop: (options: Parameters<typeof createSaveLoop>[0]) =>
        createSaveLoop({
          ...options,
          clock: {
            ...options.clock,
            setTimeout: (run: () => void, ms: number) => options.clock.setTimeout(run, Math.min(ms, 100)),
          },
        }),
    }),
  },
  {
    name: 'an undo across a save: what it gives is taken for what the server has',
    module: session,
    within: 200,
    breaks: /It says Saved/,
    plant: ({ undo }: typeof SessionModule) => ({
      undo: (before: Parameters<typeof undo>[0]) => {
        const after = undo(before);
        if (before.since.length > 0 || after === before) return after;
        return { ...after, base: after.montage, since: [] };
      },
    }),
  },
  {
    name: 'a take-over that asks no one: what waits for a paint does not come along',
    module: '@/features/montage-editor/drafts/hand-over',
    within: 200,
    breaks: /does not show what was acknowledged/,
    plant: ({ withHandOver }: typeof HandOver) => ({
      withHandOver: (...given: Parameters<typeof withHandOver>) => ({
        ...withHandOver(...given),
        takeOver: () => given[0].take(),
      }),
    }),
  },
  {
    name: 'a take-over that asks: what came along waits to be kept',
    module: '@/features/montage-editor/create-editor',
    within: 400,
    breaks: /is asked about what came along/,
    plant: ({ createEditor }: typeof EditorModule) => ({
      createEditor: (options: Parameters<typeof createEditor>[0]) => ({
        ...createEditor(options),
        takeOver: () => options.lock?.takeOver(),
      }),
    }),
  },
  {
    name: 'a take-over that strands: what a frozen tab has done is not offered when it wakes',
    module: '@/features/montage-editor/drafts/stranded',
    within: 800,
    breaks: /are not offered/,
    plant: ({ createUnstoredEdits }: typeof StrandedModule) => ({
      createUnstoredEdits: (...given: Parameters<typeof createUnstoredEdits>) => ({
        ...createUnstoredEdits(...given),
        stranded: () => null,
      }),
    }),
  },
  {
    name: 'a copy of an earlier answer that is taken for what the server has now',
    module: '@/features/montage-editor/drafts/server-of-copy',
    within: 400,
    breaks: /taken for another user’s save|does not show what was acknowledged/,
    plant: (_: typeof CopyModule) => ({
      serverOfCopy: (...[, copy]: Parameters<typeof CopyModule.serverOfCopy>) => copy,
    }),
  },
];

afterEach(() => {
  for (const { module } of bugs) vi.doUnmock(module);
  vi.resetModules();
});

it.each(bugs)(
  'is found: $name',
  async ({ name, module, plant, within, breaks }) => {
    vi.resetModules();
    vi.doMock(module, async (sound) => {
      const original = await sound<object>();
      return { ...original, ...plant(original as never) };
    });
    const { checkSchedules } = await import('./check-schedules');
    const { failure } = await checkSchedules({ count: within, seed: 8, shortens });
    expect(failure, `${within} schedules have not found it.`).not.toBeNull();
    if (!failure) return;
    const { after, schedule, words, promise } = failure;
    const shortest = `, made shorter to ${schedule.commands.length} commands on ${words}`;
    console.warn(
      `${name}\n  found by the schedule no. ${after}${shortens ? shortest : ''}\n  ${promise.split('\n')[0]}`,
    );
    expect(promise).toMatch(breaks);
    if (shortens) expect(schedule.commands.length).toBeLessThanOrEqual(12);
  },
  120_000,
);
