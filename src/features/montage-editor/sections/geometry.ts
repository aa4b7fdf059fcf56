/** What a person would see of the table's boxes, for its stories. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rounding of the browser, px. */
const slackPx = 0.75;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right - slackPx &&
  other.left < one.right - slackPx &&
  one.top < other.bottom - slackPx &&
  other.top < one.bottom - slackPx;

const nameOf = (element: Element): string =>
  `${element.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? ''} ${element.textContent.slice(0, 24)}`.trim();

/** Where the letters of an element are, line by line. A clipped text ends where it is clipped. */
function textBoxes(element: Element): Box[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: Box[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim()) continue;
    const { visibility, overflow } = getComputedStyle(parent);
    if (visibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clip = overflow === 'visible' ? null : parent.getBoundingClientRect();
    for (const rect of range.getClientRects()) {
      const box = clip
        ? {
            left: Math.max(rect.left, clip.left),
            top: Math.max(rect.top, clip.top),
            right: Math.min(rect.right, clip.right),
            bottom: Math.min(rect.bottom, clip.bottom),
          }
        : rect;
      if (box.right > box.left && box.bottom > box.top) boxes.push(box);
    }
  }
  return boxes;
}

const cells = '[role="gridcell"], [role="rowheader"], [role="columnheader"], [data-carried] > *';
const marks = '[data-source-mark] > *, [role="img"] > svg, button';

/** The pairs of texts and marks of one row that overlap. */
export function overlaps(table: Element): string[] {
  return [...table.querySelectorAll('[role="row"], [data-carried]')].flatMap((row) => {
    const parts = [
      ...[...row.querySelectorAll(cells)].map((cell) => ({ cell, boxes: textBoxes(cell) })),
      ...[...row.querySelectorAll(marks)].map((mark) => ({
        cell: mark,
        boxes: [mark.getBoundingClientRect() as Box],
      })),
    ];
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        // A button's own text is in it.
        .filter(({ cell }) => cell.tagName !== 'BUTTON' || !one.cell.contains(cell))
        .filter(({ boxes }) => one.boxes.some((box) => boxes.some((other) => overlap(box, other))))
        .map(({ cell }) => `${nameOf(one.cell)} / ${nameOf(cell)}`),
    );
  });
}

/** The values that do not fit into their cell. A long text ends in an ellipsis, and its tooltip has all of it. */
export function cutTexts(table: Element): string[] {
  return [...table.querySelectorAll<HTMLElement>('[data-cell]')].flatMap((cell) => {
    const text = cell.querySelector<HTMLElement>('[data-text]') ?? cell;
    const isExplained = cell.title.length > 80;
    const box = cell.getBoundingClientRect();
    const leaves = textBoxes(cell).some(
      ({ left, right, bottom }) =>
        left < box.left - slackPx || right > box.right + slackPx || bottom > box.bottom + slackPx,
    );
    const cut =
      !isExplained && (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2);
    return leaves || cut ? [nameOf(cell)] : [];
  });
}

/** The labels of programmes that take more than one line, or reach under the ground of a cell that is pointed at. */
export const misfitLabels = (table: Element): string[] =>
  [...table.querySelectorAll('[data-column] [role="rowheader"]')].flatMap((label) => {
    const boxes = textBoxes(label);
    const tops = boxes.map(({ top }) => top);
    const isWrapped = Math.max(...tops) - Math.min(...tops) > 4;
    const end = label.getBoundingClientRect().right + slackPx;
    return isWrapped || boxes.some(({ right }) => right > end) ? [label.textContent] : [];
  });

/** The side of the squares (px) by which space is counted. */
const squarePx = 4;
/** Space farther (px) than this from everything is blank. */
const nearPx = 12;

/** What fills a section: texts, marks, controls, drawings, and the lines that lead from a label to its values. */
function filledBoxes(section: Element): Box[] {
  const lines = [...section.querySelectorAll('[role="row"], [data-carried]')].flatMap((row) => {
    const boxes = textBoxes(row);
    if (boxes.length === 0) return [];
    return [
      {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      },
    ];
  });
  const others = section.querySelectorAll(`${marks}, [style*='--sediment'], [data-drawing]`);
  return [...lines, ...[...others].map((element) => element.getBoundingClientRect())];
}

interface Squares {
  readonly blank: number;
  readonly all: number;
}

/**
 * How much of a section is blank, in squares of 4 px: those farther than 12 px from every text, mark, control and
 * drawing, and from the line between a label and its values. A border around empty space fills nothing.
 */
export function blankSquares(section: Element): Squares {
  const { left, top, width, height } = section.getBoundingClientRect();
  const [across, down] = [Math.floor(width / squarePx), Math.floor(height / squarePx)];
  const filled = new Uint8Array(across * down);
  for (const box of filledBoxes(section)) {
    const square = (px: number) => Math.round(px / squarePx);
    const [from, to] = [square(box.left - left - nearPx), square(box.right - left + nearPx)];
    const last = Math.min(down, square(box.bottom - top + nearPx));
    for (let y = Math.max(0, square(box.top - top - nearPx)); y < last; y += 1)
      filled.fill(1, y * across + Math.max(0, from), y * across + Math.min(across, Math.max(0, to)));
  }
  return { blank: filled.filter((one) => one === 0).length, all: filled.length };
}

/** The blank share of several sections, 0 to 1. */
export function blankShare(sections: readonly Squares[]): number {
  const total = (key: keyof Squares) => sections.reduce((sum, one) => sum + one[key], 0);
  return total('blank') / total('all');
}
