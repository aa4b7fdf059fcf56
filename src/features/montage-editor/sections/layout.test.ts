import { describe, expect, it } from 'vitest';
import { largeMontage, section } from '@/domain/montage/montage-for-tests';
import {
  layOut as layOutAll,
  measures,
  placeAt,
  rowsInSight,
  rowTop,
  usualProgramHeight,
  type LayoutInput,
} from './layout';

const { rowHeight, titleHeight } = measures.compact;

const layOut = (
  sections: LayoutInput['sections'],
  programHeights: LayoutInput['programHeights'],
  given: Partial<LayoutInput> = {},
) =>
  layOutAll({
    sections,
    programHeights,
    measures: measures.compact,
    carried: new Set(),
    shows: () => 'all',
    extraLine: null,
    ...given,
  });

const heights = (...all: [string, number][]) => new Map(all);
const of = (...rows: number[]) =>
  rows.map((count, at) => ({
    ...section(`s${at}`, 8.5, []),
    formations_list: largeMontage(1, count).sections_list[0]!.formations_list,
  }));

const lines = (count: number) => titleHeight + count * rowHeight;

describe('the layout', () => {
  it('stacks sections: the head, the rows, the end of the section, and the programmes', () => {
    const placed = layOut(of(2, 40, 0), heights(['s0', 300], ['s1', 200], ['s2', 10]));
    expect(placed.map(({ id, top, height, rows }) => ({ id, top, height, rows }))).toEqual([
      { id: 's0', top: 0, height: lines(3) + 300, rows: 2 },
      { id: 's1', top: lines(3) + 300, height: lines(41) + 200, rows: 40 },
      // Without formations a message takes a line.
      { id: 's2', top: lines(3) + 300 + lines(41) + 200, height: lines(2) + 10, rows: 0 },
    ]);
  });

  it('estimates programmes that were never in view', () => {
    expect(layOut(of(1), heights())[0]!.height).toBe(lines(2) + usualProgramHeight);
    expect(layOut([], heights())).toEqual([]);
  });

  it('leaves a line for the formation that is carried into a section', () => {
    const [, second] = layOut(of(1, 2), heights(), { carried: new Set(['s1']) });
    expect(second!.height).toBe(lines(4) + usualProgramHeight);
    expect(rowTop(second!, 0)).toBe(second!.top + titleHeight + rowHeight);
  });

  it('keeps only the head of a folded section, and only the open part on a phone', () => {
    const shows = (id: string) => (id === 's0' ? 'nothing' : id === 's1' ? 'rows' : 'programme');
    const { phone } = measures;
    const placed = layOut(of(5, 2, 9), heights(['s2', 400]), { shows, measures: phone });
    const { gapHeight, headsHeight, rowHeight: phoneRow } = phone;
    const tabs = phone.titleHeight + phone.drawingHeight + phone.tabsHeight;
    const expected = [phone.titleHeight, tabs + headsHeight + 3 * phoneRow, tabs + 400];
    expect(placed.map(({ height }) => height)).toEqual(expected);
    expect(rowTop(placed[1]!, 0) - placed[1]!.top).toBe(tabs + headsHeight);
    expect(placed[2]!.top).toBe(expected[0]! + expected[1]! + 2 * gapHeight);
    expect(placed.map(({ rows }) => rows)).toEqual([0, 2, 0]);
  });

  it('pushes what is below an extra line down', () => {
    const given = { extraLine: { section: 's0', afterRow: 1, height: 30 } };
    const [first, second] = layOut(of(3, 1), heights(['s0', 0]), given);
    expect([0, 1, 2, 3].map((row) => rowTop(first!, row) - titleHeight)).toEqual([
      0,
      rowHeight,
      2 * rowHeight + 30,
      3 * rowHeight + 30,
    ]);
    expect(second!.top).toBe(lines(4) + 30);
    expect(placeAt([first!], rowTop(first!, 2))).toEqual({ section: 's0', index: 2 });
    expect(placeAt([first!], rowTop(first!, 1))).toEqual({ section: 's0', index: 1 });
  });
});

