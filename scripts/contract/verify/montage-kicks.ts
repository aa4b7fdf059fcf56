/** What a section's kick tolerance needs, which a server may leave out of every section: its drill string and assumptions. */
import { firstDifference } from './differences.ts';
import type { Montage, MontageSave } from './shapes.ts';
import { need, type Answered, type Walk } from './walk.ts';

/** A section of either shape, without them. */
export function withoutKick<
  Of extends {
    kick_pore_gradient?: unknown;
    kick_intensity?: unknown;
    influx_gradient?: unknown;
    kick_margin?: unknown;
    drill_string_list?: unknown;
  },
>(section: Of) {
  const {
    kick_pore_gradient: _pore,
    kick_intensity: _intensity,
    influx_gradient: _influx,
    kick_margin: _margin,
    drill_string_list: _string,
    ...others
  } = section;
  return others;
}

/** Whether a server keeps them. Without a section it cannot be known. */
export const keepsKicks = ({ sections_list: sections }: Pick<Montage, 'sections_list'>): boolean =>
  sections.some(({ drill_string_list }) => drill_string_list !== undefined);

/** New sections as a server that answers `montage` takes them. */
export const sectionsFor = (montage: Montage, sections: MontageSave['sections']): MontageSave['sections'] =>
  keepsKicks(montage) ? sections : sections.map(withoutKick);

export function remarkKicks(walk: Walk, montage: Montage): void {
  if (montage.sections_list.length > 0 && !keepsKicks(montage))
    walk.recorder.remark(
      'getMontage',
      '/body/sections_list/0/drill_string_list',
      'not kept, as the contract allows',
    );
}

/** Only what a kick tolerance needs of each section: other rules judge the rest. */
const kicksOf = ({ sections_list: sections }: Montage) =>
  sections.map(({ kick_pore_gradient, kick_intensity, influx_gradient, kick_margin, drill_string_list }) => ({
    kick_pore_gradient,
    kick_intensity,
    influx_gradient,
    kick_margin,
    drill_string_list,
  }));

/** Fields that a save leaves out of its sections must not change. */
export function checkKicksLeftOut(walk: Walk, before: Montage, answered: Answered<Montage>): void {
  if (!keepsKicks(before)) return;
  const differs = firstDifference(kicksOf(before), kicksOf(need(answered)));
  walk.check(!differs, 'save.left-out', answered, {
    pointer: `/body/sections_list${differs?.pointer ?? ''}`,
    expected: differs?.expected,
    got: differs?.got,
  });
}
