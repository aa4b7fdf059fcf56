import type { Drawing, Mark, Stroke, TextWidth } from '@/domain/drawing/drawing';
import { paperInks } from '../paper-inks';
import { fontFamily } from './font-faces';

/** Three decimals of a millimetre are finer than any printer; more would only be bytes. */
const number = (value: number): string => String(Number((Number.isFinite(value) ? value : 0).toFixed(3)));

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What XML 1.0 cannot hold, not even escaped, is left out: one such character, and no program opens the file. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (sign) => named[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .flatMap(([name, value]) =>
      value === undefined ? [] : ` ${name}="${typeof value === 'number' ? number(value) : escaped(value)}"`,
    )
    .join('');

const strokeOf = (stroke: Stroke | undefined): Attributes => ({
  stroke: stroke && paperInks[stroke.ink],
  'stroke-width': stroke?.width,
  'stroke-dasharray': stroke?.dash?.map(number).join(' '),
});

const isFigure = /^[-–≥≤±\d.,\s]+$/;

/** What the font of the file is sure to have. */
const inFont =
  /^[\u0020-\u024f\u0370-\u03ff\u0400-\u045f\u2010-\u2044\u2190-\u2193\u2212\u2215\u2264\u2265]*$/;

function markText(mark: Mark, textWidth: TextWidth): string {
  if (mark.kind === 'text') {
    const { x, y, text, size, weight, anchor, ink, upright } = mark;
    if (text === '') return '';
    return `<text${attributes({
      x,
      y,
      'font-size': size,
      'font-weight': weight === 'strong' ? '600' : undefined,
      // Tabular figures for figures alone: they would pull the hyphens and strokes of names apart.
      class: isFigure.test(text) ? 'n' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill: paperInks[ink],
      // Another font comes in for these, and nobody knows how wide it runs: it is held to the room that was laid out.
      ...(!inFont.test(text) && {
        textLength: textWidth(text, size, weight),
        lengthAdjust: 'spacingAndGlyphs',
      }),
      transform: upright ? `rotate(-90 ${number(x)} ${number(y)})` : undefined,
    })}>${escaped(text)}</text>`;
  }
  const paint = {
    fill: mark.fill ? paperInks[mark.fill] : 'none',
    'fill-opacity': mark.opacity,
    ...strokeOf(mark.stroke),
  };
  if (mark.kind === 'rect') {
    const { x, y, width, height } = mark;
    return `<rect${attributes({ x, y, width: Math.max(0, width), height: Math.max(0, height), ...paint })}/>`;
  }
  const points = mark.points.map(([x, y]) => `${number(x)} ${number(y)}`);
  if (points.length === 0) return '';
  return `<path${attributes({ d: `M${points.join('L')}${mark.closed ? 'Z' : ''}`, ...paint })}/>`;
}

export interface SvgWords {
  readonly title: string;
  /** For those who do not see the picture. */
  readonly description: string;
  /** Rules of `@font-face` that the file brings along; see `fontFaces`. */
  readonly fontFaces: string;
  /** What the drawing was laid out with. */
  readonly textWidth: TextWidth;
}

/** The families that stand in where a program does not take the fonts of the file: none runs wider than Inter. */
const families = `'${fontFamily}', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif`;

/**
 * A drawing in millimetres as the text of an SVG file that needs nothing beside itself: as large on paper as it is, its texts
 * selectable and found by a search.
 */
export function svgText({ width, height, marks }: Drawing, words: SvgWords): string {
  const { title, description, fontFaces, textWidth } = words;
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${number(width)}mm`,
    height: `${number(height)}mm`,
    viewBox: `0 0 ${number(width)} ${number(height)}`,
    role: 'img',
    'aria-labelledby': 'title description',
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg${root}>`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${fontFaces}text{font-family:${families};white-space:pre}.n{font-variant-numeric:tabular-nums}</style>`,
    ...marks.map((mark) => markText(mark, textWidth)).filter((text) => text !== ''),
    '</svg>',
    '',
  ].join('\n');
}
