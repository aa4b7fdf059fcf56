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
  /** The container: the surface fills it. */
  readonly host: HTMLElement;
  /** The parent of the canvas; receives pointer events. */
  readonly surface: HTMLElement;
  /** Over the surface, for labels. */
  readonly overlay: HTMLElement;
  /** Whether the processor draws, without a graphics card. */
  readonly isSoftware: boolean;
  /** The CSS classes of the labels' parts. */
  readonly className: (name: string) => string;
  readonly model: SceneModel;
  /** Called with the formation under the pointer; null if there is none. */
  readonly onPoint: (layer: Layer | null) => void;
  readonly onChoose: (layer: Layer) => void;
  /** Called after the first painting. */
  readonly onDrawn: () => void;
  /** Called when the browser takes the graphics away, and when it restores them. */
  readonly onLost: (lost: boolean) => void;
  readonly onFailed: (cause: Error) => void;
}

export interface WellboreScene {
  show(model: SceneModel): void;
  /** Highlights a formation by id. */
  mark(formationId: string | null): void;
  view(view: View): void;
  /** Whether the picture handles the key. */
  key(key: string, shift: boolean): boolean;
  /** Reads the page's colours again. */
  restyle(): void;
  dispose(): void;
}

const mostPixels = 2;
/** A processor paints a moving picture at the page's pixels, and a resting one (ms) finer. */
const restMs = 160;

/**
 * The picture's labels and pointer events on the page. `createSteering` holds the camera and `startPainter` paints: one
 * picture at a time and the latest next, only after a change and only while it is visible.
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

  /** The parts not sent to the painter yet. */
  let changed: Pick<Painting, 'ground' | 'pipe' | 'palette' | 'mark'> = {};
  /** The labels of the picture being painted; null if there is none. */
  let underWay: Labelling | null = null;
  let isDrawn = false;
  let isTurning = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const request = () => {
    isDirty = true;
    if (frame === 0 && !underWay && isInSight && width > 0) frame = requestAnimationFrame(draw);
  };

  /** As `request`, for a picture that will soon change again. */
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
      const isSameBox = a.bounds === b.bounds && a.kept === b.kept;
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
