import type { Subject } from '../drawing/drawing';
import { formatInches } from '../inches';
import { ahdAtTvd } from '../trajectory/crossings';
import { bandsOf } from '../wellbore/layers';
import { positionOf } from '../wellbore/well-path';
import type { KeptTarget } from '../wellbore/kept-paths';
import type { Wellbore } from '../wellbore/wellbore';
import { plainName } from './style';

/** A named point of the hole. Depths m below the drill floor, north and east m from the well head. */
export interface PathPlace {
  readonly kind: 'shoe' | 'end' | 'top';
  readonly name: string;
  readonly ahdM: number;
  readonly tvdM: number;
  readonly northM: number;
  readonly eastM: number;
  readonly subject: Subject;
}

/** The shoes, and the end of an open last hole. */
export function endsOn({ strings, holes, path }: Wellbore): readonly PathPlace[] {
  const ends = strings.map(({ outerDiameterIn, shoe, sectionId }): PathPlace => {
    const { ahdM, tvdM, northM, eastM } = shoe;
    const name = `${formatInches(outerDiameterIn)}″ shoe`;
    return { kind: 'shoe', name, ahdM, tvdM, northM, eastM, subject: { of: 'section', id: sectionId } };
  });
  const last = holes.at(-1);
  const isCased = strings.some(({ sectionId }) => sectionId === last?.sectionId);
  const end = path && last && !isCased ? positionOf(path, last.toAhdM, null) : null;
  if (!last || !end) return ends;
  const { ahdM, tvdM, northM, eastM } = end;
  const subject: Subject = { of: 'section', id: last.sectionId };
  return [...ends, { kind: 'end', name: 'TD', ahdM, tvdM, northM, eastM, subject }];
}

/** Tops closer than this part of the well's depth are drawn as one. */
const closestPart = 1 / 250;

/** Where the path crosses each top: more than once in a hole that turns up. */
export function topsOn({ layers, path, bounds }: Wellbore): readonly PathPlace[] {
  if (!path) return [];
  const leastM = (bounds.tvd[1] - bounds.tvd[0]) * closestPart;
  return bandsOf(layers, leastM).flatMap(({ layer }) => {
    const crossing = ahdAtTvd(path.trajectory, layer.topM);
    if (crossing.kind !== 'found') return [];
    return crossing.crossingsM.flatMap((crossingM): PathPlace[] => {
      const at = positionOf(path, crossingM, null);
      if (!at) return [];
      const { ahdM, tvdM, northM, eastM } = at;
      const subject: Subject = { of: 'formation', id: layer.formationId, section: layer.sectionId };
      return [{ kind: 'top', name: plainName(layer.name), ahdM, tvdM, northM, eastM, subject }];
    });
  });
}

export const targetName = ({ name }: KeptTarget): string => (name === '' ? 'Target' : plainName(name));

export const targetSubject = ({ id, trajectoryId }: KeptTarget): Subject => ({
  of: 'target',
  id,
  trajectory: trajectoryId,
});
