import { describe, expect, it } from 'vitest';
import { hasDigitTooMany } from './digits-too-many';
import { blankPicture } from './grey-picture';

/** Digits as blocks of a width, 19 pixels from one to the next and 24 high. */
function printed(...widths: number[]) {
  const page = blankPicture(200, 60);
  widths.forEach((width, at) => {
    for (let y = 20; y < 44; y += 1)
      page.data.fill(0, y * page.width + 20 + 19 * at, y * page.width + 20 + 19 * at + width);
  });
  const part = { left: 20, right: 20 + 19 * widths.length, top: 20, bottom: 44 };
  return (text: string) => hasDigitTooMany(page, { ...part, text });
}

describe('a figure of a scan', () => {
  it('has no more digits than its ink has pieces of their width', () => {
    expect(printed(16, 16, 16)('1450')).toBe(true);
    expect(printed(16, 16, 16)('450')).toBe(false);
    expect(printed(8, 16, 16, 16)('1450')).toBe(false);
  });

  it('may have digits that touch', () => {
    expect(printed(16, 35, 0, 16)('4500')).toBe(false);
  });
});
