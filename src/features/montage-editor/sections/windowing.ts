import { createFrameQueue, type FrameQueue } from './frame-queue';
import { layOut, rowTop, usualProgramHeight, type ExtraLine, type LayoutInput, type Placed } from './layout';
import { nextSlice, rangesInSight, type DrawnRanges } from './scroll-slices';

export interface Parts {
  /** The sticky column headers. */
  head: HTMLElement;
  content: HTMLElement;
}

/** Everything of the layout but the measured heights of the programmes. */
export type WindowingInput = Omit<LayoutInput, 'programHeights' | 'extraLine'>;

/**
 * Where the programmes of a section are. Those that the user scrolls to are drawn step by step, those of a jump at once.
 */
export type ProgrammePlace = 'away' | 'scrolled to' | 'in view';

/** The programmes this far below the view (rows) count as in view. */
const programmeMarginRows = 8;

/**
 * Which rows of which section are visible. Outside React's state: scrolling renders only sections whose rows change.
 * The window is the only scroller.
 */
export interface Windowing {
  subscribe(listener: () => void): () => void;
  /**
   * The rows to draw as `from-to`, or an empty text for a section out of view: a plain value, so that equal ranges compare
   * equal. During a scroll they are a few more in each frame (see `nextSlice`).
   */
  of(section: string): string;
  /** For what belongs to the rows and can be drawn after them. */
  readonly later: FrameQueue;
  layout(): readonly Placed[];
  placed(section: string): Placed | undefined;
  /** The section at the top of the view; null without sections. */
  current(): string | null;
  /** Calls the listener when the section at the top changes. */
  subscribeToCurrent(listener: () => void): () => void;
  /** Scrolls the head of a section to the top of the table. */
  showSection(section: string): void;
  programme(section: string): ProgrammePlace;
  /** The measured, otherwise the estimated height (px). */
  programHeight(section: string): number;
  set(input: WindowingInput): void;
  /** Makes room for a line under a row. */
  setExtraLine(line: ExtraLine | null): void;
  setProgramHeight(section: string, height: number): void;
  /** Forgets the measured heights: the programmes are laid out in another width. */
  forgetHeights(): void;
  /** Reads the visible range from the page. */
  look(): void;
  attach(parts: Parts): () => void;
  /** Where the sticky heads end (px from the top of the window). */
  headBottom(): number;
  /** Scrolls a height range of the content into view. */
  show(top: number, bottom: number): void;
  /** Scrolls a row into view; the section TD follows the last formation. */
  showRow(section: string, row: number): void;
}

/** The sticky bars and heads above the rows (px), about: a section is current before its head has left the view. */
const headAllowance = 160;

/** Between a revealed row and the lower edge of the window (px). */
const roomBelow = 16;

/** Where the table's sticky head ends (px from the top of the window) while it sticks. */
const stickyBottom = (head: HTMLElement): number =>
  (Number.parseFloat(getComputedStyle(head).top) || 0) + head.offsetHeight;

