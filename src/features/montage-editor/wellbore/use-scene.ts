import { useEffect, useRef, type RefObject } from 'react';
import { cellOfKey } from '@/domain/montage/address';
import { rowOf } from '../grid/grid-store';
import { graphicsKind } from './graphics';
import type { SceneModel } from './scene-model';
import type * as SceneModule from './scene/create-scene';
import type { WellboreScene } from './scene/create-scene';
import styles from './wellbore-body.module.css';
import type { WellboreLink } from './wellbore-link';

export type LoadScene = () => Promise<Pick<typeof SceneModule, 'createScene'>>;

/** `none`: this browser has no 3D graphics. `lost`: it has taken them away, and restores them by itself. */
export type Graphics = 'starting' | 'drawn' | 'none' | 'failed' | 'lost';

interface SceneOptions {
  model: SceneModel;
  link: WellboreLink;
  load: LoadScene;
  onGraphics: (graphics: Graphics) => void;
}

/** Shows the picture in the element `host` while it is mounted. */
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
    // Checked before anything loads: a browser without graphics does not need the code.
    const kind = element ? graphicsKind() : 'none';
    if (!element || kind === 'none') {
      onGraphics('none');
      return;
    }
    let over = false;
    let stop = () => {};
    const failed = (thrown: unknown) => {
      if (over) return;
      // For debugging: a chunk that fails to load, or a driver that fails.
      console.error('The 3D visualisation did not start.', thrown);
      onGraphics('failed');
    };
    const { surface, overlay } = layersIn(element);
    const start = async () => {
      const { createScene } = await load();
      if (over) return;
      const made = createScene({
        host: element,
        surface,
        overlay,
        isSoftware: kind === 'software',
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
        onDrawn: () => onGraphics('drawn'),
        onLost: (lost) => onGraphics(lost ? 'lost' : 'drawn'),
        onFailed: failed,
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
    };
    start().catch(failed);
    return () => {
      over = true;
      stop();
      scene.current = null;
      surface.remove();
      overlay.remove();
    };
  }, [host, link, load, onGraphics]);

  return scene;
}

/** The picture and its labels. */
function layersIn(element: HTMLElement) {
  const surface = document.createElement('div');
  surface.className = styles['surface'] ?? '';
  const overlay = document.createElement('div');
  overlay.className = styles['overlay'] ?? '';
  overlay.setAttribute('aria-hidden', 'true');
  element.append(surface, overlay);
  return { surface, overlay };
}

/** Highlights the formation of the row under the table's pointer, otherwise of the row with its cursor. */
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
