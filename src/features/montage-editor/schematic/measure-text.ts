import type { TextWidth } from '@/domain/drawing/drawing';

/** As in tokens.css; a canvas cannot read the page's properties. */
const weights = { regular: 400, strong: 650 } as const;

/** Names and figures repeat between drawings. */
const mostKept = 5_000;

/** Measures texts in the typeface of an element. */
export function textWidthIn(element: Element): TextWidth {
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
