import type { Ink } from '@/domain/drawing/drawing';

/**
 * The light scheme's colours in `src/ui/tokens.css`: paper is white in either scheme, and a file has no custom
 * properties. `paper-inks.test.ts` checks that the two agree.
 */
export const paperInks: Readonly<Record<Ink, `#${string}`>> = {
  paper: '#faf9f6',
  surface: '#ffffff',
  ink: '#1b2327',
  muted: '#5a656b',
  line: '#e4e1d9',
  'line-faint': '#efece5',
  accent: '#0f5c66',
  active: '#b1510a',
  warning: '#855800',
  error: '#b42318',
  water: '#bcd3d8',
  cement: '#868e93',
  hole: '#ffffff',
  'sediment-1': '#e6cf97',
  'sediment-2': '#c9d8a6',
  'sediment-3': '#bcd3d8',
  'sediment-4': '#d9a1a0',
  'sediment-5': '#d3c3da',
  'sediment-6': '#f4c2a0',
  'sediment-7': '#90b2a2',
  'sediment-8': '#a7a195',
  'sediment-9': '#c594b5',
  'sediment-10': '#c1e5d2',
  'sediment-11': '#c19e89',
  'sediment-12': '#7ca8b2',
  'sediment-13': '#ecd0cc',
  'sediment-14': '#a2a7b2',
  'sediment-15': '#f2bfd4',
  'sediment-16': '#d6d1c4',
};
