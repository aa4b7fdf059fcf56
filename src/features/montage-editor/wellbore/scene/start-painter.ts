import type { FromPainter, ToPainter } from './messages';
import type { Painting } from './picture';

export interface PainterHandlers {
  /** The last painting is on the screen. */
  readonly onPainted: () => void;
  readonly onLost: (lost: boolean) => void;
  readonly onFailed: (cause: Error) => void;
}

export interface StartedPainter {
  /** Not before the last one is painted. */
  paint(painting: Painting): void;
  end(): void;
}

export interface PainterOptions extends PainterHandlers {
  /** The canvas's parent; the canvas fills it. */
  readonly surface: HTMLElement;
  readonly isSoftware: boolean;
}

/**
 * Starts the painter for a canvas in `surface`: in a worker, so that slow painting does not slow the page, or in the
 * page if the browser has no canvas or no graphics for a worker.
 */
export function startPainter(options: PainterOptions): StartedPainter {
  const { surface, isSoftware, onPainted, onLost, onFailed } = options;
  const canvas = document.createElement('canvas');
  surface.append(canvas);
  if (!('transferControlToOffscreen' in canvas)) return inPage(options, canvas);

  let isProven = false;
  /** What was painted, by parts, to start another painter with. */
  let painted: Painting | null = null;
  let instead: StartedPainter | null = null;
  const worker = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToPainter, transferred: Transferable[] = []) =>
    worker.postMessage(message, transferred);

  worker.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => {
    if ('painted' in data) {
      isProven = true;
      onPainted();
    } else if ('lost' in data) onLost(data.lost);
    else if (isProven) onFailed(new Error(data.failed));
    else {
      worker.terminate();
      // A canvas passed to a worker cannot be used again.
      const another = document.createElement('canvas');
      canvas.replaceWith(another);
      instead = inPage(options, another);
      if (painted) instead.paint(painted);
    }
  });
  worker.addEventListener('error', () =>
    onFailed(new Error('The worker that paints the well failed to load.')),
  );
  const offscreen = canvas.transferControlToOffscreen();
  post({ canvas: offscreen, isSoftware }, [offscreen]);

  return {
    paint(painting) {
      if (!isProven) painted = { ...painted, ...painting };
      else painted = null;
      if (instead) instead.paint(painting);
      else post({ painting });
    },
    end() {
      instead?.end();
      // Its graphics end with the worker.
      worker.terminate();
    },
  };
}

function inPage(
  { isSoftware, onPainted, onLost, onFailed }: PainterOptions,
  canvas: HTMLCanvasElement,
): StartedPainter {
  let over = false;
  const painter = import('./painter').then(({ createPainter }) =>
    over ? null : createPainter({ canvas, isSoftware, onLost }),
  );
  const failed = (thrown: unknown) => {
    if (!over) onFailed(thrown instanceof Error ? thrown : new Error(String(thrown)));
  };
  const paint = async (painting: Painting) => {
    const made = await painter;
    if (over || !made) return;
    made.paint(painting);
    onPainted();
  };
  return {
    paint: (painting) => void paint(painting).catch(failed),
    end() {
      over = true;
      painter.then((made) => made?.dispose()).catch(() => undefined);
    },
  };
}
