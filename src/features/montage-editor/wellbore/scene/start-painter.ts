import type { FromPainter, ToPainter } from './messages';
import type { Painting } from './picture';

export interface PainterHandlers {
  /** The last painting stands in the picture. */
  readonly onPainted: () => void;
  readonly onLost: (lost: boolean) => void;
  readonly onFailed: (cause: Error) => void;
}

export interface StartedPainter {
  /** Not again before the last one has been painted. */
  paint(painting: Painting): void;
  end(): void;
}

export interface PainterOptions extends PainterHandlers {
  /** Gets a canvas that fills it. */
  readonly surface: HTMLElement;
  readonly isSoftware: boolean;
}

/**
 * Starts what paints on a canvas in `surface`: in a worker, so that the page stays quick where painting is slow; in the page
 * itself where the browser has no canvas for a worker, or no graphics for it.
 */
export function startPainter(options: PainterOptions): StartedPainter {
  const { surface, isSoftware, onPainted, onLost, onFailed } = options;
  const canvas = document.createElement('canvas');
  surface.append(canvas);
  if (!('transferControlToOffscreen' in canvas)) return inPage(options, canvas);

  let isProven = false;
  /** What was painted, by parts, for another painter to begin with. */
  let told: Painting | null = null;
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
      // A canvas that was handed over does not come back.
      const another = document.createElement('canvas');
      canvas.replaceWith(another);
      instead = inPage(options, another);
      if (told) instead.paint(told);
    }
  });
  worker.addEventListener('error', () =>
    onFailed(new Error('The worker that paints the well did not come.')),
  );
  const offscreen = canvas.transferControlToOffscreen();
  post({ canvas: offscreen, isSoftware }, [offscreen]);

  return {
    paint(painting) {
      if (!isProven) told = { ...told, ...painting };
      else told = null;
      if (instead) instead.paint(painting);
      else post({ painting });
    },
    end() {
      instead?.end();
      // With the worker its graphics end, too.
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
