/** Paints the well beside the page, which no frame can then hold up, however long the processor takes where no card does it. */
import type { FromPainter, ToPainter } from './messages';
import { createPainter, type Painter } from './painter';

const say = (message: FromPainter) => postMessage(message);
let painter: Painter | null = null;
let finish = () => {};

addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  try {
    if ('canvas' in data) {
      const { canvas, isSoftware } = data;
      painter = createPainter({ canvas, isSoftware, onLost: (lost) => say({ lost }) });
      const context = canvas.getContext('webgl2');
      const pixel = new Uint8Array(4);
      // Reading a pixel waits for the picture: frames that were asked for in the meantime are then one, the latest, and do
      // not queue up behind each other. A card needs no such care.
      if (isSoftware)
        finish = () => context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    } else {
      painter?.paint(data.painting);
      finish();
      if (painter) say({ painted: true });
    }
  } catch (thrown) {
    say({ failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});
