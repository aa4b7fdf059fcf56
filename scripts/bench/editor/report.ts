import { median } from '../statistics.ts';
import { printTable, say } from '../table.ts';
import type { Others } from './protocol.ts';
import type { Scroll, Times } from './visit.ts';

/** The tables, by the folders of their pages. `bare-field` is the least time that the machine needs for a key. */
export const subjects = ['ag-grid', 'plain-table', 'bare-field', 'montage'] as const;
export type SubjectName = (typeof subjects)[number];

/** The figures of one table, a value for each run. `usual` is 20 sections of 100 formations, `large` 40 of 500, `slowed` the CPU's. */
export interface Measured {
  usual: Times[];
  slowed: Times[];
  large: Times[];
  /** With the parts of the editor below the table open: pressures, kick tolerance, well path, risks, time and cost. */
  withParts: Times[];
  scroll: Scroll[];
  scrollSlowed: Scroll[];
}

interface Results {
  runs: number;
  measured: Record<SubjectName, Measured>;
  emptyHeapBytes: number;
  /** The effect of an edit's commit on the editor's other sections. */
  others: Others;
}

interface Figure {
  name: string;
  of: (measured: Measured) => number;
  show: (value: number) => string;
  /** Where the bare field says nothing: it draws no table. */
  compares?: 'tables';
  /** Absent where the figure is for comparison alone. */
  budget?: { says: string; isMet: (editor: number, agGrid: number) => boolean };
}

/** Of what was not measured there is no figure. */
const middleOf = (values: number[]) => (values.length === 0 ? Number.NaN : median(values));

const ms = (value: number) => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
const times = (value: number) => `${value.toFixed(2)} x`;
const count = (value: number) => value.toFixed(0);

const atMost = (limit: number, show: (value: number) => string) => ({
  says: `<= ${show(limit)}`,
  isMet: (editor: number) => editor <= limit,
});

const middle =
  <T>(values: (measured: Measured) => T[], value: (one: T) => number) =>
  (measured: Measured) =>
    middleOf(values(measured).map(value));

const growth = (value: (one: Times) => number) => (measured: Measured) =>
  middleOf(measured.large.map(value)) / middleOf(measured.usual.map(value));

function figures(emptyHeapBytes: number): Figure[] {
  const mount = (one: Times) => one.mountMs;
  const commit = (one: Times) => one.commitMs;
  const keystroke = (one: Times) => one.keystrokeMs;
  const usual = (measured: Measured) => measured.usual;
  const slowed = (measured: Measured) => measured.slowed;
  const large = (measured: Measured) => measured.large;
  const thirds = {
    says: "<= 2/3 of AG Grid's",
    isMet: (editor: number, agGrid: number) => editor <= (agGrid * 2) / 3,
  };
  return [
    { name: 'mount', of: middle(usual, mount), show: ms, budget: thirds, compares: 'tables' },
    { name: 'mount, CPU slowed 4x', of: middle(slowed, mount), show: ms, budget: thirds, compares: 'tables' },
    { name: 'commit of a cell', of: middle(usual, commit), show: ms, budget: atMost(20, ms) },
    {
      name: 'commit of a cell, all parts open',
      of: middle(({ withParts }) => withParts, commit),
      show: ms,
      budget: atMost(20, ms),
    },
    { name: 'commit, CPU slowed 4x', of: middle(slowed, commit), show: ms, budget: atMost(40, ms) },
    { name: 'keystroke', of: middle(usual, keystroke), show: ms, budget: atMost(10, ms) },
    { name: 'keystroke, CPU slowed 4x', of: middle(slowed, keystroke), show: ms, budget: atMost(25, ms) },
    {
      name: 'scrolling, frames over 50 ms',
      of: middle(
        ({ scroll }) => scroll,
        ({ over50Ms }) => over50Ms,
      ),
      show: count,
      budget: atMost(0, count),
    },
    {
      name: 'scrolling, longest frame',
      of: middle(
        ({ scroll }) => scroll,
        ({ longestMs }) => longestMs,
      ),
      show: ms,
    },
    {
      name: 'scrolling, frames over 50 ms, CPU slowed 4x',
      of: middle(
        ({ scrollSlowed }) => scrollSlowed,
        ({ over50Ms }) => over50Ms,
      ),
      show: count,
    },
    {
      name: 'scrolling, longest frame, CPU slowed 4x',
      of: middle(
        ({ scrollSlowed }) => scrollSlowed,
        ({ longestMs }) => longestMs,
      ),
      show: ms,
    },
    {
      name: 'heap over an empty page',
      compares: 'tables',
      of: (measured) => (median(measured.usual.map(({ heapBytes }) => heapBytes)) - emptyHeapBytes) / 1e6,
      show: (value) => `${value.toFixed(1)} MB`,
      budget: { says: '<= 15 MB', isMet: (editor) => editor <= 15 },
    },
    { name: '20,000 rows: mount', of: middle(large, mount), show: ms },
    { name: '20,000 rows: commit of a cell', of: middle(large, commit), show: ms },
    { name: '20,000 : 2,000 rows, mount', of: growth(mount), show: times, budget: atMost(1.5, times) },
    { name: '20,000 : 2,000 rows, commit', of: growth(commit), show: times, budget: atMost(1.5, times) },
  ];
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');

/** @returns whether every budget is met. */
export function reportEditor({ runs, measured, emptyHeapBytes, others }: Results): boolean {
  const rows = figures(emptyHeapBytes).map(({ name, of, show, budget, compares }) => {
    const editor = of(measured.montage);
    const agGrid = of(measured['ag-grid']);
    const isMet = budget?.isMet(editor, agGrid) ?? true;
    const orNothing = (value: number) => (Number.isNaN(value) ? '' : show(value));
    const cells = [
      name,
      orNothing(agGrid),
      orNothing(of(measured['plain-table'])),
      compares === 'tables' ? '' : orNothing(of(measured['bare-field'])),
      show(editor),
      agGrid > 0 ? (editor / agGrid).toFixed(2) : '',
      budget?.says ?? '',
      budget ? verdict(isMet) : '',
    ];
    return { cells, isMet };
  });
  const untouched = others.mutations === 0 && others.renders === 0 && others.ownRenders > 0;
  say(`Editor, 20 sections x 100 formations x 12 columns, medians of ${runs} interleaved runs`);
  printTable([
    ['figure', 'AG Grid', 'plain React', 'bare field', 'editor', 'editor : AG Grid', 'budget', ''],
    ...rows.map(({ cells }) => cells),
  ]);
  say(
    `Commit of an edit: ${others.ownRenders} components of its section re-rendered; of ${others.sections} others ${others.renders}, ` +
      `and ${others.mutations} changes to their part of the document (budget: none)  ${verdict(untouched)}`,
  );
  return untouched && rows.every(({ isMet }) => isMet);
}
