import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { largeMontage as largeSeed } from '@/mocks/large-montage/large-montage';
import { exampleWell } from '@/testing/checks/example-well';
import type { Mark, TextMark, TextWidth } from '../drawing/drawing';
import type { Montage, Section } from '../montage/montage';
import { exampleMontage, formation, section } from '../montage/montage-for-tests';
import { posterOf, type PosterOrder } from './poster';
import { sheets, type Paper } from './sheet';
import { roundScale } from './well-column';

const textWidth: TextWidth = (text, size, weight) => text.length * size * (weight === 'strong' ? 0.6 : 0.56);
const usual: PosterOrder = { paper: 'A1', depth: 'TVD', unsaved: false, date: '22 November 2026' };
const sheetOf = (montage: Montage, order: Partial<PosterOrder> = {}) =>
  posterOf(montage, { ...usual, ...order }, textWidth).drawing;

const isText = (mark: Mark): mark is TextMark => mark.kind === 'text';
const textsOf = (marks: readonly Mark[]) => marks.filter(isText);
const wordsOf = (marks: readonly Mark[]) => textsOf(marks).map(({ text }) => text);

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ x, y, text, size, weight, anchor }: TextMark): Box {
  const width = textWidth(text, size, weight);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { text, left, right: left + width, top: y - 0.73 * size, bottom: y + 0.2 * size };
}

/** The first two texts that overlap. */
function overlap(marks: readonly Mark[]): [Box, Box] | null {
  const slack = 0.02;
  const boxes = textsOf(marks)
    .map(boxOf)
    .toSorted((one, other) => one.top - other.top);
  for (const [index, one] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next];
      if (!other || other.top >= one.bottom - slack) break;
      if (other.left < one.right - slack && other.right > one.left + slack) return [one, other];
    }
  }
  return null;
}

/** Marks that are not entirely on the sheet. */
function outside(marks: readonly Mark[], paper: Paper): unknown[] {
  const { width, height } = sheets[paper];
  const slack = 0.01;
  return marks.filter((mark) => {
    const [left, right, top, bottom] =
      mark.kind === 'text'
        ? [boxOf(mark).left, boxOf(mark).right, boxOf(mark).top, boxOf(mark).bottom]
        : mark.kind === 'rect'
          ? [mark.x, mark.x + mark.width, mark.y, mark.y + mark.height]
          : [
              Math.min(...mark.points.map(([x]) => x)),
              Math.max(...mark.points.map(([x]) => x)),
              Math.min(...mark.points.map(([, y]) => y)),
              Math.max(...mark.points.map(([, y]) => y)),
            ];
    return !(left >= -slack && right <= width + slack && top >= -slack && bottom <= height + slack);
  });
}

const sound = { overlap: null, outside: [] };

function faultsOf(montage: Montage, order: Partial<PosterOrder> = {}): unknown {
  const { marks } = sheetOf(montage, order);
  return { overlap: overlap(marks), outside: outside(marks, order.paper ?? usual.paper) };
}

const blank: Montage = {
  id: '',
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
};

/** A montage whose texts are all hostile. */
function hostile(at: number): Montage {
  let next = at;
  const each = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => each(one));
    if (typeof value === 'string' && !key.endsWith('id'))
      return hostileTexts[next++ % hostileTexts.length]?.text ?? '';
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one, name)]));
  };
  return each(exampleMontage()) as Montage;
}

describe('the depths of a poster', () => {
  const { marks } = sheetOf(exampleWell);
  const oneTo = Number(
    /1 : ([\d,]+)$/
      .exec(wordsOf(marks).find((text) => text.startsWith('TVD below')) ?? '')?.[1]
      ?.replace(',', ''),
  );
  const tick = (text: string) => textsOf(marks).find((mark) => mark.text === text && mark.anchor === 'end');

  it('are to the scale that the sheet states', () => {
    const [from, to] = [tick('100'), tick('300')];
    expect(from && to && to.y - from.y).toBeCloseTo((200 * 1000) / oneTo, 3);
  });

  it("are at the ends of the sections' leaders", () => {
    const from = tick('100');
    const ends = exampleWell.sections_list.map((one) => one.true_vertical_depth_below_drill_floor ?? 0);
    for (const endM of ends) {
      // The base line of a figure lies below its tick by a part of its size.
      const y = (from?.y ?? 0) - (from?.size ?? 0) * 0.36 + ((endM - 100) * 1000) / oneTo;
      const leader = marks.find(
        (mark) =>
          mark.kind === 'path' && mark.points.length === 4 && Math.abs((mark.points[0]?.[1] ?? 0) - y) < 0.01,
      );
      expect(leader, `a leader to ${endM} m`).toBeDefined();
    }
  });

  it('have round scales that waste little room', () => {
    expect([5387, 10_020, 2412, 1, 99.2].map(roundScale)).toEqual([5400, 10_200, 2450, 1, 100]);
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (given) => {
        expect(roundScale(given)).toBeGreaterThanOrEqual(given - 1e-6);
        expect(roundScale(given)).toBeLessThan(given * 1.03 + 1);
      }),
    );
  });
});

