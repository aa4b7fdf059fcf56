import { usualLimits } from '../checks/settings';
import type { Drawing, Mark, TextWidth } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { hasPressures, windowOf } from '../pressures/window';
import { windowDrawing } from '../pressures/window-drawing';
import { timeDepthChart } from '../time-and-cost/chart';
import { estimateOf } from '../time-and-cost/estimate';
import { assumptionsText } from '../time-and-cost/words';
import { bodyOf } from './foot';
import { headAt, placed, textAt } from './marks';
import type { Area, Sheet } from './sheet';
import { leading } from './typeset';
import { fitted, measureWith } from './wrap';

/** The pressure window and the days against depth: a band of the sheet for a montage that has them. */

interface Picture {
  readonly title: string;
  readonly note: string;
  /** As large as the area, in its unit divided by `scale`. */
  readonly draw: (area: Area) => Drawing | null;
  readonly scale: number;
}

/** The text of the chart in units of a screen, which its dashes and distances are in. */
const screenTextSize = 10;

function picturesOf(montage: Montage, sheet: Sheet, textWidth: TextWidth): Picture[] {
  const window = hasPressures(montage) ? windowOf(montage) : null;
  const forecast = estimateOf(montage.plan_summaries_list);
  const pictures: Picture[] = [];
  if (window)
    pictures.push({
      title: 'Pressure window',
      note: 'Static: gradients over the depth below the drill floor, without circulation.',
      scale: 1,
      draw: ({ width, height }) =>
        windowDrawing(window, {
          width,
          height,
          textSize: sheet.small,
          line: sheet.line,
          textWidth,
          margins: {
            poreKpaPerM: usualLimits.poreMarginKpaPerM,
            fractureKpaPerM: usualLimits.fractureMarginKpaPerM,
          },
        }),
    });
  const hasDepths = montage.plan_summaries_list.some(
    ({ depth_from: from, depth_to: to }) => (from ?? null) !== null || (to ?? null) !== null,
  );
  if (forecast?.days && hasDepths) {
    const scale = sheet.small / screenTextSize;
    pictures.push({
      title: 'Days against depth',
      note: `Line P50, band P10 to P90. Assumed: ${assumptionsText(forecast.assumptions)}.`,
      scale,
      draw: ({ width, height }) =>
        timeDepthChart(forecast, {
          width: width / scale,
          height: height / scale,
          textSize: screenTextSize,
          line: sheet.line / scale,
          textWidth,
          sections: montage.sections_list,
          daysPlanned: montage.top_line_item?.days_planned ?? null,
          afeCost: montage.top_line_item?.afe_cost ?? null,
        }),
    });
  }
  return pictures;
}

export interface EngineeringBand {
  /** 0 if there is nothing to draw, or no room for it. */
  readonly height: number;
  /** What the sheet has no room for, as a sentence. */
  readonly notes: readonly string[];
  readonly marksIn: (area: Area) => Mark[];
}

/** The least that is left for the text of each section, in lines. */
const leastLines = 5;

/**
 * What the band needs of the height of the body, and its content once its place is known: side by side, each with its
 * heading. The texts of the sections come first.
 */
export function engineeringBand(
  montage: Montage,
  bodyHeight: number,
  sheet: Sheet,
  textWidth: TextWidth,
): EngineeringBand {
  const pictures = picturesOf(montage, sheet, textWidth);
  const least = montage.sections_list.length * leastLines * leading * sheet.minText;
  const hasRoom = bodyHeight - sheet.engineering - sheet.gap >= least;
  const titles = pictures.map(({ title }) => title).join(', ');
  return {
    height: pictures.length > 0 && hasRoom ? sheet.engineering : 0,
    notes: pictures.length > 0 && !hasRoom ? [`There is no room for: ${titles}.`] : [],
    marksIn: (area) => {
      const gap = sheet.gap * 2;
      const width = (area.width - gap * (pictures.length - 1)) / pictures.length;
      return pictures.flatMap(({ title, note, draw, scale }, index): Mark[] => {
        const own = { ...area, x: area.x + index * (width + gap), width };
        const { x, y, height } = bodyOf(own, sheet);
        const noteRoom = leading * sheet.small;
        const drawing = draw({ x, y, width, height: height - noteRoom });
        return [
          ...headAt(title, own, sheet),
          ...(drawing?.marks ?? []).map((mark) => placed(mark, x, y, scale)),
          textAt(x, y + height - noteRoom, fitted(note, width / sheet.small, measureWith(textWidth)), {
            size: sheet.small,
            ink: 'muted',
          }),
        ];
      });
    },
  };
}
