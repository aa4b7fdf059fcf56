import type { Drawing, Mark, Stroke, TextWidth } from '@/domain/drawing/drawing';
import { paperInks } from '../paper-inks';
import { fontFamily } from './font-faces';

/** Three decimals of a millimetre are finer than any printer; more would only add bytes. */
const number = (value: number): string => String(Number((Number.isFinite(value) ? value : 0).toFixed(3)));

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Drops what XML 1.0 cannot contain even escaped: one such character makes a file unreadable. */
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

/** Signs that the file's font is certain to have. */
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
      // Only numbers get tabular figures, which would spread the hyphens and strokes in names.
      class: isFigure.test(text) ? 'n' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill: paperInks[ink],
      // A fallback font of unknown width sets these, so they are fitted to the room of the layout.
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
  /** A text alternative of the picture. */
  readonly description: string;
  /** The file's `@font-face` rules; see `fontFaces`. */
  readonly fontFaces: string;
  /** The measure that the drawing was laid out with. */
  readonly textWidth: TextWidth;
}

/** Fallback families for programs that ignore the file's fonts: none is wider than Inter. */
const families = `'${fontFamily}', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif`;

/**
 * A drawing in millimetres as a standalone SVG file: in its real size on paper, with selectable and searchable texts.
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
