import type { Montage } from '@/domain/montage/montage';
import { costChart, timeDepthChart } from '@/domain/time-and-cost/chart';
import { estimateOf } from '@/domain/time-and-cost/estimate';
import { assumptionsText } from '@/domain/time-and-cost/words';
import { drawDrawing } from './draw-drawing';
import type { Paper } from './paper';
import { drawHeading } from './plain-table';
import type { Place } from './sections';
import { a4, bottomMm, marginMm, textSizes, topMm } from './sheet';

/** Millimetres for each unit of a chart, whose dashes and distances are those of a screen. */
const scale = 0.25;
const gapMm = 8;
const noteMm = 6;

/** Days against depth and cost against days, one below the other on a sheet; nothing if the plan has neither. */
export function drawTimeAndCost(paper: Paper, montage: Montage): Place[] {
  const forecast = estimateOf(montage.plan_summaries_list);
  if (!forecast) return [];
  const { sections_list: sections, top_line_item: top } = montage;
  const options = {
    width: (a4.short - 2 * marginMm) / scale,
    textSize: textSizes.table / scale,
    line: 0.18 / scale,
    textWidth: paper.textWidth,
    sections,
    daysPlanned: top?.days_planned ?? null,
    afeCost: top?.afe_cost ?? null,
  };
  const room = (a4.long - topMm - bottomMm - noteMm - 2 * gapMm) / scale;
  const charts = [
    timeDepthChart(forecast, { ...options, height: room * 0.55 }),
    costChart(forecast, { ...options, height: room * 0.3 }),
  ].filter((chart) => chart !== null);
  if (charts.length === 0) return [];

  const { doc } = paper;
  doc.addPage([a4.short, a4.long], 'portrait');
  const place = { title: 'TIME AND COST', page: doc.getNumberOfPages() };
  let y = drawHeading(paper, place.title, topMm);
  for (const chart of charts) {
    drawDrawing(paper, chart, marginMm, y, scale);
    y += chart.height * scale + gapMm;
  }
  const note = `Assumed: ${assumptionsText(forecast.assumptions)}. The line is the P50, the band goes from P10 to P90.`;
  paper.text(note, marginMm, y, { size: textSizes.small, ink: 'muted' });
  return [place];
}