describe('visible rows', () => {
  const [first, second] = layOut(of(100, 0), heights());

  it('include a few more than are visible, and never more than there are', () => {
    expect(rowsInSight(first!, 0, 700)).toEqual({ from: 0, to: 28 });
    const middle = rowsInSight(first!, 1_500, 2_200)!;
    expect(middle.from * rowHeight + titleHeight).toBeLessThan(1_500);
    expect(middle.to * rowHeight + titleHeight).toBeGreaterThan(2_200);
    expect(rowsInSight(first!, 3_000, 4_000)?.to).toBe(100);
  });

  it('cover the view at any position', () => {
    for (let top = 0; top < first!.height; top += 13) {
      const { from, to } = rowsInSight(first!, top, top + 700)!;
      const seen = (row: number) =>
        row >= 0 &&
        row < 100 &&
        titleHeight + row * rowHeight < top + 700 &&
        titleHeight + (row + 1) * rowHeight > top;
      for (let row = 0; row < 100; row += 1) {
        if (seen(row)) expect(row >= from && row < to, `row ${row} at ${top}`).toBe(true);
      }
      expect(to - from).toBeLessThanOrEqual(36);
    }
  });

  it('come in steps, so that a small scroll changes nothing', () => {
    expect(rowsInSight(first!, 1_501, 2_201)).toEqual(rowsInSight(first!, 1_500, 2_200));
  });

  it('are empty for a section out of view', () => {
    expect(rowsInSight(first!, first!.height + 300, first!.height + 900)).toBeNull();
    expect(rowsInSight(second!, 0, second!.top - 300)).toBeNull();
  });

  it('are empty for a visible section without formations', () => {
    expect(rowsInSight(second!, second!.top, second!.top + 700)).toEqual({ from: 0, to: 0 });
  });

  it('are few in a well of 40 sections of 500', () => {
    const layout = layOut(largeMontage(40, 500).sections_list, heights());
    expect(layout.at(-1)!.top).toBe(39 * (lines(501) + usualProgramHeight));
    const middle = layout[20]!.top + 5_000;
    const drawn = layout.map((placed) => rowsInSight(placed, middle, middle + 900));
    expect(drawn.filter((range) => range !== null)).toHaveLength(1);
    expect(drawn[20]!.to - drawn[20]!.from).toBeLessThanOrEqual(40);
  });
});

describe('the place at a height', () => {
  const layout = layOut(of(3, 0, 2), heights(['s0', 0], ['s1', 0], ['s2', 0]));
  const row = (at: number, rows: number) => layout[at]!.top + titleHeight + rows * rowHeight;

  it('is the nearest line between two rows', () => {
    expect(placeAt(layout, row(0, 1))).toEqual({ section: 's0', index: 1 });
    expect(placeAt(layout, row(0, 1.4))).toEqual({ section: 's0', index: 1 });
    expect(placeAt(layout, row(0, 1.6))).toEqual({ section: 's0', index: 2 });
  });

  it('is the first on a title and the last on the end of a section', () => {
    expect(placeAt(layout, 2)).toEqual({ section: 's0', index: 0 });
    expect(placeAt(layout, row(0, 3.9))).toEqual({ section: 's0', index: 3 });
    expect(placeAt(layout, layout[2]!.top)).toEqual({ section: 's2', index: 0 });
  });

  it('is the only place of a section without formations', () => {
    expect(placeAt(layout, row(1, 0.9))).toEqual({ section: 's1', index: 0 });
  });

  it('is the nearest end beyond the table, and null without sections', () => {
    expect(placeAt(layout, -500)).toEqual({ section: 's0', index: 0 });
    expect(placeAt(layout, 99_999)).toEqual({ section: 's2', index: 2 });
    expect(placeAt([], 10)).toBeNull();
  });
});