export function createWindowing(first: WindowingInput): Windowing {
  const listeners = new Set<() => void>();
  const programHeights = new Map<string, number>();
  let input = first;
  let extraLine: ExtraLine | null = null;
  let layout: readonly Placed[] = [];
  let byId = new Map<string, Placed>();
  let ranges: DrawnRanges = new Map();
  const later = createFrameQueue();
  /** Cancels the next frame's part of a scroll; null if all rows in view are drawn. */
  let cancelSlice: (() => void) | null = null;
  let isDown = true;
  let elements: Parts | null = null;
  // Before the first measurement: as much as a usual screen shows.
  let sight = { top: 0, bottom: 720 };

  let programmes = new Map<string, ProgrammePlace>();
  const currentListeners = new Set<() => void>();
  let current = input.sections[0]?.id ?? null;

  /** A section becomes current when its head reaches the sticky heads. */
  const settleCurrent = () => {
    const under = sight.top + headAllowance;
    const next = layout.findLast(({ top }) => top <= under)?.id ?? layout[0]?.id ?? null;
    if (next === current) return;
    current = next;
    for (const listener of currentListeners) listener();
  };

  const heightOfProgramme = (section: string) => programHeights.get(section) ?? usualProgramHeight;
  const isProgrammeInView = ({ id, top, height, rowHeight }: Placed) =>
    top + height - heightOfProgramme(id) < sight.bottom + programmeMarginRows * rowHeight;

  const settle = (byScroll = false, hasMoved = false) => {
    settleCurrent();
    cancelSlice?.();
    cancelSlice = null;
    const wanted = rangesInSight(layout, sight);
    const next = byScroll ? nextSlice(ranges, wanted, isDown) : { ranges: wanted, isWhole: true };
    if (!next.isWhole) cancelSlice = later.next(() => settle(true));
    let changed = hasMoved;
    const nextProgrammes = new Map<string, ProgrammePlace>();
    for (const placed of layout) {
      const { id } = placed;
      const range = next.ranges.get(id);
      const before = programmes.get(id) ?? 'away';
      const isIn = range !== undefined && isProgrammeInView(placed);
      const isNew = before === 'away';
      const programme = !isIn ? 'away' : !isNew ? before : byScroll ? 'scrolled to' : 'in view';
      nextProgrammes.set(id, programme);
      const known = ranges.get(id);
      changed ||= known?.from !== range?.from || known?.to !== range?.to || before !== programme;
    }
    if (!changed && nextProgrammes.size === programmes.size) return;
    ranges = next.ranges;
    programmes = nextProgrammes;
    if (byScroll) later.drew();
    for (const listener of listeners) listener();
  };

  const layOutAgain = () => {
    const before = byId;
    layout = layOut({ ...input, programHeights, extraLine });
    byId = new Map(layout.map((placed) => [placed.id, placed]));
    // A section out of view is a space of its height.
    settle(
      cancelSlice !== null,
      layout.some(({ id, height }) => before.get(id)?.height !== height),
    );
  };
  layOutAgain();

  /** The part of the content that is in the window. */
  const look = (byScroll = false) => {
    if (!elements) return;
    const { top } = elements.content.getBoundingClientRect();
    if (-top !== sight.top) isDown = -top > sight.top;
    sight = { top: -top, bottom: window.innerHeight - top };
    settle(byScroll);
  };
  const lookAgain = () => look();
  const lookWhileScrolling = () => look(true);

  const windowing: Windowing = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of(section) {
      const range = ranges.get(section);
      return range ? `${range.from}-${range.to}` : '';
    },
    later,
    layout: () => layout,
    placed: (section) => byId.get(section),
    current: () => current,
    subscribeToCurrent(listener) {
      currentListeners.add(listener);
      return () => currentListeners.delete(listener);
    },
    showSection(section) {
      const placed = byId.get(section);
      if (!elements || !placed) return;
      const { head, content } = elements;
      const contentTop = content.getBoundingClientRect().top;
      // Above the table the head is not sticky yet: it will be where the page's own sticky bars end.
      const stuckHead = Math.min(head.getBoundingClientRect().bottom, stickyBottom(head));
      window.scrollBy(0, contentTop + placed.top - stuckHead);
      look();
    },
    programme: (section) => programmes.get(section) ?? 'away',
    programHeight: heightOfProgramme,
    set(next) {
      if (next === input) return;
      input = next;
      layOutAgain();
    },
    setExtraLine(line) {
      if (line === extraLine) return;
      extraLine = line;
      layOutAgain();
      // The sections draw the line, although their range is the same.
      for (const listener of listeners) listener();
    },
    setProgramHeight(section, height) {
      if (Math.abs((programHeights.get(section) ?? 0) - height) < 1) return;
      programHeights.set(section, height);
      layOutAgain();
    },
    forgetHeights() {
      programHeights.clear();
      layOutAgain();
    },
    look: lookAgain,
    attach(parts) {
      elements = parts;
      const options = { capture: true, passive: true } as const;
      document.addEventListener('scroll', lookWhileScrolling, options);
      window.addEventListener('resize', lookAgain);
      const observer = new ResizeObserver(lookAgain);
      // Called between layout and paint: measuring here would cause a second layout. A notice or a panel above the
      // table moves it without a scroll event.
      observer.observe(document.body);
      // Before the first section renders: its rows are those of this window.
      look();
      return () => {
        document.removeEventListener('scroll', lookWhileScrolling, options);
        window.removeEventListener('resize', lookAgain);
        observer.disconnect();
        elements = null;
      };
    },
    headBottom: () => elements?.head.getBoundingClientRect().bottom ?? 0,
    show(top, bottom) {
      if (!elements) return;
      const { head, content } = elements;
      const contentTop = content.getBoundingClientRect().top;
      const { titleHeight, headsHeight } = input.measures;
      // A section's title sticks below the table's header, wherever that is now.
      const over = contentTop + top - (head.getBoundingClientRect().bottom + titleHeight + headsHeight);
      const under = contentTop + bottom - (window.innerHeight - roomBelow);
      const by = over < 0 ? over : Math.max(0, Math.min(under, over));
      if (by === 0) return;
      window.scrollBy(0, by);
      look();
    },
    showRow(section, row) {
      const placed = byId.get(section);
      if (!placed) return;
      const top = rowTop(placed, row);
      windowing.show(top, top + placed.rowHeight);
    },
  };
  return windowing;
}
