import type { Mark } from '../drawing/drawing';
import { formatInches } from '../inches';
import type { HoleSection, PipeString } from '../wellbore/strings';
import { depthFigure } from './figures';
import type { Label } from './labels';
import { sameM, type RowScale } from './section-tracks';
import type { Style, TrackPlace } from './style';

/** A label with the right edge of what it names, from where its line begins. */
export interface WellLabel extends Label {
  readonly edge: number;
}

/** Labels for the previous shoes, the hanger, and the shoe or TD. */
export function endLabels(
  hole: HoleSection,
  own: PipeString | undefined,
  earlier: readonly PipeString[],
  { axis, middle, half, style }: RowScale,
): WellLabel[] {
  const labels: WellLabel[] = [];
  const shoeEdge = ({ outerDiameterIn }: PipeString) => middle + half(outerDiameterIn) + style.textSize * 0.6;
  const free = style.textSize * 0.4;
  const subject = { of: 'section', id: hole.sectionId } as const;
  for (const string of earlier)
    labels.push({
      y: axis.y(string.shoe.ahdM),
      edge: shoeEdge(string),
      free,
      weight: 4,
      text: `${formatInches(string.outerDiameterIn)}″ ${depthFigure(string.shoe.ahdM)}`,
      strength: 'strong',
      ink: 'ink',
    });
  if (own?.kind === 'liner' && axis.isStart)
    labels.push({
      y: axis.y(own.fromAhdM),
      edge: shoeEdge(own),
      free,
      weight: 3.5,
      text: `Hanger ${own.isTopAssumed ? '~' : ''}${depthFigure(own.fromAhdM)}`,
      strength: 'regular',
      ink: 'muted',
    });
  if (hole.toAhdM > axis.toM + sameM) return labels;
  const size = own ? `${formatInches(own.outerDiameterIn)}″` : 'TD';
  labels.push({
    y: axis.y(hole.toAhdM),
    edge: own ? shoeEdge(own) : middle + half(hole.diameterIn ?? 0),
    free,
    weight: 6,
    text: `${size} ${depthFigure(hole.toAhdM)}`,
    strength: 'strong',
    ink: 'ink',
    subject,
  });
  return labels;
}

/** A fine line from what each label names to the labels. */
export const ticksOf = (labels: readonly WellLabel[], { x, width }: TrackPlace, { line }: Style): Mark[] =>
  labels.map(({ y, edge }) => ({
    kind: 'path',
    points: [
      [Math.min(edge, x + width), y],
      [x + width, y],
    ],
    closed: false,
    stroke: { ink: 'muted', width: line * 0.75 },
  }));
