import type { Ink, Mark } from '../drawing/drawing';
import { baseLine, lineHeight, type Style } from '../schematic/style';
import { pressureLines } from './profile';
import type { PressureWindow } from './window';
import { lineLooks, marginDash, type Point } from './window-curves';
import { inkOfTest, symbolMark, symbolOf, type WindowSymbol } from './window-points';

/** What a drawing contains, with its sample. */
export interface LegendEntry {
  readonly text: string;
  readonly sample:
    | { readonly kind: 'line'; readonly ink: Ink; readonly width: number; readonly dash?: readonly number[] }
    | { readonly kind: 'symbol'; readonly symbol: WindowSymbol; readonly ink: Ink }
    | { readonly kind: 'area' };
}

const symbol = (text: string, of: WindowSymbol, ink: Ink = 'ink'): LegendEntry => ({
  text,
  sample: { kind: 'symbol', symbol: of, ink },
});

/** Only what is drawn. */
function entriesOf(
  { profile, muds, shoes, tests, reservoirs, outside }: PressureWindow,
  style: Style,
): LegendEntry[] {
  const entries: LegendEntry[] = pressureLines.flatMap((line) => {
    const { name, ink, width } = lineLooks[line];
    return profile && profile[line].length > 0 ? [{ text: name, sample: { kind: 'line', ink, width } }] : [];
  });
  const hasMargins = profile && profile.pore.length + profile.fracture.length > 0;
  if (hasMargins)
    entries.push({
      text: 'Margin',
      sample: { kind: 'line', ink: 'muted', width: 1, dash: marginDash(style) },
    });
  if (muds.length > 0)
    entries.push({ text: 'Mud, static', sample: { kind: 'line', ink: 'accent', width: 2.5 } });
  if (outside.length > 0) entries.push({ text: 'Mud outside the window', sample: { kind: 'area' } });
  if (shoes.length > 0) entries.push(symbol('Shoe', 'shoe'));
  const names = { 'leak-off': 'LOT', 'lower-bound': 'FIT' } as const;
  for (const kind of ['leak-off', 'lower-bound'] as const)
    for (const ink of ['ink', 'muted'] as const)
      if (tests.some((test) => symbolOf(test) === kind && inkOfTest(test) === ink))
        entries.push(symbol(ink === 'ink' ? names[kind] : `${names[kind]}, planned`, kind, ink));
  if (reservoirs.length > 0) entries.push(symbol('Reservoir', 'reservoir'));
  return entries;
}

export const windowLegend = (window: PressureWindow, width: number, style: Style): Legend =>
  legendOf(entriesOf(window, style), width, style);

export interface Legend {
  readonly height: number;
  marks(x: number, y: number): Mark[];
}

/** The legend in rows of a width, its upper left corner at 0, 0. */
export function legendOf(entries: readonly LegendEntry[], width: number, style: Style): Legend {
  const { textSize, textWidth } = style;
  const sampleWidth = textSize * 1.8;
  const gap = textSize * 0.4;
  const rowHeight = lineHeight(style) * 1.15;
  let [across, row] = [0, 0];
  const placed = entries.map((entry) => {
    const own = sampleWidth + gap + textWidth(entry.text, textSize, 'regular');
    if (across > 0 && across + own > width) [across, row] = [0, row + 1];
    const place = { entry, x: across, y: (row + 0.5) * rowHeight };
    across += own + textSize * 1.2;
    return place;
  });
  return {
    height: placed.length === 0 ? 0 : (row + 1) * rowHeight,
    marks: (x, y) =>
      placed.flatMap(({ entry, x: left, y: middle }): Mark[] => [
        sampleMark(entry, [x + left, y + middle], sampleWidth, style),
        {
          kind: 'text',
          x: x + left + sampleWidth + gap,
          y: y + middle + baseLine(style),
          text: entry.text,
          size: textSize,
          weight: 'regular',
          anchor: 'start',
          ink: 'muted',
        },
      ]),
  };
}

function sampleMark({ sample }: LegendEntry, [x, y]: Point, width: number, style: Style): Mark {
  const height = style.textSize * 0.7;
  if (sample.kind === 'area')
    return { kind: 'rect', x, y: y - height / 2, width, height, fill: 'error', opacity: 0.25 };
  if (sample.kind === 'symbol') {
    const middle: Point = [x + width / 2, sample.symbol === 'shoe' ? y + height / 2 : y];
    return symbolMark(sample.symbol, middle, style, sample.ink);
  }
  const points: Point[] = [
    [x, y],
    [x + width, y],
  ];
  const stroke = {
    ink: sample.ink,
    width: style.line * sample.width,
    ...(sample.dash && { dash: sample.dash }),
  };
  return { kind: 'path', points, closed: false, stroke };
}
