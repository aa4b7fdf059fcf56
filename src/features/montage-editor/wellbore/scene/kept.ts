import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  type Color,
  DoubleSide,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { KeptPaths } from '@/domain/wellbore/kept-paths';
import { inPicture } from '@/domain/wellbore/sweep';
import type { Palette } from './palette';

const corners = 40;
/** A target of unknown size is a small disc, in parts of the picture's height. */
const smallPart = 0.006;

/** The targets of a kept path as discs to size, and the planned path next to an actual one as a thin line. */
export function buildKept(kept: KeptPaths | null, heightM: number, palette: Palette<Color>): Group {
  const group = new Group();
  for (const { northM, eastM, tvdM, radiusM } of kept?.targets ?? []) {
    if (tvdM === null) continue;
    const material = new MeshBasicMaterial({
      color: palette.accent,
      side: DoubleSide,
      transparent: true,
      opacity: 0.55,
      depthWrite: false,
    });
    const disc = new Mesh(new CircleGeometry(radiusM ?? heightM * smallPart, corners), material);
    disc.rotation.x = -Math.PI / 2;
    disc.position.set(...inPicture({ north: northM, east: eastM, down: tvdM }));
    disc.renderOrder = 5;
    group.add(disc);
  }
  if (kept?.planned) {
    const geometry = new BufferGeometry();
    const positions = kept.planned.points.flatMap(({ northM, eastM, tvdM }) =>
      inPicture({ north: northM, east: eastM, down: tvdM }),
    );
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
    group.add(new Line(geometry, new LineBasicMaterial({ color: palette.muted })));
  }
  return group;
}
