import type { Mark, TextWidth } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { lineHeight } from '../schematic/style';
import { schematicOf, type PlacedTrack, type Schematic, type SchematicOptions } from '../schematic/schematic';
import { sedimentsById } from '../sediments/sediments';
import type { Wellbore } from '../wellbore/wellbore';
import { placed } from './marks';
import type { Area, Sheet } from './sheet';

export type DepthOf = 'TVD' | 'AHD';

/** Converts depths to positions on a sheet, to scale. */
export interface DepthAxis {
  readonly of: DepthOf;
  /** `1 : n`, as measured on the paper. */
  readonly oneTo: number;
  /** mm on the sheet. */
  readonly top: number;
  readonly bottom: number;
  /** The position of a depth (m below the drill floor) on the sheet, mm. */
  readonly y: (depthM: number) => number;
  /** The depth on this axis of a point of the hole; null if the path does not reach it. */
  readonly ofAhd: (ahdM: number) => number | null;
  readonly ofTvd: (tvdM: number) => number | null;
}

/** The next larger scale (`1 : n`) that a ruler can measure: not 1 : 5,387. It wastes about a fiftieth of the room. */
export function roundScale(oneTo: number): number {
  const power = 10 ** Math.floor(Math.log10(oneTo));
  const step = oneTo < 2 * power ? power / 50 : oneTo < 5 * power ? power / 20 : power / 10;
  return Math.max(1, Math.ceil(oneTo / step - 1e-9) * step);
}

export interface WellColumn {
  readonly marks: readonly Mark[];
  /** Null if no depth of the hole is known; then nothing is drawn. */
  readonly axis: DepthAxis | null;
  readonly schematic: Schematic | null;
  readonly tracks: readonly PlacedTrack[];
  /** What the picture leaves out or assumes. */
  readonly remarks: readonly string[];
}

/**
 * The schematic of the well in an area of the sheet, with scale, holes, strings, cement, and mud weight with pore
 * pressure, at the largest round scale that fits. The sheet draws the titles.
 */
export function wellColumn(
  montage: Montage,
  wellbore: Wellbore,
  { area, sheet, depth, textWidth }: { area: Area; sheet: Sheet; depth: DepthOf; textWidth: TextWidth },
): WellColumn {
  if (!wellbore.path) return { marks: [], axis: null, schematic: null, tracks: [], remarks: [] };
  const { x, y, width, height } = area;
  const options: SchematicOptions = {
    width,
    height,
    depth,
    textSize: sheet.small,
    line: sheet.line,
    textWidth,
    sediments: sedimentsById(montage.sections_list),
    tracks: ['scale', 'well', 'pressures'],
  };
  const filling = schematicOf(montage, wellbore, options);
  const full = filling.axis.bottom - filling.axis.top;
  const depthM = filling.axis.toM - filling.axis.fromM;
  const oneTo = roundScale((depthM * 1000) / full);
  const schematic = schematicOf(montage, wellbore, {
    ...options,
    height: height - full + (depthM * 1000) / oneTo,
  });
  const { axis } = schematic;
  return {
    marks: schematic.drawing.marks
      .filter((mark) => !(mark.kind === 'text' && mark.weight === 'strong' && mark.y < lineHeight(options)))
      .map((mark) => placed(mark, x, y)),
    axis: {
      of: depth,
      oneTo,
      top: y + axis.top,
      bottom: y + axis.bottom,
      y: (atM) => y + axis.y(atM),
      ofAhd: axis.ofAhd,
      ofTvd: axis.ofTvd,
    },
    schematic,
    tracks: schematic.tracks.map((track) => ({ ...track, x: x + track.x })),
    // On the poster the ranges have a column of their own.
    remarks: schematic.remarks.filter((remark) => !remark.startsWith('±')),
  };
}
