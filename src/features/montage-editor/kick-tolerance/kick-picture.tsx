import { useMemo, useRef } from 'react';
import type { CheckSettings } from '@/domain/checks/settings';
import { kickDrawing } from '@/domain/kick-tolerance/kick-drawing';
import { kickTitle, volumeText } from '@/domain/kick-tolerance/kick-rows';
import type { SectionKick } from '@/domain/kick-tolerance/section-kicks';
import pressures from '../pressures/pressures-body.module.css';
import { DrawingView } from '../schematic/drawing-view';
import { useTextWidth } from '../schematic/measure-text';
import { useWidth } from '../schematic/use-width';

/** The size of the page's small text (--text-label), CSS px. */
const textSize = 11;
const heightPx = 416;

interface KickPictureProps {
  kicks: readonly SectionKick[];
  settings: CheckSettings;
}

/** Volume against intensity, or what is missing for it. The table of the sections has its numbers. */
export function KickPicture({ kicks, settings }: KickPictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const textWidth = useTextWidth();
  const width = useWidth(host);
  const hasLines = kicks.some(({ setting }) => setting !== null);
  const drawing = useMemo(
    () =>
      width === null
        ? null
        : kickDrawing(kicks, { width, height: heightPx, textSize, line: 1, textWidth, policy: settings }),
    [kicks, settings, textWidth, width],
  );
  if (!hasLines)
    return (
      <p className={pressures.hint}>
        Enter the drill string of a section. With its mud and the strength of the shoe above, a chart shows
        the influx that the shoe takes against the intensity of the kick.
        {kicks.length === 0 && ' Enter TVD SS and TVD BDF of a section’s end first.'}
      </p>
    );
  return (
    <div ref={host} className={pressures.stage} role="img" aria-label={descriptionOf(kicks)}>
      {drawing && <DrawingView drawing={drawing} />}
      {width !== null && !drawing && (
        <p className={pressures.hint}>No section takes a kick that its shoe limits.</p>
      )}
    </div>
  );
}

function descriptionOf(kicks: readonly SectionKick[]): string {
  const figures = kicks.flatMap((kick) => {
    if (!kick.tolerance) return [];
    const { volumeM3 } = kick.tolerance;
    return [`${kickTitle(kick)} ${volumeText(volumeM3)}`];
  });
  return `Kick tolerance, volume against intensity: ${figures.join(', ')}.`;
}
