import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { broadside } from '@/domain/wellbore/frames';
import { layerAt, type Layer } from '@/domain/wellbore/layers';
import { inPicture } from '@/domain/wellbore/sweep';
import type { SceneModel } from '../scene-model';
import { farWallHeight, fitTo, middleOf, openingDeg, type Box, type Fit, type Point } from './camera';
import { boxOf, buildGround } from './ground';
import { createLabels } from './labels';
import { readPalette } from './palette';
import { buildPipe } from './pipe';
import { isNarrow, labelling, roomFor } from './scene-labels';

export type View = 'fit' | 'top' | 'side' | 'north';

export interface SceneOptions {
  /** Where the picture stands: the canvas fills it. */
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** Already got from the canvas: whoever calls has seen that there is one. */
  readonly context: WebGL2RenderingContext;
  /** Over the canvas; labels go there. */
  readonly overlay: HTMLElement;
  /** The style sheet's names of the labels' parts. */
  readonly className: (name: string) => string;
  readonly model: SceneModel;
  /** Told of the formation under the pointer, and of null when there is none any more. */
  readonly onPoint: (layer: Layer | null) => void;
  readonly onChoose: (layer: Layer) => void;
  /** Told when the browser takes the graphics away, and when it gives them back. */
  readonly onLost: (lost: boolean) => void;
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
const turnRad = Math.PI / 36;
const zoomStep = 1.2;
/** A press that moves less (px) is a click. */
const clickSlip = 4;

/** The only module that knows three. Draws when something changed, and never while nobody sees it. */
export function createScene(options: SceneOptions): WellboreScene {
  const { host, canvas, context, overlay, className } = options;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  const scene = new Scene();
  const camera = new PerspectiveCamera(openingDeg, 1, 1, 1e6);
  const light = new DirectionalLight(0xffffff, 1.9);
  light.position.set(-0.6, 0.8, 1);
  camera.add(light);
  scene.add(camera, new AmbientLight(0xffffff, 1.5));
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = false;
  controls.maxPolarAngle = Math.PI * 0.98;
  // One finger up and down scrolls the page past the picture; sideways it turns the well, and two fingers zoom and move.
  canvas.style.touchAction = 'pan-y';
  const labels = createLabels(overlay, className);

  let { model } = options;
  let palette = readPalette(host);
  let box: Box = boxOf(model, isNarrow(0));
  let ground = new Group();
  let pipe = new Group();
  let marked: string | null = null;
  const mark = createMark();
  scene.add(ground, pipe, mark);

  let width = 0;
  let height = 0;
  let isInSight = true;
  let frame = 0;
  let isDirty = false;
  /** Whether the person has turned it: then it stays where it is when the well changes. */
  let isOwnView = false;
  let view: View = 'fit';
  let fit: Fit = { distance: 1, shiftX: 0, shiftY: 0 };

  const request = () => {
    isDirty = true;
    if (frame === 0 && isInSight && width > 0) frame = requestAnimationFrame(draw);
  };

  function draw(): void {
    frame = 0;
    if (!isDirty || context.isContextLost()) return;
    isDirty = false;
    camera.updateMatrixWorld();
    renderer.render(scene, camera);
    const vector = new Vector3();
    const project = ([x, y, z]: Point) => {
      vector.set(x, y, z).project(camera);
      return { x: ((vector.x + 1) / 2) * width, y: ((1 - vector.y) / 2) * height };
    };
    const { columns, ticks } = labelling(model, box, roomFor(width, height), project, marked);
    labels.show(columns, ticks, height);
  }

  function setView(next: View): void {
    view = next;
    isOwnView = false;
    const room = roomFor(width, height);
    const { path } = model.wellbore;
    const side = path ? inPicture(broadside(path.trajectory)) : ([0, 0, 1] as const);
    // A little to the right of broadside and from above, so that the picture has depth.
    const turned = Math.atan2(side[0], side[2]) + 0.42;
    const towards: Record<View, Point> = {
      fit: [Math.sin(turned), 0.2, Math.cos(turned)],
      side: [side[0], 0, side[2]],
      north: [0, 0, 1],
      // Not quite straight down, where up would be nowhere.
      top: [0, 1, 1e-4],
    };
    const direction = new Vector3(...towards[next]).normalize();
    const middle = new Vector3(...middleOf(box));
    fit = fitTo(box, towards[next], room);
    const { distance } = fit;
    controls.target.copy(middle);
    camera.position.copy(middle).addScaledVector(direction, distance);
    camera.near = distance / 100;
    camera.far = distance * 20;
    controls.minDistance = distance / 40;
    controls.maxDistance = distance * 4;
    placeInRoom();
    controls.update();
    request();
  }

  /** The middle of the free room, and not of the canvas, is where the well stands. */
  function placeInRoom(): void {
    camera.setViewOffset(width, height, fit.shiftX, fit.shiftY, width, height);
  }

  function resize(): void {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || (clientWidth === width && clientHeight === height)) return;
    const wasNarrow = isNarrow(width);
    width = clientWidth;
    height = clientHeight;
    renderer.setPixelRatio(Math.min(devicePixelRatio, mostPixels));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    if (isNarrow(width) !== wasNarrow) {
      box = boxOf(model, isNarrow(width));
      build({ ground: true, pipe: false });
    }
    if (isOwnView) {
      placeInRoom();
      request();
    } else setView(view);
  }

