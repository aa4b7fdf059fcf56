import type { GradientRange } from './pressure-track';
import type { RowAxis } from './row-axis';
import type { TrackPlace } from './style';
import type { Scale } from './well-marks';

/** The tracks of a section's drawing from left to right; those without room are absent. */
export interface SectionTracks {
  readonly column: TrackPlace;
  readonly well: TrackPlace;
  readonly labels: TrackPlace | null;
  readonly mud: TrackPlace | null;
}

/** Divides a width: labels go first, then the mud weight. */
export function sectionTracks(width: number, hasMud: boolean, textSize: number): SectionTracks {
  const column = { x: 0, width: Math.min(textSize * 2.6, width * 0.2) };
  const mudWidth = hasMud && width >= textSize * 15 ? Math.max(textSize * 6, width * 0.22) : 0;
  const gap = mudWidth > 0 ? textSize * 0.7 : 0;
  const room = width - column.width - mudWidth - gap;
  const labelWidth = room >= textSize * 14 ? Math.max(textSize * 9, room * 0.4) : 0;
  const well = { x: column.width, width: room - labelWidth };
  const right = well.x + well.width;
  return {
    column,
    well,
    labels: labelWidth > 0 ? { x: right, width: labelWidth } : null,
    mud: mudWidth > 0 ? { x: width - mudWidth, width: mudWidth } : null,
  };
}

/** The position of a gradient in its track. */
export const gradientAt =
  ({ x, width }: TrackPlace, { from, to }: GradientRange) =>
  (kpaPerM: number): number =>
    x + ((kpaPerM - from) / (to - from)) * width;

/** The scale of a well that is drawn next to its rows. */
export type RowScale = Scale & { readonly axis: RowAxis };

/** Two depths along the hole that differ by less than this (m) are one. */
export const sameM = 0.05;
