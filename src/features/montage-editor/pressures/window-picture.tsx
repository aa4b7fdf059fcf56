import { useMemo, useRef } from 'react';
import type { CheckSettings } from '@/domain/checks/settings';
import type { PressureWindow } from '@/domain/pressures/window';
import { windowDrawing } from '@/domain/pressures/window-drawing';
import { DrawingView } from '../schematic/drawing-view';
import { useTextWidth } from '../schematic/measure-text';
import { useWidth } from '../schematic/use-width';
import styles from './pressures-body.module.css';
import { quantityFigure, unitOf } from '@/domain/shown-units/figures';

/** The size of the page's small text (--text-label), CSS px. */
const textSize = 11;
const heights = { wide: 520, phone: 440 };
const phoneWidth = 480;

interface WindowPictureProps {
  window: PressureWindow;
  settings: CheckSettings;
}

/** The chart of the pressure window. The table of the sections' windows has its numbers. */
export function WindowPicture({ window, settings }: WindowPictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const textWidth = useTextWidth();
  const width = useWidth(host);
  const { poreMarginKpaPerM: poreKpaPerM, fractureMarginKpaPerM: fractureKpaPerM } = settings;
  const drawing = useMemo(
    () =>
      width !== null &&
      windowDrawing(window, {
        width,
        height: width < phoneWidth ? heights.phone : heights.wide,
        textSize,
        line: 1,
        textWidth,
        margins: { poreKpaPerM, fractureKpaPerM },
      }),
    [fractureKpaPerM, poreKpaPerM, textWidth, width, window],
  );
  return (
    <div ref={host} className={styles.stage} role="img" aria-label={descriptionOf(window)}>
      {drawing && <DrawingView drawing={drawing} />}
    </div>
  );
}

function descriptionOf({ muds, tests, outside }: PressureWindow): string {
  const sides = { below: 'below the pore pressure', above: 'above the fracture pressure' };
  const depth = (m: number) => quantityFigure('length', m, 0);
  const faults = outside.map(
    ({ side, fromM, toM }) =>
      `Mud ${sides[side]} from ${depth(fromM)} to ${depth(toM)} ${unitOf('length')} TVD.`,
  );
  const what = `Pressure window by TVD, static: ${muds.length} mud weights, ${tests.length} tests.`;
  return [what, ...faults].join(' ');
}
