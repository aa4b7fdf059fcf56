import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Drawing } from '@/domain/drawing/drawing';
import { poppler, withoutPoppler } from '@/testing/poppler';
import { drawDrawing } from './draw-drawing';
import { loadFont } from './font-files';
import { createPaper } from './paper';
import { tabularFigures } from './tabular-figures';

const order = { widthMm: 120, heightMm: 80, title: 'Čačak (1)', subject: 'Скв. № 7', at: 1_790_000_000_000 };
const folder = mkdtempSync(join(tmpdir(), 'paper-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(bytes: Uint8Array): string {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, bytes);
  return file;
}

describe.skipIf(withoutPoppler())('a paper, as poppler reads it', () => {
  it('contains the three scripts, special signs, and a square for signs that the font lacks', async () => {
    const paper = await createPaper(order);
    const texts = [
      'Skjæringen Ærø Łódź',
      'Верхняя свита Ё ґ',
      'Σχηματισμός Ά',
      '±5.0 17 1/2″ m³/m ≥ 9.5 – 10',
      'rig 🛢 井 end',
      '(a) \\ b',
    ];
    texts.forEach((text, index) =>
      paper.text(text, 10, 10 + index * 8, { size: 4, weight: index % 2 ? 'strong' : 'regular' }),
    );
    const file = written(paper.bytes());
    const read = poppler('pdftotext', '-layout', file, '-');
    for (const text of [...texts.slice(0, 4), 'rig □ □ end', texts[5]]) expect(read).toContain(text);
    const fonts = poppler('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/Inter.*Identity-H\s+yes\s+\w+\s+yes/);
    const info = poppler('pdfinfo', file).normalize('NFC');
    expect(info).toMatch(/Title:\s+Čačak \(1\)/u);
    expect(info).toMatch(/Subject:\s+Скв\. № 7/u);
    expect(info).toMatch(/Page size:\s+340\.1\d* x 226\.7\d* pts/);
  });

  it('draws a picture in its place, with upright texts', async () => {
    const paper = await createPaper(order);
    const text = { kind: 'text', size: 10, weight: 'regular', ink: 'ink', anchor: 'end' } as const;
    const drawing: Drawing = {
      width: 100,
      height: 100,
      marks: [
        { kind: 'rect', x: 0, y: 0, width: 50, height: 50, fill: 'error' },
        { kind: 'rect', x: 50, y: 50, width: 50, height: 50, fill: 'error', opacity: 0.5 },
        {
          kind: 'path',
          points: [
            [0, 100],
            [50, 100],
            [50, 75],
          ],
          closed: true,
          fill: 'accent',
          stroke: { ink: 'ink', width: 1, dash: [2, 1] },
        },
        { ...text, x: 100, y: 20, text: 'level' },
        { ...text, x: 100, y: 20, text: 'turned', upright: true },
      ],
    };
    drawDrawing(paper, drawing, 10, 20, 0.4);
    const file = written(paper.bytes());
    const colour = pixels(file);
    expect(colour(20, 30)).toEqual([180, 35, 24]);
    // Half opacity on white, in either rounding.
    colour(40, 50).forEach((part, index) => expect(part).toBeCloseTo([217.5, 145, 139.5][index] ?? 0, -1));
    expect(colour(28, 58)).toEqual([15, 92, 102]);
    expect(colour(12, 45)).toEqual([255, 255, 255]);
    const box = (word: string) => {
      const found = new RegExp(
        `xMin="([\\d.]+)" yMin="([\\d.]+)" xMax="([\\d.]+)" yMax="([\\d.]+)">${word}<`,
      );
      const edges = found.exec(poppler('pdftotext', '-bbox', file, '-'));
      return (edges ?? []).slice(1).map((points) => (Number(points) * 25.4) / 72);
    };
    // Both end at the same point, 50 mm from the left and 28 from the top: one extends to the left, one upwards.
    const [left = 0, , right = 0, bottom = 0] = box('level');
    expect(right).toBeCloseTo(50, 0);
    expect(right - left).toBeCloseTo(paper.textWidth('level', 4, 'regular'), 0);
    expect(bottom).toBeGreaterThan(28);
    const [, top = 0, turnedRight = 0] = box('turned');
    expect(top).toBeCloseTo(28, 0);
    expect(turnedRight).toBeLessThan(53);
  });

  it('is the same for the same order', async () => {
    const made = async () => {
      const paper = await createPaper(order);
      paper.text('15/9-F-12', 10, 10, { size: 4 });
      return paper.bytes();
    };
    expect(Buffer.from(await made()).equals(Buffer.from(await made()))).toBe(true);
  });
});

/** The colours of a page by position, in mm. */
function pixels(file: string): (x: number, y: number) => number[] {
  const perMm = 4;
  poppler('pdftoppm', '-r', String(25.4 * perMm), file, join(folder, 'page'));
  const picture = readFileSync(join(folder, 'page-1.ppm'));
  const [head, width = ''] = /^P6\s(\d+)\s(\d+)\s\d+\s/.exec(picture.toString('latin1', 0, 40)) ?? [''];
  return (x, y) => {
    const at = head.length + (Math.round(y * perMm) * Number(width) + Math.round(x * perMm)) * 3;
    return [...picture.subarray(at, at + 3)];
  };
}

it('sets all digits in the same width, and measures what it sets', async () => {
  const paper = await createPaper(order);
  const widths = [...'0123456789'].map((figure) => paper.textWidth(figure, 10, 'strong'));
  expect(new Set(widths).size).toBe(1);
  expect(paper.textWidth('11.11', 10, 'regular')).toBeCloseTo(paper.textWidth('98.76', 10, 'regular'), 6);
  expect(paper.textWidth('a🛢b', 10, 'regular')).toBeCloseTo(paper.textWidth('a□b', 10, 'regular'), 6);
  expect(tabularFigures(await loadFont('regular')).size).toBeGreaterThanOrEqual(10);
});
