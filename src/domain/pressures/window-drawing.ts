import type { Drawing, Mark } from '../drawing/drawing';
import { gradientFigure } from '../schematic/figures';
import { labelColumn, type Label } from '../schematic/labels';
import { figureInset, scaleTrack, scaleWidth } from '../schematic/scale-track';
import { baseLine, lineHeight, thin, type Style } from '../schematic/style';
import type { PressureWindow } from './window';
import { gradientRangeOf, plotOf, windowDepthAxis, type Plot } from './window-axes';
import { outsideMarks, profileMarks } from './window-curves';
import { windowLegend } from './window-legend';
import { mudFigures, mudSteps, reservoirMarks, shoeMarks, testMarks } from './window-points';
import { unitOf } from '../shown-units/figures';

export interface WindowOptions extends Style {
  readonly width: number;
  readonly height: number;
  /** Of the checks, kPa/m. */
  readonly margins: { readonly poreKpaPerM: number; readonly fractureKpaPerM: number };
}

/**
 * The pressure window as a drawing: equivalent mud weight across, true vertical depth down (30 CFR 250.413 asks for one
 * plot with pore, fracture and mud, the margin and the casing depths). Lengths in the unit of the options.
 */
export function windowDrawing(window: PressureWindow, options: WindowOptions): Drawing {
  const { width, height, textSize } = options;
  const style: Style = options;
  const line = lineHeight(style);
  const labels = (plot: Pick<Plot, 'axis'>): Label[] =>
    window.shoes.map(({ tvdM, size }) => ({
      y: plot.axis.y(tvdM),
      free: line,
      weight: tvdM,
      text: size,
      strength: 'regular',
      ink: 'muted',
    }));
  const legend = windowLegend(window, width, style);
  const top = line * 2.4;
  const bottom = Math.max(top + line * 4, height - legend.height - line);
  const axis = windowDepthAxis(window, top, bottom);
  const left = Math.max(scaleWidth(axis, style), textSize * 4);
  const sizes = labels({ axis }).map(({ text }) => options.textWidth(text, textSize, 'regular'));
  const right = sizes.length === 0 ? textSize : Math.min(width * 0.2, Math.max(...sizes) + textSize * 1.6);
  const place = { x: left, width: Math.max(textSize * 4, width - left - right) };
  const plot = plotOf(axis, gradientRangeOf(window, place.width, style), place);
  const { profile } = window;
  return {
    width,
    height,
    marks: [
      ...gridMarks(plot, style),
      ...scaleTrack(axis, { x: 0, width: left }, style),
      heading(depthTitle(), 0, 'start', style),
      heading(titleFor(left + place.width / 2, style), left + place.width / 2, 'middle', style),
      ...shoeMarks(window, plot, style),
      ...(profile ? profileMarks(profile, options.margins, plot, style) : []),
      ...mudSteps(window.muds, plot, style),
      ...(profile ? window.outside.flatMap((one) => outsideMarks(one, profile, plot, style)) : []),
      ...mudFigures(window.muds, plot, style),
      ...reservoirMarks(window, plot, style),
      ...testMarks(window, plot, style),
      ...labelColumn(labels(plot), axis, { x: left + place.width, width: right }, style).marks,
      ...legend.marks(0, height - legend.height),
    ],
  };
}

const depthTitle = (): string => `TVD BDF (${unitOf('length')})`;

/** The title around `middle`: a shorter one where the whole would run into that of the depths. */
function titleFor(middle: number, { textWidth, textSize }: Style): string {
  const whole = `Equivalent mud weight (${unitOf('gradient')})`;
  const startsAt = middle - textWidth(whole, textSize, 'strong') / 2;
  const depthsEndAt = textWidth(depthTitle(), textSize, 'strong');
  return startsAt > depthsEndAt + textSize ? whole : `EMW (${unitOf('gradient')})`;
}

const heading = (text: string, x: number, anchor: 'start' | 'middle', style: Style): Mark => ({
  kind: 'text',
  x,
  y: lineHeight(style) / 2 + baseLine(style),
  text,
  size: style.textSize,
  weight: 'strong',
  anchor,
  ink: 'muted',
});

/** The lines of the gradients, with their numbers above. */
function gridMarks({ axis, range, at, x, width }: Plot, style: Style): Mark[] {
  const { textSize, textWidth, line } = style;
  const { from, to, step } = range;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const vertical = (place: number): readonly (readonly [number, number])[] => [
    [place, axis.top],
    [place, axis.bottom],
  ];
  const widest = Math.max(...ticks.map((tick) => textWidth(gradientFigure(tick), textSize, 'regular')));
  const every = Math.max(1, Math.ceil((widest + textSize * figureInset) / (at(from + step) - at(from))));
  const horizontal = (y: number): readonly (readonly [number, number])[] => [
    [x, y],
    [x + width, y],
  ];
  return [
    ...ticks.map((tick): Mark => {
      const stroke = { ink: 'line-faint', width: line } as const;
      return { kind: 'path', points: vertical(at(tick)), closed: false, stroke };
    }),
    ...[axis.top, axis.bottom].map((y): Mark => ({
      kind: 'path',
      points: horizontal(y),
      closed: false,
      stroke: thin(style),
    })),
    { kind: 'path', points: vertical(x + width), closed: false, stroke: thin(style) },
    ...ticks.flatMap((tick, index): Mark[] =>
      index % every === 0
        ? [
            {
              kind: 'text',
              x: at(tick),
              y: axis.top - lineHeight(style) * 0.6 + baseLine(style),
              text: gradientFigure(tick),
              size: textSize,
              weight: 'regular',
              anchor: 'middle',
              ink: 'muted',
            },
          ]
        : [],
    ),
  ];
}
