import { printTable, say } from '../table.ts';
import type { Figures } from './figures.ts';

export interface Hour {
  name: string;
  edits: number;
  saves: number;
  screens: number;
  exports: number;
  /** The open editor with its history. Absent for the start. */
  open?: Figures;
  /** Always the same screen: the same montage, opened again. */
  rest: Figures;
}

export interface DayFigures {
  /** After each hour before the start, in which the engine still compiled much. */
  warmUp: readonly Figures[];
  /** The first is the start. */
  hours: readonly Hour[];
  /** How much of the heap is compiled code. */
  compiledBytes: readonly [start: number, end: number];
}

const mostHeapRatio = 1.1;

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const counts = [
  ['nodes', 'nodes'],
  ['documents', 'documents'],
  ['listeners', 'listeners'],
  ['workers', 'workers'],
  ['contexts', 'WebGL contexts'],
  ['channels', 'broadcast channels'],
  ['databases', 'database connections'],
  ['locks', 'locks'],
  ['objectUrls', 'object URLs'],
  ['intervals', 'intervals'],
] as const satisfies readonly (readonly [keyof Figures, string])[];

const columns: readonly (readonly [title: string, of: (hour: Hour) => string | number])[] = [
  ['hour', ({ name }) => name],
  ['edits', ({ edits }) => edits],
  ['saves', ({ saves }) => saves],
  ['screens', ({ screens }) => screens],
  ['exports', ({ exports }) => exports],
  ['heap MB', ({ rest }) => megabytes(rest.heapBytes)],
  ['DOM MB', ({ rest }) => megabytes(rest.domBytes)],
  ['buffers MB', ({ rest }) => megabytes(rest.buffersBytes)],
  ['left open, heap MB', ({ open }) => (open ? megabytes(open.heapBytes) : '')],
  ['nodes', ({ rest }) => rest.nodes],
  ['listeners', ({ rest }) => rest.listeners],
  ['workers', ({ rest }) => rest.workers],
  ['contexts', ({ rest }) => rest.contexts],
  ['connections', ({ rest }) => rest.databases],
];

interface Row {
  figure: string;
  start: string;
  end: string;
  budget: string;
  /** Undefined for a figure that is reported but not judged. */
  isMet?: boolean;
}

/** The counts at the start. */
const none: ReadonlySet<keyof Figures> = new Set(['workers', 'contexts', 'objectUrls']);
/** Browsers release a screen at any time after it was left, and its last hovered row or its selection even later. */
const roomy: ReadonlySet<keyof Figures> = new Set(['nodes', 'listeners']);
const mostDrift = 1.05;

/** A screen that is opened again must keep the same counts as the first time. */
function judge(
  start: Figures,
  end: Figures,
  { compiledBytes: [compiledAtStart, compiledAtEnd], warmUp: [first] }: DayFigures,
): Row[] {
  const reported = (figure: string, from: number, to: number): Row => ({
    figure,
    start: `${megabytes(from)} MB`,
    end: `${megabytes(to)} MB (${(to / from).toFixed(3)})`,
    budget: '',
  });
  const size = (figure: string, from: number, to: number): Row => ({
    ...reported(figure, from, to),
    budget: `${mostHeapRatio} of the start`,
    isMet: to / from <= mostHeapRatio,
  });
  return [
    size('heap', start.heapBytes, end.heapBytes),
    ...(first ? [reported('heap, from the first hour before', first.heapBytes, end.heapBytes)] : []),
    size('heap without compiled code', start.heapBytes - compiledAtStart, end.heapBytes - compiledAtEnd),
    ...counts.map(([name, figure]) => {
      const budget = none.has(name) ? 0 : Math.floor(start[name] * (roomy.has(name) ? mostDrift : 1));
      return {
        figure,
        start: String(start[name]),
        end: String(end[name]),
        budget: budget === 0 ? 'none' : `${budget} at most`,
        isMet: end[name] <= budget,
      };
    }),
  ];
}

/** @returns whether everything came back. */
export function reportDay(day: DayFigures): boolean {
  const { hours, warmUp } = day;
  const [start, end] = [hours[0], hours.at(-1)];
  if (!start || !end) throw new Error('A day has a start and an end.');
  say('Eight hours in one tab, compressed. After each hour: garbage collected, same montage opened again');
  // The last of them is the start.
  const ahead = warmUp.slice(0, -1).map((rest, at): Hour => ({
    name: `${at + 1} before`,
    edits: 0,
    saves: 0,
    screens: 0,
    exports: 0,
    rest,
  }));
  printTable([
    columns.map(([title]) => title),
    ...[...ahead, ...hours].map((hour) => columns.map(([, of]) => String(of(hour)))),
  ]);
  const rows = judge(start.rest, end.rest, day);
  say('What the browser holds with the same montage opened, before and after the day');
  printTable([
    ['figure', 'start', 'end', 'budget', ''],
    ...rows.map((row) => [
      row.figure,
      row.start,
      row.end,
      row.budget,
      row.isMet === undefined ? 'reported' : row.isMet ? 'met' : 'MISSED',
    ]),
  ]);
  return rows.every(({ isMet }) => isMet !== false);
}
