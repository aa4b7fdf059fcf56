import { formatInches } from '../inches';
import type { Wellbore } from '../wellbore/wellbore';
import { seaLevelOn, type DepthAxis } from './depth-axis';
import { depthFigure } from './figures';
import type { Label } from './labels';

/** Labels for the end of each section with its string, and for the drill floor and sea level. */
export function wellLabels(wellbore: Wellbore, axis: DepthAxis, textSize: number, width: number): Label[] {
  const { holes, strings, drillFloorM, path } = wellbore;
  if (!path) return [];
  const isWide = width >= textSize * 7;
  const hasRoom = width >= textSize * 10;
  const isWordy = width >= textSize * 13;
  const labels: Label[] = [];
  const add = (depthM: number | null, label: Omit<Label, 'y' | 'free'>) => {
    if (depthM !== null) labels.push({ y: axis.y(depthM), free: textSize * 0.4, ...label });
  };
  add(0, { text: isWide ? 'Drill floor' : 'Floor', strength: 'regular', ink: 'muted', weight: 2 });
  add(seaLevelOn(drillFloorM, axis), {
    text: isWide ? 'Sea level' : 'Sea',
    strength: 'regular',
    ink: 'muted',
    weight: 2,
    ...(drillFloorM === null ? {} : { figures: depthFigure(drillFloorM) }),
  });
  for (const string of strings) {
    const size = `${formatInches(string.outerDiameterIn)}″`;
    const depthM = axis.ofAhd(string.shoe.ahdM);
    add(depthM, {
      text: isWordy ? `${size} ${string.kind}` : size,
      short: size,
      nameInRemarks: `${size} ${string.kind} shoe`,
      strength: 'strong',
      ink: 'ink',
      weight: 5,
      ...(depthM === null ? {} : { figures: depthFigure(depthM) }),
      subject: { of: 'section', id: string.sectionId },
    });
    if (!hasRoom) continue;
    const hangerM = string.kind === 'liner' ? axis.ofAhd(string.fromAhdM) : null;
    if (hangerM !== null)
      add(hangerM, {
        text: 'Liner hanger',
        strength: 'regular',
        ink: 'muted',
        weight: 1.5,
        figures: depthFigure(hangerM),
      });
    const { cementFromAhdM } = string;
    if (cementFromAhdM === null || cementFromAhdM <= string.fromAhdM) continue;
    const cementM = axis.ofAhd(cementFromAhdM);
    if (cementM !== null)
      add(cementM, {
        text: `TOC ${size}`,
        strength: 'regular',
        ink: 'muted',
        weight: 1,
        figures: depthFigure(cementM),
      });
  }
  const cased = new Set(strings.map(({ sectionId }) => sectionId));
  for (const hole of holes) {
    if (cased.has(hole.sectionId)) continue;
    const depthM = axis.ofAhd(hole.toAhdM);
    const size = hole.diameterIn === null ? '' : `${formatInches(hole.diameterIn)}″ `;
    add(depthM, {
      text: isWordy ? `${size}hole TD` : `${size}TD`,
      short: `${size}TD`,
      nameInRemarks: `${size}hole TD`,
      strength: 'strong',
      ink: 'ink',
      weight: 4,
      ...(depthM === null ? {} : { figures: depthFigure(depthM) }),
      subject: { of: 'section', id: hole.sectionId },
    });
  }
  return labels;
}
