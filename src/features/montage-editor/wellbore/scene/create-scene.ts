import { Vector3 } from 'three';
import { layerAt, type Layer } from '@/domain/wellbore/layers';
import type { SceneModel } from '../scene-model';
import { boxOf, farWallHeight, middleOf, type Box, type Point } from './camera';
import { createLabels, type Labelling } from './labels';
import { readPalette } from './palette';
import { followPointer } from './pointer';
import { groundPicture, pipePicture, type MarkPicture, type Painting } from './picture';
import { isNarrow, labelling, roomFor } from './scene-labels';
import { startPainter } from './start-painter';
import { createSteering, type View } from './steering';

export interface SceneOptions {
  /** Where the picture stands: the surface fills it. */
  readonly host: HTMLElement;
  /** Gets the canvas, and what the pointer does. */
  readonly surface: HTMLElement;
  /** Over the surface; labels go there. */
  readonly overlay: HTMLElement;
  /** Whether the processor draws, for want of a graphics card. */
  readonly isSoftware: boolean;
  /** The style sheet's names of the labels' parts. */
  readonly className: (name: string) => string;
  readonly model: SceneModel;
  /** Told of the formation under the pointer, and of null when there is none any more. */
  readonly onPoint: (layer: Layer | null) => void;
  readonly onChoose: (layer: Layer) => void;
  /** Told when the picture stands for the first time. */
  readonly onDrawn: () => void;
  /** Told when the browser takes the graphics away, and when it gives them back. */
  readonly onLost: (lost: boolean) => void;
  readonly onFailed: (cause: Error) => void;
}

export interface WellboreScene {
  show(model: SceneModel): void;
  /** Marks a formation by its id. */
  mark(formationId: string | null): void;
  view(view: View): void;
  /** Whether the key is one of the picture's. */
  key(key: string, shift: boolean): boolean;
  /** Reads the colours of the page again. */
  restyle(): void;
  dispose(): void;
}

const mostPixels = 2;
/** A processor paints what turns at the page's own pixels, and what has come to rest (ms) finer. */
const restMs = 160;

/**
 * The picture as the page sees it: what is written around it and what the pointer does. Looked at from where `createSteering`
 * has the camera, and painted by `startPainter`, one picture at a time and the latest next; when something changed, and never
 * while nobody sees it.
 */
