import { outerDiameterOf } from '../checks/casing-rules';
import { isWritten } from '../checks/known';
import { formatInches } from '../inches';
import type { Montage } from '../montage/montage';
import { quantity } from '../montage/words';
import { assumedLinerLapM } from '../wellbore/strings';
import type { Wellbore } from '../wellbore/wellbore';
import type { DepthAxis } from './depth-axis';
import { roundFigure } from './figures';
import type { Label } from './labels';
import { isPlausible, mudWeightOf } from './mud-weights';
import type { Pressures } from './pressure-track';
import type { Column } from './tops';
import { withUnit } from '../shown-units/figures';

interface Drawn {
  readonly axis: DepthAxis;
  readonly column: Column;
  readonly pressures: Pressures | null;
}

/** The maximum number of sections that a remark names. */
const maxNamed = 6;

function sectionsNamed(places: readonly number[]): string {
  const named = places.slice(0, maxNamed).join(', ');
  const more = places.length > maxNamed ? ` and ${places.length - maxNamed} more` : '';
  return `${places.length === 1 ? 'section' : 'sections'} ${named}${more}`;
}

/** What a schematic leaves out because the montage lacks it, and what it assumes; whole sentences. */
export function remarksOn(montage: Montage, wellbore: Wellbore, drawn: Drawn): string[] {
  const { path, holes, strings, drillFloorM, reservoirs } = wellbore;
  const { axis, column, pressures } = drawn;
  const remarks: string[] = [];
  const sections = montage.sections_list;
  const placesOf = (lacks: (id: string, index: number) => boolean) =>
    sections.flatMap(({ id }, index) => (lacks(id, index) ? [index + 1] : []));
  const say = (places: readonly number[], sentence: (named: string) => string) => {
    if (places.length > 0) remarks.push(sentence(sectionsNamed(places)));
  };

  if (!path) remarks.push('No depth of the hole is known: there is no well to draw.');
  else if (drillFloorM === null)
    remarks.push('Cannot determine the elevation of the drill floor from the depths: sea level is left out.');
  if (path) {
    const drilled = new Map(holes.map((hole) => [hole.sectionId, hole]));
    say(
      placesOf((id) => !drilled.has(id)),
      (named) => `Not drawn, because the end is not below the one above: ${named}.`,
    );
    say(
      placesOf((id) => drilled.get(id)?.diameterIn === null),
      (named) => `The hole’s diameter is not known in ${named}: it is drawn as a dashed line.`,
    );
    say(
      placesOf((_id, index) => {
        const section = sections[index];
        const text = section?.casing_item?.casing_outer_diameter ?? null;
        return section !== undefined && isWritten(text) && outerDiameterOf(section) === null;
      }),
      (named) => `The casing size is not understood in ${named}.`,
    );
    const uncemented = strings.filter(({ cementFromAhdM }) => cementFromAhdM === null);
    if (uncemented.length > 0) {
      const sizes = uncemented
        .slice(0, maxNamed)
        .map(({ outerDiameterIn, kind }) => `${formatInches(outerDiameterIn)}″ ${kind}`);
      const more = uncemented.length > maxNamed ? ` and ${uncemented.length - maxNamed} more` : '';
      remarks.push(`No cement is drawn where its top is not known: ${sizes.join(', ')}${more}.`);
    }
    if (strings.some(({ isTopAssumed }) => isTopAssumed))
      remarks.push(
        `Where the top of a liner is not known, it hangs ${withUnit('length', assumedLinerLapM, 0)} inside the string above.`,
      );
    if (path.contradictory.length > 0)
      remarks.push(
        `${quantity(path.contradictory.length, 'pair')} of AHD and TVD that contradicts the other depths is left out of the path.`,
      );
    if (axis.kind === 'AHD' && path.basis === 'vertical')
      remarks.push('The well is vertical according to its depths: AHD and TVD are the same.');
  }
  if (column.missing > 0)
    remarks.push(`${quantity(column.missing, 'formation')} without a depth: not drawn.`);
  const unplaced = montage.reservoirs_list.length - reservoirs.length;
  if (unplaced > 0) remarks.push(`${quantity(unplaced, 'reservoir')} without a depth: not drawn.`);
  if (pressures) {
    say(
      placesOf((_id, index) => mudWeightOf(sections[index]?.mud_item ?? null) === null),
      (named) => `The mud weight is not known in ${named}.`,
    );
    say(
      placesOf((_id, index) => isWritten(mudWeightOf(sections[index]?.mud_item ?? null)?.text ?? null)),
      (named) => `The mud weight is taken from its text in ${named}.`,
    );
    say(
      placesOf((_id, index) => {
        const mud = sections[index]?.mud_item;
        return [mud?.mud_weight_exact, mud?.mud_weight_lower, mud?.mud_weight_upper].some(
          (value) => typeof value === 'number' && value !== 0 && !isPlausible(value),
        );
      }),
      (named) => `A mud weight that no mud can have is left out in ${named}.`,
    );
    const without = reservoirs.length - pressures.pores.length;
    if (without > 0) remarks.push(`${quantity(without, 'reservoir')} without a pore gradient to draw.`);
  }
  if (column.layers.some(({ rangeM }) => rangeM !== null)) remarks.push('± is the range of a top in TVD, m.');
  return remarks;
}

/** The depths without room in the picture, in one sentence at most. */
export function noRoomRemark(withoutRoom: readonly Label[], { kind }: DepthAxis): string[] {
  if (withoutRoom.length === 0) return [];
  const named = withoutRoom
    .slice(0, maxNamed)
    .map(({ nameInRemarks, figures }) => `${nameInRemarks} ${figures}`);
  const more = withoutRoom.length > maxNamed ? ` and ${withoutRoom.length - maxNamed} more` : '';
  return [`Depths without room in the picture (${kind} BDF, m): ${named.join('; ')}${more}.`];
}

/** How many names are shown, if not all are; else null. */
export const namesRemark = (shown: number, of: number): string | null =>
  shown < of
    ? `${roundFigure(shown)} of ${quantity(of, 'formation')} named; the others lie too close.`
    : null;
