import { useSyncExternalStore } from 'react';
import type { TextWidth } from '@/domain/drawing/drawing';

/** As in tokens.css; a canvas cannot read the page's properties. */
const weights = { regular: 400, strong: 650 } as const;

/** Names and figures repeat between drawings. */
const mostKept = 5_000;

/** Measures texts in the typeface of an element. */
function textWidthIn(element: Element): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(element).fontFamily;
  const widths = new Map<string, number>();
  let font = '';
  return (text, size, weight) => {
    const key = `${weight}${size}${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    // Half an em per letter: without a canvas, words are cut off a little early or late.
    let width = text.length * size * 0.55;
    if (context) {
      const wanted = `${weights[weight]} ${size}px ${family}`;
      if (font !== wanted) {
        font = wanted;
        context.font = wanted;
      }
      // Figures are equally wide on the page; a canvas would use the narrow 1.
      width = context.measureText(text.replaceAll('1', '0')).width;
    }
    if (widths.size >= mostKept) widths.clear();
    widths.set(key, width);
    return width;
  };
}

let measure: TextWidth | null = null;
const pageTextWidth = (): TextWidth => (measure ??= textWidthIn(document.body));

const pictures = new Set<() => void>();
// The state of `document.fonts` is 'loaded' also before the typeface has been asked for, so the event is what counts.
document.fonts.addEventListener('loadingdone', () => {
  measure = null;
  for (const draw of pictures) draw();
});

function subscribe(draw: () => void): () => void {
  pictures.add(draw);
  return () => pictures.delete(draw);
}

/** Measures texts in the page's typeface: one measure for all pictures, whose texts repeat; a new one once a typeface has loaded. */
export const useTextWidth = (): TextWidth => useSyncExternalStore(subscribe, pageTextWidth);
