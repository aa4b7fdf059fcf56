import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { costChart, timeDepthChart } from '@/domain/time-and-cost/chart';
import type { Forecast } from '@/domain/time-and-cost/forecast';
import { assumptionsText, costText, daysText } from '@/domain/time-and-cost/words';
import { useEditorState } from '../editor-context';
import { DrawingView } from '../schematic/drawing-view';
import { useTextWidth } from '../schematic/measure-text';
import styles from './time-and-cost.module.css';

/** The size of the page's small text (--text-label), CSS px. */
const textSize = 11;
/** A wider chart is no easier to read. */
const widest = 900;
/** From here the two charts are next to each other. */
const widthForTwo = 960;
/** Of the grid, in time-and-cost.module.css. */
const gap = 16;

/** The plan as depth against days and cost against days. */
export function TimeAndCostCharts({ forecast }: { forecast: Forecast }) {
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const textWidth = useTextWidth();
  const sections = useEditorState(({ montage }) => montage.sections_list);
  const daysPlanned = useEditorState(({ montage }) => montage.top_line_item?.days_planned ?? null);
  const afeCost = useEditorState(({ montage }) => montage.top_line_item?.afe_cost ?? null);
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return;
    // Called after layout and before paint.
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const arePaired = room >= widthForTwo;
  const charts = useMemo(() => {
    if (room === 0) return null;
    const width = Math.min(widest, Math.floor(arePaired ? (room - gap) / 2 : room));
    const height = Math.min(420, Math.max(260, width * 0.5));
    const options = { width, textSize, line: 1, textWidth, sections, daysPlanned, afeCost };
    return {
      depth: timeDepthChart(forecast, { ...options, height }),
      cost: costChart(forecast, {
        ...options,
        height: arePaired ? height : Math.min(260, Math.max(180, width * 0.3)),
      }),
    };
  }, [afeCost, arePaired, daysPlanned, forecast, room, sections, textWidth]);
  const { days, cost, assumptions } = forecast;
  const stated = `P50 line, P10 to P90 band; ${assumptionsText(assumptions)}`;
  return (
    <div ref={host} className={styles.charts} data-paired={arePaired || undefined}>
      {charts?.depth && days && (
        <figure
          className={styles.chart}
          aria-label={`Depth against days: the plan ends on day ${daysText(days.p10)} (P10), ${daysText(days.p50)} (P50) or ${daysText(days.p90)} (P90)`}
        >
          <DrawingView drawing={charts.depth} />
          <figcaption>{stated}. The bar goes from the P10 to the P90 of the end.</figcaption>
        </figure>
      )}
      {charts && !charts.depth && days && (
        <p className={styles.none}>
          The depths of the steps are unknown: fill them in for depth against days.
        </p>
      )}
      {charts?.cost && cost && (
        <figure
          className={styles.chart}
          aria-label={`Cost against days: the plan costs ${costText(cost.p10)} (P10), ${costText(cost.p50)} (P50) or ${costText(cost.p90)} (P90)`}
        >
          <DrawingView drawing={charts.cost} />
          <figcaption>{stated}</figcaption>
        </figure>
      )}
    </div>
  );
}
