import fc from 'fast-check';

/**
 * The events in the life of a user who edits a montage. A schedule is plain data, so that one that fails can be printed, made
 * shorter and played again; a command that has no meaning where it comes (an undo with nothing to undo) does nothing.
 */

/** The faults of a call, after the names of the mock backend's faults. */
const faults = [
  'network',
  'lost',
  'cut',
  'html',
  'page',
  'expire',
  'full',
  '401',
  '403',
  '404',
  '409',
  '412',
  '422',
  '429',
  '500',
  '503',
] as const;
export type FaultName = (typeof faults)[number];

export type Command =
  /** The numbers choose among what is there. */
  | { do: 'type' | 'add' | 'remove'; which: number }
  | { do: 'undo' | 'redo' | 'save' }
  /** The next so many calls go wrong. */
  | { do: 'fault'; fault: FaultName; calls: number; of: 'save' | 'load' }
  /** Calls are on their way from now on: not yet at the server, or not yet back. */
  | { do: 'hold'; what: 'requests' | 'answers' }
  /** Any one of the held calls continues. */
  | { do: 'release'; which: number }
  /** All of them do, and nothing is held any more. */
  | { do: 'flow' }
  | { do: 'wait' | 'sleep'; ms: number }
  | { do: 'clock'; ms: number }
  | { do: 'hide' | 'show' | 'refetch' }
  /** The network goes and comes. A page that is opened without one has the browser's copy, unless that had to make room. */
  | { do: 'offline' | 'online' | 'evict' }
  /** The browser takes no newer copies. */
  | { do: 'no copies' }
  /** The page is loaded again; the tab dies, at once or at rest; the page is left and opened again. */
  | { do: 'reload' | 'kill' | 'crash' | 'reopen' }
  /** Another tab is opened on the same montage; takes over; the tab that edits is closed; it dies. */
  | { do: 'second' | 'take over' | 'close' | 'kill holder' }
  /** The tab that edits is not painted any more, and is painted again; the browser freezes it, and thaws what is frozen. */
  | { do: 'cover' | 'uncover' | 'freeze' | 'thaw' }
  /** Edits that did not reach the tab that took over are put on top there, or dropped. */
  | { do: 'put back' | 'let go' }
  /** Another user saves: only untouched parts, or also what is edited here. */
  | { do: 'theirs'; contested: boolean }
  | { do: 'resolve'; keep: 'mine' | 'theirs' | 'both' }
  | { do: 'keep' | 'discard' }
  /** In the same browser: another person on this montage, or the same person on another one. */
  | { do: 'visit'; who: 'person' | 'montage' }
  | { do: 'storage'; is: StorageState };

/** The state of the browser's storage: `broken` fails in the middle of a write. */
export type StorageState = 'fine' | 'full' | 'unavailable' | 'broken' | 'slow';

/** How the tabs of a browser agree on the one that writes. */
export type LockKind = 'web' | 'channel';

export interface Schedule {
  /** How the tabs of the browser agree on the one that writes. */
  readonly locks: LockKind;
  /** Whether the server names its versions. */
  readonly versions: boolean;
  readonly commands: readonly Command[];
}

const hourMs = 3_600_000;
const which = fc.nat(99);
const one = <Name extends string>(...names: Name[]) =>
  fc.constantFrom(...names.map((name) => ({ do: name })));

const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 22,
    arbitrary: fc.record({ do: fc.constantFrom('type', 'type', 'add', 'add', 'remove'), which }),
  },
  { weight: 10, arbitrary: one('undo', 'undo', 'redo') },
  { weight: 10, arbitrary: one('save') },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      fault: fc.constantFrom(...faults),
      // 60 calls are for good, as far as a user can see.
      calls: fc.constantFrom(1, 1, 2, 3, 60),
      of: fc.constantFrom('save', 'save', 'save', 'load'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('hold'), what: fc.constantFrom('requests', 'answers') }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('release'), which }) },
  { weight: 3, arbitrary: one('flow') },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(0, 0, 50, 1_200, 10_000, 25_000, 70_000, 400_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sleep'), ms: fc.constantFrom(90_000, 8 * hourMs) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clock'), ms: fc.constantFrom(hourMs, -hourMs) }) },
  { weight: 3, arbitrary: one('hide', 'show', 'refetch') },
  { weight: 5, arbitrary: one('offline', 'offline', 'online', 'online', 'evict', 'no copies') },
  { weight: 6, arbitrary: one('reload', 'kill', 'crash', 'reopen') },
  {
    weight: 6,
    arbitrary: one('second', 'second', 'take over', 'take over', 'take over', 'close', 'kill holder'),
  },
  { weight: 5, arbitrary: one('cover', 'cover', 'uncover', 'freeze', 'thaw') },
  { weight: 2, arbitrary: one('put back', 'put back', 'let go') },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('theirs'), contested: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('resolve'), keep: fc.constantFrom('mine', 'theirs', 'both') }),
  },
  { weight: 4, arbitrary: one('keep', 'keep', 'discard') },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('visit'), who: fc.constantFrom('person', 'montage') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('storage'),
      is: fc.constantFrom('fine', 'fine', 'full', 'unavailable', 'broken', 'slow', 'slow'),
    }),
  },
) as fc.Arbitrary<Command>;

const upToThirty = (of: fc.Arbitrary<Command>) => fc.array(of, { minLength: 1, maxLength: 30, size: 'max' });

/** Events between two tabs, with little else: among all possible commands they are too rare to occur in every order. */
const betweenTabs = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('type', 'add', 'remove'), which }) },
  { weight: 2, arbitrary: one('undo', 'redo', 'save', 'thaw', 'put back', 'put back', 'let go') },
  { weight: 5, arbitrary: one('second', 'second', 'take over', 'take over', 'cover', 'freeze') },
  { weight: 2, arbitrary: commands },
) as fc.Arbitrary<Command>;

/** A network that comes and goes, with saves, other users' saves and pages that are opened on a copy. */
const withoutNetwork = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('type', 'add', 'remove'), which }) },
  { weight: 4, arbitrary: one('save', 'save', 'save', 'undo', 'keep', 'keep', 'no copies', 'evict') },
  { weight: 4, arbitrary: one('crash', 'crash', 'reload', 'reopen', 'kill', 'second', 'take over') },
  { weight: 4, arbitrary: one('offline', 'offline', 'online') },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(0, 50, 1_200, 25_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('theirs'), contested: fc.boolean() }) },
  { weight: 1, arbitrary: commands },
) as fc.Arbitrary<Command>;

/** Three of four servers name their versions, and three of four browsers have Web Locks. */
export const schedules: fc.Arbitrary<Schedule> = fc.record({
  versions: fc.constantFrom(true, true, true, false),
  locks: fc.constantFrom('web', 'web', 'web', 'channel'),
  commands: fc.oneof(
    { weight: 4, arbitrary: upToThirty(commands) },
    { weight: 1, arbitrary: upToThirty(betweenTabs) },
    { weight: 1, arbitrary: upToThirty(withoutNetwork) },
  ),
});

/** A schedule as a user reads it. */
export const inWords = ({ versions, locks, commands: row }: Schedule): string =>
  [
    `a server ${versions ? 'with' : 'without'} versions, a browser ${locks === 'web' ? 'with' : 'without'} Web Locks`,
    ...row.map(({ do: name, ...given }) => [name, ...Object.values(given)].join(' ')),
  ].join('\n  ');
