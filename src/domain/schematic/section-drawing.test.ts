import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import type { Drawing, TextWidth } from '../drawing/drawing';
import type { Montage, Section } from '../montage/montage';
import { wellboreOf } from '../wellbore/wellbore';
import { mudRangeOf } from './pressure-track';
import { rowAxisOf, type DrawnRow } from './row-axis';
import { sedimentsFor } from './schematic-for-tests';
import { sectionDrawingOf } from './section-drawing';

const textWidth: TextWidth = (text, size) => text.length * size * 0.55;
const height = 28;
const textSize = 11;

function rowsOf({ formations_list }: Section, carried?: string): DrawnRow[] {
  const all = [...(carried ? [carried] : []), ...formations_list.map(({ id }) => id), null];
  return all.map((formation, index) => ({ top: index * height, height, formation }));
}

function draw(montage: Montage, place: number, rows: readonly DrawnRow[], width = 380): Drawing {
  const muds = montage.sections_list.map(({ mud_item }) => mud_item);
  return sectionDrawingOf(montage.sections_list[place]!, wellboreOf(montage), {
    width,
    rows,
    carriedName: null,
    sediments: sedimentsFor(montage),
    muds: mudRangeOf(muds, 5),
    textSize,
    line: 1,
    textWidth,
  });
}

it('puts the depth of each row at its top, and the ends of the section near the ends of its rows', () => {
  const [above, section] = exampleWell.sections_list as [Section, Section];
  const rows = rowsOf(section);
  const axis = rowAxisOf(section, wellboreOf(exampleWell), rows, textSize);
  section.formations_list.forEach(({ along_hole_depth_below_drill_floor: ahdM }, index) =>
    // The first begins with the section, below the end of the section above.
    expect(axis.y(ahdM!)).toBeCloseTo(index === 0 ? 9.9 : rows[index]!.top, 6),
  );
  expect(axis.y(above.along_hole_depth_below_drill_floor!)).toBeCloseTo(9.9, 6);
  expect(axis.y(section.along_hole_depth_below_drill_floor!)).toBeCloseTo(rows.length * height - 7.7, 6);
  expect(axis.y(0)).toBe(0);
});

it('draws only what its rows cover', () => {
  const [, section] = exampleWell.sections_list as [Section, Section];
  const rows = rowsOf(section).slice(1, 2);
  const { marks, height: drawn } = draw(exampleWell, 1, rows);
  expect(drawn).toBe(height);
  // Neither a shoe nor the end of the section is in these rows.
  expect(marks.filter((mark) => mark.kind === 'path' && mark.closed)).toEqual([]);
  expect(marks.filter(({ kind }) => kind === 'rect').length).toBeGreaterThan(0);
});

const depth = fc.option(fc.oneof(fc.double({ min: -50, max: 6000, noNaN: true }), fc.constant(1e9)));
const text = fc.option(fc.constantFrom('1,050', 'Sea bed', 'top of liner', '900 m TVD', 'unknown', ''));

it('never throws, keeps to its place and overlaps no texts, whatever the montage holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(depth, depth, text, text, fc.boolean(), depth), { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 60, max: 700 }),
      fc.integer({ min: 0, max: 2 }),
      (given, width, skipped) => {
        const montage: Montage = {
          ...exampleWell,
          sections_list: exampleWell.sections_list.map((section, at) => {
            const [ahdM, tvdM, lead, tail, liner, topM] = given[at % given.length]!;
            return {
              ...section,
              liner,
              along_hole_depth_below_drill_floor: ahdM,
              true_vertical_depth_below_drill_floor: tvdM,
              cement_item: section.cement_item && {
                ...section.cement_item,
                lead_slurry_top_of_cement: lead,
                tail_slurry_top_of_cement: tail,
              },
              formations_list: section.formations_list.map((formation, row) =>
                row === 1 ? { ...formation, along_hole_depth_below_drill_floor: topM } : formation,
              ),
            };
          }),
        };
        montage.sections_list.forEach((section, place) => {
          const rows = rowsOf(section, place % 2 === 0 ? 'carried' : undefined).slice(skipped);
          const drawing = draw(montage, place, rows, width);
          const texts: (readonly [number, number, number, number, string])[] = [];
          for (const mark of drawing.marks) {
            const ys =
              mark.kind === 'path'
                ? mark.points.map(([, y]) => y)
                : mark.kind === 'rect'
                  ? [mark.y, mark.y + mark.height]
                  : [mark.y];
            for (const y of ys) {
              expect(y).toBeGreaterThanOrEqual(-0.01);
              expect(y).toBeLessThanOrEqual(drawing.height + 0.01);
            }
            if (mark.kind !== 'text') continue;
            const wide = textWidth(mark.text, mark.size, mark.weight);
            const left = mark.anchor === 'end' ? mark.x - wide : mark.x;
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + wide).toBeLessThanOrEqual(width + 0.01);
            texts.push([left, mark.y - mark.size * 0.72, left + wide, mark.y, mark.text]);
          }
          for (const [index, one] of texts.entries())
            for (const other of texts.slice(index + 1)) {
              const overlaps =
                one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
              expect(overlaps && [one[4], other[4]]).toBe(false);
            }
        });
      },
    ),
    { numRuns: 150 },
  );
});
