/**
 * Paints the well outside the page, whose frames it cannot block, however slow a processor without a graphics card is.
 */
import type { FromPainter, ToPainter } from './messages';
import { createPainter, type Painter } from './painter';

const post = (message: FromPainter) => postMessage(message);
let painter: Painter | null = null;
let finish = () => {};

addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  try {
    if ('canvas' in data) {
      const { canvas, isSoftware } = data;
      painter = createPainter({ canvas, isSoftware, onLost: (lost) => post({ lost }) });
      const context = canvas.getContext('webgl2');
      const pixel = new Uint8Array(4);
      // Reading a pixel waits for the picture: requests that arrive in the meantime become one, the latest, instead of
      // a queue. A graphics card does not need this.
      if (isSoftware)
        finish = () => context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    } else {
      painter?.paint(data.painting);
      finish();
      if (painter) post({ painted: true });
    }
  } catch (thrown) {
    post({ failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
