import { expect, it } from 'vitest';
import type { Drawing, TextMark } from '@/domain/drawing/drawing';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { fontFaces } from './font-faces';
import { svgText } from './svg-text';

const text = (given: string, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  x: 10,
  y: 20,
  text: given,
  size: 4,
  weight: 'regular',
  anchor: 'start',
  ink: 'ink',
  ...more,
});
const drawingOf = (...marks: Drawing['marks']): Drawing => ({ width: 100, height: 50, marks });
const written = (drawing: Drawing) =>
  svgText(drawing, { title: 'A & B', description: '<x>', fontFaces: '', textWidth: (_, size) => size * 3 });

it('writes shapes with the inks of paper', () => {
  const file = written(
    drawingOf(
      { kind: 'rect', x: 1, y: 2, width: 3.00049, height: 4, fill: 'sediment-1', opacity: 0.5 },
      {
        kind: 'path',
        points: [
          [0, 0],
          [1, 1],
        ],
        closed: true,
        stroke: { ink: 'ink', width: 0.2, dash: [1, 2] },
      },
    ),
  );
  expect(file).toContain('<rect x="1" y="2" width="3" height="4" fill="#e6cf97" fill-opacity="0.5"/>');
  expect(file).toContain(
    '<path d="M0 0L1 1Z" fill="none" stroke="#1b2327" stroke-width="0.2" stroke-dasharray="1 2"/>',
  );
});

it('rotates texts, and uses tabular figures for numbers only', () => {
  const file = written(
    drawingOf(text('a', { upright: true, weight: 'strong' }), text('1,204.3', { anchor: 'end' })),
  );
  expect(file).toContain('font-weight="600" fill="#1b2327" transform="rotate(-90 10 20)">a</text>');
  expect(file).toContain('class="n" text-anchor="end" fill="#1b2327">1,204.3</text>');
});

it("fixes the width of texts only if the file's font lacks a sign", () => {
  expect(written(drawingOf(text('rig 🛢')))).toContain('textLength="12" lengthAdjust="spacingAndGlyphs"');
  for (const known of ['Skjæringen Łódź', 'Верхняя свита', 'Σχηματισμός', '17 1/2″ ≥ 9.5 – 10'])
    expect(written(drawingOf(text(known)))).not.toContain('textLength');
});

it('escapes whatever a montage contains', () => {
  const file = written(drawingOf(...hostileTexts.map((one) => text(one.text))));
  expect(file).toContain('<title id="title">A &amp; B</title>');
  expect(file).toContain('<desc id="description">&lt;x&gt;</desc>');
  expect(
    file.match(/<\w+/g)?.filter((tag) => !['<svg', '<title', '<desc', '<style', '<text'].includes(tag)),
  ).toEqual([]);
  expect(file.match(/<text/g)).toHaveLength(hostileTexts.length);
  // oxlint-disable-next-line no-control-regex -- no XML file may hold them
  expect(file).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
});

it('embeds the scripts in use, and no other', async () => {
  const count = async (...texts: string[]) =>
    (await fontFaces(drawingOf(...texts.map((one) => text(one))))).match(/@font-face/g)?.length ?? 0;
  expect(await count('Chalk')).toBe(1);
  expect(await count('Chalk', 'Верхняя')).toBe(2);
  expect(await count('Σχηματισμός Łódź Верхняя a')).toBe(4);
  expect(await count()).toBe(0);
});
