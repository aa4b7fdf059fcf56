import { describe, expect, it } from 'vitest';
import { exampleWell, mud, withSection } from '@/testing/checks/example-well';
import {
  examplePoints,
  exampleTests,
  pressurePoint,
  strengthTest,
  withPressures,
} from '@/testing/checks/pressure-cases';
import { defaultSettings } from '../checks/settings';
import type { PathMark } from '../drawing/drawing';
import { outsideOf } from './outside';
import { profileOf } from './profile';
import { sectionWindows } from './section-windows';
import { windowOf } from './window';
import { windowDrawing } from './window-drawing';

const full = withPressures();
const drawn = (montage = full) =>
  windowDrawing(windowOf(montage)!, {
    width: 420,
    height: 520,
    textSize: 11,
    line: 1,
    textWidth: (text, size) => text.length * size * 0.55,
    margins: { poreKpaPerM: 0.588, fractureKpaPerM: 0.588 },
  });
const textsOf = (montage = full) =>
  drawn(montage).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const withMud = (place: number, weight: number) =>
  withPressures(
    examplePoints,
    exampleTests,
    withSection(place, () => ({ mud_item: mud(weight) })),
  );

describe('the window of a well', () => {
  it('has muds, shoes, tests and reservoirs below the drill floor', () => {
    const window = windowOf(full)!;
    expect(window.drillFloorM).toBe(33.5);
    expect(window.muds.map(({ fromM, toM, weight }) => [fromM, toM, weight.exactKpaPerM])).toEqual([
      [0, 1327.5, 11.4],
      [1327.5, 2564.5, 13.2],
      [2564.5, 2733.5, 12.4],
    ]);
    expect(window.shoes.map(({ size, tvdM }) => [size, tvdM])).toEqual([
      ['13 3/8″', 1327.5],
      ['9 5/8″', 2564.5],
      ['7″', 2733.5],
    ]);
    expect(window.tests.map(({ kpaPerM, isLowerBound }) => [kpaPerM, isLowerBound])).toEqual([
      [17, false],
      [16.5, true],
    ]);
    expect(window.reservoirs).toHaveLength(6);
    expect(window.reservoirs[0]?.kpaPerM).toBeCloseTo(10.1, 9);
    expect(window.outside).toEqual([]);
  });

  it('does not exist without a drill floor', () => {
    const floating = {
      ...full,
      sections_list: full.sections_list.map((section) => ({
        ...section,
        true_vertical_depth_below_drill_floor: null,
        formations_list: [],
      })),
    };
    expect(windowOf(floating)).toBeNull();
    expect(sectionWindows(floating, defaultSettings)).toEqual([]);
  });

  it('is left by a mud where its column crosses a curve', () => {
    // In section 2 the fracture gradient grows from 16.87 to 17.83 kPa/m: a mud of 17 exceeds its upper part only.
    const [loss, ...others] = windowOf(withMud(2, 17))!.outside;
    expect(others).toEqual([]);
    expect(loss).toMatchObject({ side: 'above', fromM: 1327.5, mudKpaPerM: 17 });
    // 7,500 + 18 (Z - 500) = 17 Z
    expect(loss?.toM).toBeCloseTo(1500, 6);
    // 15,750 + 11.75 (Z - 1,500) = 10.6 Z
    const [influx] = windowOf(withMud(2, 10.6))!.outside;
    expect(influx?.side).toBe('below');
    expect(influx?.fromM).toBeCloseTo(1875 / 1.15, 6);
    expect(influx?.toM).toBeCloseTo(2564.5, 6);
  });
});

describe('outside a curve', () => {
  const { pore } = profileOf(
    [pressurePoint('a', 1000, 10_000), pressurePoint('b', 2000, 24_000), pressurePoint('c', 3000, 30_000)],
    0,
  )!;

  it('may be an interval between two crossings', () => {
    // 10 to 12 to 10 kPa/m; a mud of 11 is below from 4,000 / 3 m on.
    expect(outsideOf(pore, 11, 0, 5000, 'below')).toEqual([
      { side: 'below', fromM: expect.closeTo(4000 / 3, 6), toM: expect.closeTo(2400, 6), mudKpaPerM: 11 },
    ]);
    expect(outsideOf(pore, 11, 0, 5000, 'above').map(({ fromM, toM }) => [fromM, toM])).toEqual([
      [1000, expect.closeTo(4000 / 3, 6)],
      [expect.closeTo(2400, 6), 3000],
    ]);
  });

  it('is nothing beyond the curve, or on it', () => {
    expect(outsideOf(pore, 11, 3000, 4000, 'below')).toEqual([]);
    expect(outsideOf(pore, 12, 1000, 3000, 'below')).toEqual([]);
  });
});

