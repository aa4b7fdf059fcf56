import { memo } from 'react';
import type { Drawing, Ink, TextMark } from '@/domain/drawing/drawing';
import { runsOf } from './drawing-runs';
import styles from './drawing-view.module.css';

const paint = (ink: Ink): string => `var(--paint-${ink})`;

/** The font weights by their tokens, which `measureText` uses too. */
const weights = { regular: 'var(--weight-regular)', strong: 'var(--weight-strong)' };

/**
 * A drawing in CSS pixels as SVG, in the page's colours. It is hidden from assistive technology: the caller describes
 * it.
 */
export const DrawingView = memo(function DrawingView({ drawing }: { drawing: Drawing }) {
  const { width, height } = drawing;
  const { runs, texts } = runsOf(drawing);
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      {runs.map(({ fill, opacity, stroke, isSquare, d }, index) => (
        <path
          // A drawing of the same well has the same marks in the same order.
          key={index}
          d={d}
          fill={fill === null ? 'none' : paint(fill)}
          opacity={opacity === 1 ? undefined : opacity}
          stroke={stroke ? paint(stroke.ink) : undefined}
          strokeWidth={stroke?.width}
          strokeDasharray={stroke?.dash?.join(' ')}
          shapeRendering={isSquare ? 'crispEdges' : undefined}
        />
      ))}
      {texts.map((text, index) => (
        <Words key={index} {...text} />
      ))}
    </svg>
  );
});

const Words = memo(function Words({ x, y, text, size, weight, anchor, ink, upright }: TextMark) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      style={{ fontWeight: weights[weight] }}
      fill={paint(ink)}
      textAnchor={anchor === 'start' ? undefined : anchor}
      transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {text}
    </text>
  );
});