export function createScene(options: SceneOptions): WellboreScene {
  const { host, surface, overlay, isSoftware, className } = options;
  const labels = createLabels(overlay, className);

  let { model } = options;
  let box: Box = boxOf(model, isNarrow(0));
  let marked: string | null = null;

  let width = 0;
  let height = 0;
  let isInSight = true;
  let frame = 0;
  let isDirty = false;

  /** The parts that the painter has not got yet. */
  let changed: Pick<Painting, 'ground' | 'pipe' | 'palette' | 'mark'> = {};
  /** What is to be written when the picture under way stands; null while none is. */
  let underWay: Labelling | null = null;
  let isDrawn = false;
  let isTurning = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const request = () => {
    isDirty = true;
    if (frame === 0 && !underWay && isInSight && width > 0) frame = requestAnimationFrame(draw);
  };

  /** As `request`, of a picture that is about to change again. */
  const requestTurned = () => {
    if (isSoftware) {
      isTurning = true;
      clearTimeout(rest);
      rest = setTimeout(() => {
        isTurning = false;
        request();
      }, restMs);
    }
    request();
  };

  const steering = createSteering({
    surface,
    sight: () => ({ path: model.wellbore.path, box, room: roomFor(width, height) }),
    onMoved: request,
    onTurning: requestTurned,
  });
  const { camera } = steering;

  const painter = startPainter({
    surface,
    isSoftware,
    onPainted() {
      if (underWay) labels.show(underWay, height);
      underWay = null;
      if (!isDrawn) options.onDrawn();
      isDrawn = true;
      if (isDirty) request();
    },
    onLost: options.onLost,
    onFailed: options.onFailed,
  });

  function draw(): void {
    frame = 0;
    if (!isDirty || underWay) return;
    isDirty = false;
    camera.updateMatrixWorld();
    const vector = new Vector3();
    const project = ([x, y, z]: Point) => {
      vector.set(x, y, z).project(camera);
      return { x: ((vector.x + 1) / 2) * width, y: ((1 - vector.y) / 2) * height };
    };
    underWay = labelling(model, box, roomFor(width, height), project, marked);
    painter.paint({
      ...changed,
      width,
      height,
      pixelRatio: pixelRatio(),
      projection: camera.projectionMatrix.toArray(),
      camera: camera.matrixWorld.toArray(),
    });
    changed = {};
  }

  function pixelRatio(): number {
    if (!isSoftware) return Math.min(devicePixelRatio, mostPixels);
    return isTurning ? 1 : mostPixels;
  }

  function resize(): void {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || (clientWidth === width && clientHeight === height)) return;
    const wasNarrow = isNarrow(width);
    width = clientWidth;
    height = clientHeight;
    if (isNarrow(width) !== wasNarrow) {
      box = boxOf(model, isNarrow(width));
      renew({ ground: true, pipe: false });
    }
    steering.refit();
  }

  function renew(parts: { ground: boolean; pipe: boolean }): void {
    changed = {
      ...changed,
      ...(parts.ground && { ground: groundPicture(model, box) }),
      ...(parts.pipe && { pipe: pipePicture(model) }),
      mark: markPicture(),
    };
  }

  function markPicture(): MarkPicture | null {
    const layer = model.wellbore.layers.find(({ formationId }) => formationId === marked);
    if (!layer) return null;
    const [x, , z] = middleOf(box);
    const least = (box.most[1] - box.least[1]) / 300;
    return {
      middle: [x, -(layer.topM + layer.baseM) / 2, z],
      size: [
        (box.most[0] - box.least[0]) * 1.004,
        Math.max(least, layer.baseM - layer.topM),
        (box.most[2] - box.least[2]) * 1.004,
      ],
    };
  }

  const ray = new Vector3();

  function layerUnder(event: PointerEvent): Layer | null {
    const bounds = surface.getBoundingClientRect();
    ray
      .set(
        ((event.clientX - bounds.left) / width) * 2 - 1,
        1 - ((event.clientY - bounds.top) / height) * 2,
        0.5,
      )
      .unproject(camera)
      .sub(camera.position)
      .normalize();
    const { x, y, z } = camera.position;
    const wallY = farWallHeight(box, [x, y, z], [ray.x, ray.y, ray.z]);
    return wallY === null ? null : layerAt(model.wellbore.layers, -wallY);
  }

  const { onPoint, onChoose } = options;
  const endPointing = followPointer({ host, surface, layerUnder, onPoint, onChoose });

  const resizes = new ResizeObserver(resize);
  resizes.observe(host);
  const sights = new IntersectionObserver((entries) => {
    isInSight = entries.some((entry) => entry.isIntersecting);
    if (isInSight && isDirty) request();
  });
  sights.observe(host);

  changed = { palette: readPalette(host) };
  renew({ ground: true, pipe: true });
  resize();

  return {
    show(next) {
      const before = model;
      model = next;
      box = boxOf(next, isNarrow(width));
      const { wellbore: a } = before;
      const { wellbore: b } = next;
      const isSameBox = a.bounds === b.bounds;
      renew({
        ground: !(
          isSameBox &&
          a.layers === b.layers &&
          a.reservoirs === b.reservoirs &&
          a.drillFloorM === b.drillFloorM &&
          before.sediments === next.sediments
        ),
        pipe: !(
          isSameBox &&
          a.path === b.path &&
          a.holes === b.holes &&
          a.strings === b.strings &&
          a.reservoirs === b.reservoirs &&
          a.radiusFactor === b.radiusFactor
        ),
      });
      if (!isSameBox && width > 0) steering.refit();
      request();
    },
    mark(formationId) {
      if (marked === formationId) return;
      marked = formationId;
      changed = { ...changed, mark: markPicture() };
      requestTurned();
    },
    view: steering.view,
    key: steering.key,
    restyle() {
      changed = { ...changed, palette: readPalette(host) };
      request();
    },
    dispose() {
      endPointing();
      resizes.disconnect();
      sights.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      steering.dispose();
      painter.end();
      labels.dispose();
    },
  };
}
