import { layOutLabels } from '@/domain/wellbore/label-layout';

/** A label of the picture. Its point is in px from the picture's upper left. */
export interface Label {
  readonly key: string;
  readonly text: string;
  /** A muted second part: a depth. */
  readonly figure: string;
  readonly kind: 'formation' | 'string' | 'cement' | 'reservoir' | 'target' | 'datum';
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  readonly isMarked: boolean;
}

export interface Column {
  readonly side: 'left' | 'right';
  /** The labels' edge towards the picture, px. */
  readonly x: number;
  /** The room for labels. */
  readonly width: number;
  readonly labels: readonly Label[];
}

/** The reference of the depths, as a heading over a column. */
export interface Heading {
  readonly text: string;
  /** Aligned left or right. */
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

/** An arrow to the north of the path, lying on the ground of the picture. */
export interface NorthArrow {
  /** Which north: `Grid north`. */
  readonly text: string;
  /** Of the arrow's middle, px. */
  readonly x: number;
  readonly y: number;
  /** From its middle to its tip, px: shorter if it points towards or away from the user. */
  readonly dx: number;
  readonly dy: number;
}

export interface Labelling {
  readonly columns: readonly Column[];
  readonly ticks: readonly Tick[];
  readonly headings: readonly Heading[];
  /** Null without a kept path, whose azimuths have a north. */
  readonly north: NorthArrow | null;
}

export interface Tick {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const lineHeight = 17;
/** A longer leader (px) is unreadable. */
const farthest = 90;
/** Half the length of an arrow across the view, px. */
export const arrowReach = 26;
const headLength = 9;
const headHalf = 4.5;

/** A line with a head at its tip. */
function arrowOutline({ x, y, dx, dy }: NorthArrow): string {
  const length = Math.hypot(dx, dy) || 1;
  const [alongX, alongY] = [dx / length, dy / length];
  const point = (along: number, across: number) =>
    `${(x + alongX * along - alongY * across).toFixed(1)} ${(y + alongY * along + alongX * across).toFixed(1)}`;
  const neck = length - Math.min(headLength, length);
  return `M${point(-length, 0)}L${point(length, 0)}M${point(neck, headHalf)}L${point(length, 0)}L${point(neck, -headHalf)}`;
}

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Labels as HTML over the picture: sharper than drawn ones, and in the page's typeface. Elements are reused, because
 * this runs in each frame.
 */
export function createLabels(overlay: HTMLElement, className: (name: string) => string) {
  const leaders = document.createElementNS(namespace, 'svg');
  leaders.setAttribute('class', className('leaders'));
  overlay.append(leaders);
  const texts = new Map<string, HTMLElement>();
  const lines = new Map<string, SVGPathElement>();

  function textFor(key: string): HTMLElement {
    const known = texts.get(key);
    if (known) return known;
    const element = document.createElement('span');
    element.append(document.createElement('span'), document.createElement('span'));
    overlay.append(element);
    texts.set(key, element);
    return element;
  }

  function lineFor(key: string): SVGPathElement {
    const known = lines.get(key);
    if (known) return known;
    const element = document.createElementNS(namespace, 'path');
    leaders.append(element);
    lines.set(key, element);
    return element;
  }

  function setText(element: HTMLElement, text: string, figure: string): void {
    const [first, second] = element.children;
    if (first && first.textContent !== text) first.textContent = text;
    if (second && second.textContent !== figure) second.textContent = figure;
  }

  return {
    show({ columns, ticks, headings, north }: Labelling, height: number): void {
      const usedTexts = new Set<string>();
      const usedLines = new Set<string>();
      const top = headings.length > 0 ? 2 + lineHeight : 2;
      for (const { side, x, width, labels } of columns) {
        const byKey = new Map(labels.map((label) => [label.key, label]));
        const wishes = labels.map(({ key, y, weight, isMarked }) => ({
          key,
          y,
          height: lineHeight,
          weight: isMarked ? 100 : weight,
        }));
        for (const { key, y } of layOutLabels(wishes, { top, bottom: height - 2, farthest })) {
          const label = byKey.get(key);
          if (!label) continue;
          const element = textFor(key);
          usedTexts.add(key);
          setText(element, label.text, label.figure);
          element.className = className('label');
          element.dataset['kind'] = label.kind;
          element.dataset['side'] = side;
          element.toggleAttribute('data-marked', label.isMarked);
          element.style.width = `${width}px`;
          const left = side === 'right' ? x : x - width;
          element.style.transform = `translate(${left.toFixed(1)}px, ${(y - lineHeight / 2).toFixed(1)}px)`;
          const line = lineFor(key);
          usedLines.add(key);
          const bend = side === 'right' ? x - 10 : x + 10;
          const end = side === 'right' ? x - 3 : x + 3;
          line.setAttribute(
            'd',
            `M${label.x.toFixed(1)} ${label.y.toFixed(1)}L${bend.toFixed(1)} ${y.toFixed(1)}H${end.toFixed(1)}`,
          );
          line.dataset['kind'] = label.kind;
        }
      }
      ticks.forEach(({ text, x, y }, index) => {
        const key = `tick ${index}`;
        const element = textFor(key);
        usedTexts.add(key);
        setText(element, text, '');
        element.className = className('tick');
        element.style.transform = `translate(${x.toFixed(1)}px, ${(y - lineHeight / 2).toFixed(1)}px) translateX(-100%)`;
      });
      headings.forEach(({ text, x, anchor }, index) => {
        const key = `heading ${index}`;
        const element = textFor(key);
        usedTexts.add(key);
        setText(element, text, '');
        element.className = className('heading');
        element.dataset['heading'] = '';
        element.style.transform = `translate(${x.toFixed(1)}px, 2px)${anchor === 'end' ? ' translateX(-100%)' : ''}`;
      });
      if (north) {
        const { text, x, y } = north;
        usedTexts.add('north');
        usedLines.add('north');
        const element = textFor('north');
        setText(element, text, '');
        element.className = className('heading');
        element.dataset['north'] = '';
        element.style.transform = `translate(${x.toFixed(1)}px, ${(y + arrowReach).toFixed(1)}px) translateX(-50%)`;
        const line = lineFor('north');
        line.dataset['kind'] = 'north';
        line.setAttribute('d', arrowOutline(north));
      }
      for (const [key, element] of texts) {
        if (usedTexts.has(key)) continue;
        element.remove();
        texts.delete(key);
      }
      for (const [key, element] of lines) {
        if (usedLines.has(key)) continue;
        element.remove();
        lines.delete(key);
      }
    },
    dispose(): void {
      overlay.replaceChildren();
      texts.clear();
      lines.clear();
    },
  };
}
