import { sedimentCount } from '@/domain/sediments/formation-colours';

/** The picture's colours as CSS, all from the scheme's tokens. */
export interface Palette<Colour = string> {
  readonly ink: Colour;
  readonly muted: Colour;
  readonly line: Colour;
  readonly surface: Colour;
  readonly paper: Colour;
  readonly accent: Colour;
  readonly active: Colour;
  readonly water: Colour;
  readonly sediments: readonly Colour[];
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim() || 'gray';
  return {
    ink: token('--ink'),
    muted: token('--muted'),
    line: token('--line'),
    surface: token('--surface'),
    paper: token('--table-head'),
    accent: token('--accent'),
    active: token('--active'),
    water: token('--sediment-3'),
    sediments: Array.from({ length: sedimentCount }, (_, index) => token(`--sediment-${index + 1}`)),
  };
}

export function mapPalette<To>({ sediments, ...others }: Palette, to: (colour: string) => To): Palette<To> {
  const entries = Object.entries(others).map(([name, colour]) => [name, to(colour)] as const);
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof others, To>),
    sediments: sediments.map(to),
  };
}
