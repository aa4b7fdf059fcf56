import {
  AmbientLight,
  BoxGeometry,
  type BufferGeometry,
  Color,
  DirectionalLight,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { buildGround } from './ground';
import { mapPalette, type Palette } from './palette';
import type { GroundPicture, MarkPicture, Painting, PipePicture } from './picture';
import { buildPipe } from './pipe';

export interface PainterOptions {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  /** Whether the processor draws, without a graphics card. */
  readonly isSoftware: boolean;
  /** Called when the browser takes the graphics away, and when they are restored and painted again. */
  readonly onLost: (lost: boolean) => void;
}

export interface Painter {
  paint(painting: Painting): void;
  dispose(): void;
}

/**
 * Everything that uses the graphics, and the only module that imports three's renderer. It uses nothing of the page, so
 * it runs in a worker.
 *
 * @throws Error if the canvas has no graphics.
 */
export function createPainter({ canvas, isSoftware, onLost }: PainterOptions): Painter {
  // On a processor, painting a resting picture twice as fine smooths edges better than four samples per pixel.
  const renderer = new WebGLRenderer({ canvas, antialias: !isSoftware, alpha: true });
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  camera.matrixAutoUpdate = false;
  const light = new DirectionalLight(0xffffff, 1.9);
  light.position.set(-0.6, 0.8, 1);
  camera.add(light);
  scene.add(camera, new AmbientLight(0xffffff, 1.5));

  let palette: Palette<Color> | null = null;
  let groundPicture: GroundPicture | null = null;
  let pipePicture: PipePicture | null = null;
  let ground = new Group();
  let pipe = new Group();
  const mark = createMark();
  scene.add(ground, pipe, mark);
  let size = '';

  function renew(painting: Painting): void {
    if (painting.palette) palette = mapPalette(painting.palette, (colour) => new Color(colour));
    groundPicture = painting.ground ?? groundPicture;
    pipePicture = painting.pipe ?? pipePicture;
    if (!palette) return;
    if (groundPicture && (painting.ground || painting.palette)) {
      free(ground);
      scene.remove(ground);
      ground = buildGround(groundPicture, palette);
      scene.add(ground);
    }
    if (pipePicture && (painting.pipe || painting.palette)) {
      free(pipe);
      scene.remove(pipe);
      pipe = buildPipe(pipePicture, palette);
      scene.add(pipe);
    }
    if (painting.mark !== undefined) place(painting.mark);
    for (const part of mark.children) {
      if (part instanceof Mesh || part instanceof LineSegments) part.material.color.copy(palette.accent);
    }
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
    group.visible = false;
    return group;
  }

  function place(picture: MarkPicture | null): void {
    mark.visible = picture !== null;
    if (!picture) return;
    mark.scale.set(...picture.size);
    mark.position.set(...picture.middle);
  }

  const render = () => {
    if (!renderer.getContext().isContextLost()) renderer.render(scene, camera);
  };

  const lost = (event: Event) => {
    // Without this the browser does not restore the graphics.
    event.preventDefault();
    onLost(true);
  };
  const restored = () => {
    render();
    onLost(false);
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);

  return {
    paint(painting) {
      const { width, height, pixelRatio, projection } = painting;
      const nextSize = `${width} ${height} ${pixelRatio}`;
      if (nextSize !== size) {
        size = nextSize;
        renderer.setPixelRatio(pixelRatio);
        renderer.setSize(width, height, false);
      }
      renew(painting);
      camera.projectionMatrix.fromArray(projection);
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
      camera.matrix.fromArray(painting.camera);
      camera.updateMatrixWorld(true);
      render();
    },
    dispose() {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      free(scene);
      renderer.dispose();
      // A browser has few contexts.
      renderer.forceContextLoss();
    },
  };
}

/** Disposes of the graphics resources of an object and everything in it. */
function free(object: Object3D): void {
  object.traverse((part) => {
    if (!('geometry' in part && 'material' in part)) return;
    const { geometry, material } = part as Object3D & {
      geometry: BufferGeometry;
      material: Material | Material[];
    };
    geometry.dispose();
    for (const one of [material].flat()) one.dispose();
  });
}
