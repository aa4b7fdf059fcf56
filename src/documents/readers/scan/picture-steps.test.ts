import { describe, expect, it } from 'vitest';
import { beforeQuarterTurns, blankPicture, quarterTurned, resampled } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import { onWhitePaper, withoutSpecks } from './paper';
import { withoutRules } from './rules';
import { skewOf } from './skew';

function fill(picture: GreyPicture, x: number, y: number, width: number, height: number, shade = 0): void {
  for (let row = y; row < y + height; row += 1)
    picture.data.fill(shade, row * picture.width + x, row * picture.width + x + width);
}

const shadeAt = ({ width, data }: GreyPicture, x: number, y: number) => data[y * width + x];

/** Lines of dashes, which look like print. */
function printed(): GreyPicture {
  const picture = blankPicture(900, 600);
  for (let y = 40; y < 560; y += 24) for (let x = 60; x < 820; x += 30 + (y % 7)) fill(picture, x, y, 20, 8);
  return picture;
}

describe('a slanted page', () => {
  it.each([-3.4, -0.5, 0, 1.2, 4.8])('of %s degrees is detected and straightened', (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const slanted = resampled(printed(), 1, -angle).picture;
    const found = skewOf(slanted);
    expect((found * 180) / Math.PI).toBeCloseTo(degrees, 0.7);
    expect(Math.abs(skewOf(resampled(slanted, 1, found).picture))).toBeLessThan(0.002);
  });

  it('without ink is level', () => {
    expect(skewOf(blankPicture(500, 500))).toBe(0);
  });

  it('maps back to its original pixels after rotation and scaling', () => {
    const picture = blankPicture(400, 300);
    fill(picture, 250, 100, 8, 8);
    const turned = resampled(picture, 2, 0.05);
    const [blot] = blotsIn(turned.picture, 128);
    const [x, y] = turned.before([(blot!.left + blot!.right) / 2, (blot!.top + blot!.bottom) / 2]);
    expect(Math.hypot(x - 254, y - 104)).toBeLessThan(1);
    for (const quarters of [1, 2, 3]) {
      const [own] = blotsIn(quarterTurned(picture, quarters), 128);
      const middle = [(own!.left + own!.right) / 2, (own!.top + own!.bottom) / 2] as const;
      expect(beforeQuarterTurns(middle, quarters, picture)).toEqual([254, 104]);
    }
  });
});

describe('scanner noise', () => {
  it('is removed: grey paper with a shadow, and single specks, but no full stop', () => {
    const picture = blankPicture(640, 640);
    for (let y = 0; y < 640; y += 1) fill(picture, 0, y, 640, 1, 230 - Math.round(y / 8));
    fill(picture, 300, 300, 20, 20, 40);
    fill(picture, 100, 100, 1, 1, 0);
    fill(picture, 200, 100, 2, 2, 0);
    const clean = onWhitePaper(withoutSpecks(picture));
    expect(shadeAt(clean, 20, 20)).toBeGreaterThan(235);
    expect(shadeAt(clean, 20, 620)).toBeGreaterThan(235);
    expect(shadeAt(clean, 310, 310)).toBeLessThan(80);
    expect(shadeAt(clean, 100, 100)).toBeGreaterThan(200);
    expect(shadeAt(clean, 200, 100)).toBeLessThan(80);
  });
});

describe('small print', () => {
  /** A round spot of a size in pixels around the middle of a pixel. */
  function spot(size: number, ink: number, paper: number): GreyPicture {
    const covered = Array.from({ length: 81 }, () => 0);
    for (let y = 0; y < 90; y += 1) {
      for (let x = 0; x < 90; x += 1) {
        if (Math.hypot(x - 44.5, y - 44.5) > 5 * size) continue;
        covered[Math.floor(y / 10) * 9 + Math.floor(x / 10)]! += 0.01;
      }
    }
    const picture = blankPicture(9, 9);
    picture.data.set(covered.map((part) => paper + part * (ink - paper)));
    return picture;
  }

  it.each([
    ['full stops', 20, 235],
    ['holes in figures', 235, 20],
  ])('keeps %s that are hardly wider than a pixel', (_, ink, paper) => {
    const picture = spot(1.7, ink, paper);
    expect(withoutSpecks(picture).data).toEqual(picture.data);
  });

  it.each([
    ['black', 0, 235],
    ['white', 255, 20],
  ])('loses %s specks on a page with noise', (_, ink, paper) => {
    const picture = blankPicture(9, 9);
    picture.data.forEach((_shade, at) => (picture.data[at] = paper - 6 + ((at * 7) % 13)));
    picture.data[40] = ink;
    expect(Math.abs(shadeAt(withoutSpecks(picture), 4, 4)! - paper)).toBeLessThan(8);
  });
});

describe('the lines of a table', () => {
  it('are found and removed; letters stay', () => {
    const picture = blankPicture(800, 400);
    for (const y of [50, 150, 250]) fill(picture, 100, y, 600, 3);
    for (const x of [100, 400, 697]) fill(picture, x, 50, 3, 203);
    fill(picture, 200, 80, 12, 30);
    const { picture: page, rulings } = withoutRules(picture, 150);
    expect(rulings.across.map(({ at }) => Math.round(at))).toEqual([52, 152, 252]);
    expect(rulings.down.map(({ at }) => Math.round(at))).toEqual([102, 402, 699]);
    expect(blotsIn(page, 150)).toEqual([{ left: 200, right: 212, top: 80, bottom: 110, area: 360 }]);
  });

  it('are not those that bold letters form where they nearly touch', () => {
    const picture = blankPicture(500, 100);
    for (let x = 50; x < 350; x += 18) {
      for (const stem of [x, x + 11]) fill(picture, stem, 40, 5, 20);
      fill(picture, x, 40, 16, 4);
    }
    const { picture: page, rulings } = withoutRules(picture, 150);
    expect(rulings.across).toEqual([]);
    expect(page.data).toEqual(picture.data);
  });
});
