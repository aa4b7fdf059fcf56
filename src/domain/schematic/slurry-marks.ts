import type { Mark } from '../drawing/drawing';
import type { Section } from '../montage/montage';
import { slurryTopsOf, type PipeString } from '../wellbore/strings';
import type { Wellbore } from '../wellbore/wellbore';
import { annulusOf } from './annulus';
import type { WellLabel } from './section-labels';
import type { RowScale } from './section-tracks';
import type { Style } from './style';

const slurryNames = { lead: 'Lead', tail: 'Tail', top_fill: 'Topfill', liner: 'Cement' } as const;

/** The sheath of each slurry from its top down to the next, the lowest hatched; their labels are added to `labels`. */
export function slurryMarks(
  section: Section,
  string: PipeString,
  { path, holes, strings, drillFloorM }: Wellbore,
  scale: RowScale,
  labels: WellLabel[],
): Mark[] {
  if (!path) return [];
  const { axis, middle, half, style } = scale;
  const shoeM = string.shoe.ahdM;
  const tops = slurryTopsOf(section, path, drillFloorM ?? 0)
    .map((slurry) => ({
      ...slurry,
      fromM: slurry.topAhdM === 'top of string' ? string.fromAhdM : Math.max(string.fromAhdM, slurry.topAhdM),
    }))
    .filter(({ fromM }) => fromM < shoeM)
    .toSorted((one, other) => one.fromM - other.fromM);
  const sheaths: Mark[] = [];
  const hatches: Mark[] = [];
  tops.forEach(({ role, text, topAhdM, fromM }, index) => {
    const toM = tops[index + 1]?.fromM ?? shoeM;
    const [from, to] = [axis.y(fromM), axis.y(toM)];
    // A slurry with the same top as the next has no interval of its own.
    if (to - from < 0.01) return;
    const parts = annulusOf({ ...string, shoe: { ...string.shoe, ahdM: toM } }, fromM, holes, strings);
    const lowest = parts.at(-1);
    const isFromAbove = topAhdM === 'top of string' || from <= axis.top;
    // A liner is cemented to its hanger, which has its own label.
    if (role !== 'liner' || topAhdM !== 'top of string')
      labels.push({
        y: isFromAbove ? (Math.max(from, axis.y(axis.fromM)) + to) / 2 : from,
        edge: middle + half(lowest?.outerIn ?? string.outerDiameterIn),
        free: style.textSize * 0.4,
        weight: role === 'tail' ? 3 : 2,
        text: `${slurryNames[role]} ${isFromAbove ? 'to ' : ''}${text.toLowerCase()}`,
        strength: 'regular',
        ink: 'muted',
      });
    for (const part of parts) {
      const [y, base] = [axis.y(part.fromAhdM), axis.y(part.toAhdM)];
      if (base - y < 0.01) continue;
      const inner = half(part.innerIn);
      const thickness = Math.max(part.outerIn === null ? 0 : half(part.outerIn) - inner, style.line * 2);
      for (const x of [middle - inner - thickness, middle + inner]) {
        const box = { x, y, width: thickness, height: base - y };
        sheaths.push({ kind: 'rect', ...box, fill: 'cement', opacity: role === 'tail' ? 1 : 0.6 });
        if (role === 'tail') hatches.push(...hatch(box, style));
      }
    }
  });
  return [...sheaths, ...hatches];
}

/** Diagonal strokes within a box. */
function hatch(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  { textSize, line }: Style,
): Mark[] {
  const step = textSize * 0.45;
  const rise = Math.min(box.width, box.height);
  const count = Math.min(200, Math.floor((box.height - rise) / step) + 1);
  return Array.from({ length: count }, (_, index): Mark => {
    const y = box.y + rise + index * step;
    const points = [
      [box.x, y],
      [box.x + rise, y - rise],
    ] as const;
    return { kind: 'path', points, closed: false, stroke: { ink: 'ink', width: line * 0.6 }, opacity: 0.6 };
  });
}
