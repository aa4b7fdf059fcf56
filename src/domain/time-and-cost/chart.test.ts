import { describe, expect, it } from 'vitest';
import type { Drawing, TextMark } from '../drawing/drawing';
import type { PlanSummary } from '../montage/montage';
import { atOnce } from '../steps';
import { ticksTo } from './axis';
import { costChart, depthCurve, timeDepthChart } from './chart';
import { usualAssumptions } from './assumptions';
import { forecastSteps } from './forecast';
import { assumptionsText, costText, medianText } from './words';

const step = (from: number | null, to: number | null, likely: number | null, cost: number | null) =>
  ({
    id: `${from}-${to}`,
    rank: 1,
    title: 'Step',
    description: null,
    depth_from: from,
    depth_to: to,
    duration_low: likely && likely - 1,
    duration_likely: likely,
    duration_high: likely && likely + 2,
    day_rate: 100_000,
    fixed_cost: cost,
  }) satisfies PlanSummary;
const forecastOf = (steps: readonly PlanSummary[]) => atOnce(forecastSteps(steps, usualAssumptions));
const plan = forecastOf([step(0, 1000, 5, null), step(null, null, 3, 900_000), step(800, 2000, 6, null)]);
const options = {
  width: 600,
  height: 300,
  textSize: 11,
  line: 1,
  textWidth: (text: string, size: number) => text.length * size * 0.5,
  sections: [
    { diameter: 17.5, along_hole_depth_below_drill_floor: 1000 },
    { diameter: 12.25, along_hole_depth_below_drill_floor: 2000 },
    { diameter: 8.5, along_hole_depth_below_drill_floor: 5000 },
  ],
  daysPlanned: 20,
  afeCost: 4_000_000,
};
const textsIn = ({ marks }: Drawing) =>
  marks.filter((mark): mark is TextMark => mark.kind === 'text').map(({ text }) => text);

describe('the curve of the depth', () => {
  it('is flat where nothing is drilled, and jumps where a step begins elsewhere', () => {
    const points = depthCurve(plan)!.curve('p50');
    expect(points.map(([, depthM]) => depthM)).toEqual([0, 1000, 1000, 800, 2000]);
    const days = points.map(([day]) => day);
    expect(days[2]).toBe(days[3]);
    expect(days.toSorted((a, b) => a - b)).toEqual(days);
  });

  it('needs a depth', () => {
    expect(depthCurve(forecastOf([step(null, null, 5, null)]))).toBeNull();
    expect(timeDepthChart(forecastOf([step(null, null, 5, null)]), options)).toBeNull();
  });
});

describe('the charts', () => {
  it('name the sections that the plan drills, the days planned and the AFE', () => {
    const texts = textsIn(timeDepthChart(plan, options)!);
    expect(texts).toEqual(
      expect.arrayContaining(['17 1/2″ Section 1', '12 1/4″ Section 2', 'Days planned 20']),
    );
    expect(texts.join()).not.toContain('Section 3');
    expect(textsIn(costChart(plan, options)!)).toContain('AFE USD 4.0 M');
  });

  it('keep everything within the drawing', () => {
    for (const drawing of [timeDepthChart(plan, options)!, costChart(plan, options)!]) {
      for (const mark of drawing.marks) {
        const points = mark.kind === 'path' ? mark.points : [[mark.x, mark.y] as const];
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(options.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(options.height);
        }
      }
    }
  });

  it('have no cost without one', () => {
    const free = forecastOf([{ ...step(0, 100, 2, null), day_rate: null }]);
    expect(costChart(free, options)).toBeNull();
  });
});

it.each([
  [0, 5, [0, 1]],
  [41.2, 5, [0, 10, 20, 30, 40, 50]],
  [1, 4, [0, 0.5, 1]],
  [3490, 6, [0, 1000, 2000, 3000, 4000]],
])('the scale to %d', (most, count, ticks) => {
  expect(ticksTo(most, count)).toEqual(ticks);
});

it('days and costs are written with their assumptions', () => {
  expect(costText(18_640_000)).toBe('USD 18.6 M');
  expect(costText(42_500)).toBe('$42,500');
  expect(assumptionsText({ shape: 'pert', dependence: 'correlated' })).toBe('PERT, fully correlated steps');
  const total = { p10: 1, p50: 41.2, p90: 3, mean: 4 };
  expect(medianText({ days: total, cost: { ...total, p50: 18_640_000 } })).toBe('P50 41.2 days, USD 18.6 M');
  expect(medianText({ days: null, cost: null })).toBe('-');
});
