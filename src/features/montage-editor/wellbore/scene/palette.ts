import { Color } from 'three';

/** The colours of the picture, all of them tokens of the page's scheme. */
export interface Palette {
  readonly ink: Color;
  readonly muted: Color;
  readonly line: Color;
  readonly surface: Color;
  readonly paper: Color;
  readonly accent: Color;
  readonly active: Color;
  readonly water: Color;
  readonly sediments: readonly Color[];
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => new Color(style.getPropertyValue(name).trim() || 'gray');
  return {
    ink: token('--ink'),
    muted: token('--muted'),
    line: token('--line'),
    surface: token('--surface'),
    paper: token('--table-head'),
    accent: token('--accent'),
    active: token('--active'),
    water: token('--sediment-3'),
    sediments: Array.from({ length: 8 }, (_, index) => token(`--sediment-${index + 1}`)),
  };
}