  function build(parts: { ground: boolean; pipe: boolean }): void {
    if (parts.ground) {
      free(ground);
      scene.remove(ground);
      ground = buildGround(model, box, palette);
      scene.add(ground);
    }
    if (parts.pipe) {
      free(pipe);
      scene.remove(pipe);
      pipe = buildPipe(model, palette);
      scene.add(pipe);
    }
    placeMark();
  }

  function createMark(): Group {
    const group = new Group();
    const shape = new BoxGeometry(1, 1, 1);
    const fill = new Mesh(
      shape,
      new MeshBasicMaterial({ transparent: true, opacity: 0.16, depthWrite: false }),
    );
    const edges = new LineSegments(new EdgesGeometry(shape), new LineBasicMaterial());
    fill.renderOrder = 6;
    edges.renderOrder = 7;
    group.add(fill, edges);
    return group;
  }

  function placeMark(): void {
    const layer = model.wellbore.layers.find(({ formationId }) => formationId === marked);
    mark.visible = layer !== undefined;
    if (!layer) return;
    const [x, , z] = middleOf(box);
    const least = (box.most[1] - box.least[1]) / 300;
    mark.scale.set(
      (box.most[0] - box.least[0]) * 1.004,
      Math.max(least, layer.baseM - layer.topM),
      (box.most[2] - box.least[2]) * 1.004,
    );
    mark.position.set(x, -(layer.topM + layer.baseM) / 2, z);
    for (const part of mark.children) {
      if (part instanceof Mesh || part instanceof LineSegments) part.material.color.copy(palette.accent);
    }
  }

  // What the pointer does.
  let pressedAt: { x: number; y: number } | null = null;
  let isPressed = false;
  let pointed: Layer | null = null;
  const ray = new Vector3();

  function layerUnder(event: PointerEvent): Layer | null {
    const bounds = canvas.getBoundingClientRect();
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

  const point = (layer: Layer | null) => {
    if (layer?.formationId === pointed?.formationId) return;
    pointed = layer;
    canvas.style.cursor = layer ? 'pointer' : '';
    options.onPoint(layer);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      isPressed = true;
      pressedAt = event.button === 0 && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (!isPressed && event.pointerType === 'mouse') point(layerUnder(event));
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    (event) => {
      isPressed = false;
      const from = pressedAt;
      pressedAt = null;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > clickSlip) return;
      const layer = layerUnder(event);
      if (layer) options.onChoose(layer);
    },
    { signal },
  );
  canvas.addEventListener('pointercancel', () => (isPressed = false), { signal });
  canvas.addEventListener('pointerleave', () => point(null), { signal });
  // Somebody who scrolls the page past the picture does not want to zoom it.
  host.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !host.contains(document.activeElement)) event.stopPropagation();
    },
    { signal, capture: true, passive: true },
  );
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // Without it the browser does not give the graphics back.
      event.preventDefault();
      options.onLost(true);
    },
    { signal },
  );
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      options.onLost(false);
      request();
    },
    { signal },
  );
  controls.addEventListener('start', () => {
    isOwnView = true;
  });
  controls.addEventListener('change', request);

  const resizes = new ResizeObserver(resize);
  resizes.observe(host);
  const sights = new IntersectionObserver((entries) => {
    isInSight = entries.some((entry) => entry.isIntersecting);
    if (isInSight && isDirty) request();
  });
  sights.observe(host);

  build({ ground: true, pipe: true });
  resize();

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
    show(next) {
      const before = model;
      model = next;
      box = boxOf(next, isNarrow(width));
      const { wellbore: a } = before;
      const { wellbore: b } = next;
      const isSameBox = a.bounds === b.bounds;
      build({
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
      if (!isOwnView && !isSameBox && width > 0) setView(view);
      request();
    },
    mark(formationId) {
      if (marked === formationId) return;
      marked = formationId;
      placeMark();
      request();
    },
    view: setView,
    key(key, shift) {
      const steps: Record<string, readonly [number, number]> = {
        ArrowLeft: [-1, 0],
        ArrowRight: [1, 0],
        ArrowUp: [0, 1],
        ArrowDown: [0, -1],
      };
      const step = steps[key];
      if (step && shift) pan(step[0], step[1]);
      else if (step) turn(step[0] * turnRad, -step[1] * turnRad);
      else if (key === '+' || key === '=') zoom(1 / zoomStep);
      else if (key === '-' || key === '_') zoom(zoomStep);
      else if (key === 'Home') setView('fit');
      else return false;
      if (key !== 'Home') isOwnView = true;
      controls.update();
      request();
      return true;
    },
    restyle() {
      palette = readPalette(host);
      build({ ground: true, pipe: true });
      request();
    },
    dispose() {
      listeners.abort();
      resizes.disconnect();
      sights.disconnect();
      cancelAnimationFrame(frame);
      controls.dispose();
      free(scene);
      labels.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Gives back what the graphics hold for an object and everything in it. */
function free(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh) && !('geometry' in part && 'material' in part)) return;
    const { geometry, material } = part as Mesh;
    geometry.dispose();
    for (const one of [material].flat() as Material[]) one.dispose();
  });
}
