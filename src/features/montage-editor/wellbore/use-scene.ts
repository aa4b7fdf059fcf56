import { useEffect, useRef, type RefObject } from 'react';
import { cellOfKey } from '@/domain/montage/address';
import { rowOf } from '../grid/grid-store';
import type { SceneModel } from './scene-model';
import type * as SceneModule from './scene/create-scene';
import type { WellboreScene } from './scene/create-scene';
import styles from './wellbore-body.module.css';
import type { WellboreLink } from './wellbore-link';

export type LoadScene = () => Promise<Pick<typeof SceneModule, 'createScene'>>;

/** `none`: this browser has no 3D graphics. `lost`: it has taken them away, and gives them back by itself. */
export type Graphics = 'starting' | 'drawn' | 'none' | 'failed' | 'lost';

interface SceneOptions {
  model: SceneModel;
  link: WellboreLink;
  load: LoadScene;
  onGraphics: (graphics: Graphics) => void;
}

/** Keeps a picture in the element `host`, from when it is mounted until it is taken down. */
export function useScene(
  host: RefObject<HTMLElement | null>,
  options: SceneOptions,
): RefObject<WellboreScene | null> {
  const { model, link, load, onGraphics } = options;
  const scene = useRef<WellboreScene | null>(null);
  const current = useRef(model);

  useEffect(() => {
    current.current = model;
    scene.current?.show(model);
  }, [model]);

  useEffect(() => {
    const { current: element } = host;
    const graphics = element && graphicsIn(element);
    if (!graphics) {
      onGraphics('none');
      return;
    }
    let over = false;
    let stop = () => {};
    const start = async () => {
      const { createScene } = await load();
      if (over) return;
      const made = createScene({
        ...graphics,
        host: element,
        className: (name) => styles[name] ?? '',
        model: current.current,
        onPoint: (layer) => {
          const at = layer && ({ of: 'formation', section: layer.sectionId, id: layer.formationId } as const);
          link.table()?.update({ pointed: at && rowOf(at) });
        },
        onChoose: ({ sectionId, formationId }) =>
          link.jump({
            at: { of: 'formation', section: sectionId, id: formationId },
            field: 'formation_name',
          }),
        onLost: (lost) => onGraphics(lost ? 'lost' : 'drawn'),
      });
      scene.current = made;
      const stopMarking = markFromTable(link, made);
      const schemes = new MutationObserver(() => made.restyle());
      schemes.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
      stop = () => {
        schemes.disconnect();
        stopMarking();
        made.dispose();
      };
      onGraphics('drawn');
    };
    start().catch((thrown: unknown) => {
      if (over) return;
      // For whoever looks into it: a chunk that does not come, or a driver that gives up.
      console.error('The 3D visualisation did not start.', thrown);
      onGraphics('failed');
    });
    return () => {
      over = true;
      stop();
      // A browser has few contexts to give: one that came to no picture is given back, too.
      if (!scene.current) graphics.context.getExtension('WEBGL_lose_context')?.loseContext();
      scene.current = null;
      graphics.canvas.remove();
      graphics.overlay.remove();
    };
  }, [host, link, load, onGraphics]);

  return scene;
}

/** The context is asked for before the graphics are loaded: a browser without one need not load them. */
function graphicsIn(element: HTMLElement) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) return null;
  canvas.className = styles['canvas'] ?? '';
  const overlay = document.createElement('div');
  overlay.className = styles['overlay'] ?? '';
  overlay.setAttribute('aria-hidden', 'true');
  element.append(canvas, overlay);
  return { canvas, context, overlay };
}

/** Marks the formation of the row that the table's pointer is over, else the one its cursor is in. */
function markFromTable(link: WellboreLink, scene: WellboreScene): () => void {
  const table = link.table();
  if (!table) return () => {};
  const follow = () => {
    const { pointed, cursor } = table.state();
    const at = (pointed === null ? null : cellOfKey(pointed).at) ?? cursor?.at;
    scene.mark(at?.of === 'formation' ? at.id : null);
  };
  follow();
  return table.subscribe(follow);
}
