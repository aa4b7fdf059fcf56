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
  'sediment-4': '#d9b6a1',
  'sediment-5': '#d3c3da',
  'sediment-6': '#e2a68a',
  'sediment-7': '#b9c0a9',
  'sediment-8': '#cdbd9f',
};
