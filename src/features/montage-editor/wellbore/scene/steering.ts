import { PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { broadside } from '@/domain/wellbore/frames';
import { inPicture } from '@/domain/wellbore/sweep';
import type { WellPath } from '@/domain/wellbore/well-path';
import { fitTo, middleOf, openingDeg, type Box, type Fit, type Point, type Room } from './camera';

export type View = 'fit' | 'top' | 'side' | 'north';

/** The content, and the room for it. */
export interface Sight {
  readonly path: WellPath | null;
  readonly box: Box;
  readonly room: Room;
}

export interface SteeringOptions {
  /** Receives pointer events. */
  readonly surface: HTMLElement;
  readonly sight: () => Sight;
  /** Called when the camera has moved. */
  readonly onMoved: () => void;
  /** Called while the pointer or the keys turn the picture. */
  readonly onTurning: () => void;
}

export interface Steering {
  readonly camera: PerspectiveCamera;
  view(view: View): void;
  /** Fits the view to new content or room, unless the user has moved it. */
  refit(): void;
  /** Whether the picture handles the key. */
  key(key: string, shift: boolean): boolean;
  dispose(): void;
}

const turnRad = Math.PI / 36;
const zoomStep = 1.2;
const arrows: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The camera: the views to choose from, and its control by pointer and keyboard. */
export function createSteering({ surface, sight, onMoved, onTurning }: SteeringOptions): Steering {
  const camera = new PerspectiveCamera(openingDeg, 1, 1, 1e6);
  const controls = new OrbitControls(camera, surface);
  controls.enableDamping = false;
  controls.maxPolarAngle = Math.PI * 0.98;
  // One finger up and down scrolls the page; sideways it turns the well, and two fingers zoom and move.
  surface.style.touchAction = 'pan-y';

  /** Whether the user has turned it: it then stays when the well changes. */
  let isOwnView = false;
  let view: View = 'fit';
  let fit: Fit = { distance: 1, shiftX: 0, shiftY: 0 };

  controls.addEventListener('start', () => {
    isOwnView = true;
  });
  controls.addEventListener('change', onTurning);

  function setView(next: View): void {
    view = next;
    isOwnView = false;
    const { path, box, room } = sight();
    const towards = towardsCamera(next, path);
    const direction = new Vector3(...towards).normalize();
    const middle = new Vector3(...middleOf(box));
    fit = fitTo(box, towards, room);
    const { distance } = fit;
    controls.target.copy(middle);
    camera.position.copy(middle).addScaledVector(direction, distance);
    camera.near = distance / 100;
    camera.far = distance * 20;
    controls.minDistance = distance / 40;
    controls.maxDistance = distance * 4;
    placeInRoom(room);
    controls.update();
    onMoved();
  }

  /** The well is in the middle of the free room, not of the canvas. The camera takes its aspect from there. */
  function placeInRoom({ width, height }: Room): void {
    camera.setViewOffset(width, height, fit.shiftX, fit.shiftY, width, height);
  }

  function turn(aroundRad: number, upRad: number): void {
    const offset = camera.position.clone().sub(controls.target);
    const distance = offset.length();
    const around = Math.atan2(offset.x, offset.z) + aroundRad;
    const least = 0.02;
    const fromTop = Math.min(controls.maxPolarAngle, Math.max(least, Math.acos(offset.y / distance) + upRad));
    offset.setFromSphericalCoords(distance, fromTop, around);
    camera.position.copy(controls.target).add(offset);
  }

  function pan(across: number, up: number): void {
    const distance = camera.position.distanceTo(controls.target);
    const step = distance * Math.tan((openingDeg * Math.PI) / 360) * 0.15;
    const right = new Vector3().setFromMatrixColumn(camera.matrix, 0);
    const upward = new Vector3().setFromMatrixColumn(camera.matrix, 1);
    const moved = right.multiplyScalar(across * step).addScaledVector(upward, up * step);
    camera.position.add(moved);
    controls.target.add(moved);
  }

  function zoom(by: number): void {
    const offset = camera.position.clone().sub(controls.target);
    const distance = Math.min(controls.maxDistance, Math.max(controls.minDistance, offset.length() * by));
    camera.position.copy(controls.target).add(offset.setLength(distance));
  }

  return {
    camera,
    view: setView,
    refit() {
      if (!isOwnView) return setView(view);
      placeInRoom(sight().room);
      onMoved();
    },
    key(key, shift) {
      const step = arrows[key];
      if (step && shift) pan(step[0], step[1]);
      else if (step) turn(step[0] * turnRad, -step[1] * turnRad);
      else if (key === '+' || key === '=') zoom(1 / zoomStep);
      else if (key === '-' || key === '_') zoom(zoomStep);
      else if (key === 'Home') setView('fit');
      else return false;
      if (key !== 'Home') isOwnView = true;
      controls.update();
      onMoved();
      return true;
    },
    dispose: () => controls.dispose(),
  };
}

/** From the well's centre to the camera. */
function towardsCamera(view: View, path: WellPath | null): Point {
  const side = path ? inPicture(broadside(path.trajectory)) : ([0, 0, 1] as const);
  // From slightly right and above, to give the picture depth.
  const turned = Math.atan2(side[0], side[2]) + 0.42;
  const towards: Record<View, Point> = {
    fit: [Math.sin(turned), 0.2, Math.cos(turned)],
    side: [side[0], 0, side[2]],
    north: [0, 0, 1],
    // Not exactly straight down, where up is undefined.
    top: [0, 1, 1e-4],
  };
  return towards[view];
}