describe('the window of each section', () => {
  const windows = sectionWindows(full, defaultSettings);

  it('has the highest pore and the lowest fracture gradient of its open hole', () => {
    expect(windows[1]?.mud).toEqual([13.2, 13.2]);
    expect(windows[1]?.pore?.kpaPerM).toBeCloseTo(11.059, 3);
    expect(windows[1]?.fracture?.kpaPerM).toBeCloseTo((7500 + 18 * 827.5) / 1327.5, 9);
    expect(windows[1]?.fracture?.ssM).toBeCloseTo(1294, 9);
  });

  it('has the strength and MAASP of the shoe above', () => {
    expect(windows[0]?.strength).toBeNull();
    expect(windows[1]?.strength?.test.id).toBe('t1');
    // (17 - 13.2) kPa/m over 1,330.5 m
    expect(windows[1]?.maaspKpa).toBeCloseTo(5055.9, 6);
    expect(windows[2]?.maaspKpa).toBeCloseTo((16.5 - 12.4) * 2567.5, 6);
  });

  it('judges whether the shoe above holds a kick', () => {
    // 13.2 + 0.588 x 2564.5 / 1327.5 + 0.235
    expect(windows[1]?.seat?.load).toBeCloseTo(14.571, 3);
    expect(windows[1]?.seat?.holds).toBe(true);
    const weak = withPressures(examplePoints, [strengthTest('t', 'LOT', 'measured', 1297, 14 * 1330.5)]);
    expect(sectionWindows(weak, defaultSettings)[1]?.seat?.holds).toBe(false);
    expect(sectionWindows(exampleWell, defaultSettings)[1]?.seat).toBeNull();
  });

  it('has a trip margin where pipe of 5 in leaves an annulus', () => {
    const withYield = withSection(2, () => ({ mud_item: mud(13.2, { yield_point_exact: 10 }) }));
    const margins = sectionWindows(withYield, defaultSettings).map((one) => one.tripMarginKpaPerM);
    // 10 Pa is 20.89 lbf/100 ft²; 20.89 / (225 x 7.25) psi/ft
    expect(margins[1]).toBeCloseTo(0.2896, 3);
    expect([margins[0], margins[2]]).toEqual([null, null]);
  });
});

describe('the drawing of a window', () => {
  it('names what it contains', () => {
    const texts = textsOf();
    for (const text of ['Pore pressure', 'Fracture pressure', 'Overburden', 'Margin', 'Mud, static', 'LOT'])
      expect(texts).toContain(text);
    expect(texts).toContain('FIT, planned');
    expect(texts).toContain('13 3/8″');
    expect(texts).toContain('13.2');
    expect(texts).not.toContain('Mud outside the window');
    expect(texts).not.toContain('FIT');
    expect(textsOf(withMud(2, 17))).toContain('Mud outside the window');
  });

  it('leaves out what there is not', () => {
    const texts = textsOf(withPressures([], exampleTests));
    expect(texts).toContain('LOT');
    expect(texts).not.toContain('Pore pressure');
    expect(texts).not.toContain('Margin');
  });

  it('draws a mud outside the window in the colour of an error, over its part of the depth', () => {
    const { marks } = drawn(withMud(2, 17));
    const area = marks.find((mark): mark is PathMark => mark.kind === 'path' && mark.fill === 'error');
    const ys = area?.points.map(([, y]) => y) ?? [];
    const mudLine = marks.find(
      (mark): mark is PathMark => mark.kind === 'path' && mark.stroke?.ink === 'error',
    );
    expect(mudLine?.points.map(([, y]) => y)).toEqual([Math.min(...ys), Math.max(...ys)]);
  });

  it('has a filled mark for a leak-off and a hollow one for a lower bound', () => {
    const fills = drawn().marks.flatMap((mark) =>
      mark.kind === 'path' && mark.points.length === 4 && mark.stroke ? [mark.fill] : [],
    );
    // In the plot and in the legend.
    expect(fills).toEqual(['ink', 'surface', 'ink', 'surface']);
  });

  it('is inside its frame, also for one point and a mistyped pressure', () => {
    const odd = withPressures([pressurePoint('p', 966.5, 10_000, 5_000_000)], []);
    for (const { marks, width, height } of [drawn(), drawn(odd), drawn(withMud(2, 25))]) {
      const points = marks.flatMap((mark) =>
        mark.kind === 'path' ? mark.points.map(([x, y]) => [x, y] as const) : [[mark.x, mark.y] as const],
      );
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x).toBeLessThanOrEqual(width + 0.01);
        expect(y).toBeGreaterThanOrEqual(-0.01);
        expect(y).toBeLessThanOrEqual(height + 0.01);
      }
    }
  });
});