it("shows the well's name, and the content of each section", () => {
  const words = wordsOf(sheetOf(exampleMontage(), { unsaved: true }).marks);
  for (const text of [
    'Aurora-3',
    'Aurora · AUR',
    '18,400,000',
    'WH-A, WH-B',
    '17 1/2″ Section 1',
    '13 3/8″ Casing Cementation',
    'North Sea Group',
    'L80 BTC',
    'Gyro at the kick-off',
    'Upper Slochteren',
    '1. Skid the rig',
    'DRAFT: HOLDS CHANGES THAT ARE NOT SAVED',
    'Printed 22 November 2026.',
  ])
    expect(words).toContain(text);
  expect(wordsOf(sheetOf(exampleMontage()).marks).some((text) => text.startsWith('DRAFT'))).toBe(false);
});

it('has a band with the pressure window and the days against depth, if the montage has them', () => {
  const montage = exampleMontage();
  const words = wordsOf(sheetOf(montage).marks);
  for (const text of ['PRESSURE WINDOW', 'DAYS AGAINST DEPTH', 'Equivalent mud weight (kPa/m)'])
    expect(words).toContain(text);
  const { pressure_points_list: _, strength_tests_list: __, trajectories_list: ___, ...others } = montage;
  const without = sheetOf({ ...others, plan_summaries_list: [] });
  expect(wordsOf(without.marks).join()).not.toMatch(/PRESSURE WINDOW|DAYS AGAINST/);
  const foot = ({ marks }: { marks: readonly Mark[] }) =>
    textsOf(marks).find(({ text }) => text === 'RESERVOIRS')?.y;
  // The band takes its room from the depths, not from the foot.
  expect(foot(sheetOf(montage))).toBe(foot(without));
});

it('says that a blank montage is empty', () => {
  for (const paper of ['A1', 'A3'] as const) expect(faultsOf(blank, { paper })).toEqual(sound);
  const words = wordsOf(sheetOf(blank).marks);
  for (const text of ['Montage', 'No hole sections', 'No formations', 'No depth of the hole is known'])
    expect(words).toContain(text);
});

it('keeps every text apart and on the sheet, whatever the montage contains', () => {
  const depth = fc.option(fc.double({ min: -100, max: 9000, noNaN: true }));
  const given = fc.array(
    fc.record({
      diameter: fc.option(fc.double({ min: 1, max: 60, noNaN: true })),
      depths: fc.record({
        true_vertical_depth_subsea: depth,
        true_vertical_depth_below_drill_floor: depth,
        along_hole_depth_below_drill_floor: depth,
      }),
      tops: fc.array(depth, { maxLength: 30 }),
      liner: fc.boolean(),
      notes: fc.option(fc.lorem({ maxCount: 120 })),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(given, fc.constantFrom('A1', 'A3'), fc.constantFrom('TVD', 'AHD'), (sections, paper, of) => {
      const montage: Montage = {
        ...exampleMontage(),
        sections_list: sections.map(({ diameter, depths, tops, liner, notes }, index): Section => {
          const id = `s${index}`;
          const tall = section(
            id,
            diameter,
            tops.map((topM, at) => formation(id, `${id}-${at}`, topM, `Formation ${at}`)),
            { ...depths, liner },
          );
          return { ...tall, mud_item: tall.mud_item && { ...tall.mud_item, notes } };
        }),
      };
      expect(faultsOf(montage, { paper: paper as Paper, depth: of as 'TVD' })).toEqual(sound);
    }),
    { numRuns: 40 },
  );
});

it('treats hostile texts as text', () => {
  for (let at = 0; at < hostileTexts.length; at += 5)
    expect(faultsOf(hostile(at), { paper: at % 2 ? 'A1' : 'A3' })).toEqual(sound);
});

describe('40 sections with 500 formations each', () => {
  const montage: Montage = largeSeed({ sections: 40, formationsPerSection: 500 });

  it.each(['A1', 'A3'] as const)('are cut to what fits on %s, with a note', (paper) => {
    const { marks } = sheetOf(montage, { paper });
    expect({ overlap: overlap(marks), outside: outside(marks, paper) }).toEqual(sound);
    const words = wordsOf(marks);
    for (const said of [/of 20,000 formations are named/, /sections' texts do not fit/, /Section 40$/])
      expect(words.filter((text) => said.test(text))).toHaveLength(1);
    // Labels of the picture are the smallest text.
    const { minText, small } = sheets[paper];
    const least = Math.min(...textsOf(marks).map(({ size }) => size));
    expect(least).toBeGreaterThanOrEqual(Math.min(minText, small) * 0.9 - 1e-9);
  });
});
