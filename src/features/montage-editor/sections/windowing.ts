import type { Section } from '@/domain/montage/montage';
import { layOut, rowsInSight, titleHeight, usualProgramHeight, type Placed } from './layout';

export interface Parts {
  /** The element that clips the table if the table scrolls by itself. */
  frame: HTMLElement;
  /** The sticky column headers. */
  head: HTMLElement;
  content: HTMLElement;
}

/**
 * Which rows of which section are visible. Outside React's state: scrolling renders only sections whose rows change.
 */
export interface Windowing {
  subscribe(listener: () => void): () => void;
  /** `from-to`, or an empty text for a section out of view: a plain value, so that equal ranges compare equal. */
  of(section: string): string;
  layout(): readonly Placed[];
  /** The section at the top of the view; null without sections. */
  current(): string | null;
  /** Calls the listener when the section at the top changes. */
  subscribeToCurrent(listener: () => void): () => void;
  /** Scrolls the head of a section to the top of the table. */
  showSection(section: string): void;
  /** Whether a section came into view by scrolling, not by a jump. */
  cameByScroll(section: string): boolean;
  /** The measured, otherwise the estimated height (px). */
  programHeight(section: string): number;
  setSections(sections: readonly Section[]): void;
  setProgramHeight(section: string, height: number): void;
  /** Reads the visible range from the page. */
  look(): void;
  attach(parts: Parts): () => void;
  /** Scrolls the frame or the page, whichever scrolls. */
  scrollBy(pixels: number): void;
  /** Scrolls a height range of the content into view. */
  show(top: number, bottom: number): void;
}

/** The sticky bars and heads above the rows (px), about: a section is current before its head has left the view. */
const headAllowance = 160;

/** Where the table's sticky head ends (px from the top of the window) while it sticks. */
function stickyBottom(frame: HTMLElement, head: HTMLElement): number {
  const top = Number.parseFloat(getComputedStyle(head).top) || 0;
  const scrolls = frame.scrollHeight > frame.clientHeight + 1;
  return (scrolls ? frame.getBoundingClientRect().top : 0) + top + head.offsetHeight;
}

/** Leaves room for the floating save button at the lower edge. */
const roomBelow = 80;

export function createWindowing(sections: readonly Section[]): Windowing {
  const listeners = new Set<() => void>();
  const programHeights = new Map<string, number>();
  let latest = sections;
  let layout = layOut(sections, programHeights);
  let windows = new Map<string, string>();
  let elements: Parts | null = null;
  // Before the first measurement: as much as a usual screen shows.
  let sight = { top: 0, bottom: 720 };

  const scrolledIn = new Set<string>();
  const currentListeners = new Set<() => void>();
  let current = latest[0]?.id ?? null;

  /** A section becomes current when its head reaches the sticky heads. */
  const settleCurrent = () => {
    const under = sight.top + headAllowance;
    const next = layout.findLast(({ top }) => top <= under)?.id ?? layout[0]?.id ?? null;
    if (next === current) return;
    current = next;
    for (const listener of currentListeners) listener();
  };

  const settle = (byScroll = false) => {
    settleCurrent();
    let changed = false;
    const next = new Map<string, string>();
    for (const placed of layout) {
      const range = rowsInSight(placed, sight.top, sight.bottom);
      const text = range ? `${range.from}-${range.to}` : '';
      next.set(placed.id, text);
      if (!byScroll || text === '') scrolledIn.delete(placed.id);
      else if (!windows.get(placed.id)) scrolledIn.add(placed.id);
      changed ||= windows.get(placed.id) !== text;
    }
    if (!changed && next.size === windows.size) return;
    windows = next;
    for (const listener of listeners) listener();
  };
  settle();

  /** The part of the content that is visible below the sticky headers, within the frame and the page. */
  const look = (byScroll = false) => {
    if (!elements) return;
    const frame = elements.frame.getBoundingClientRect();
    const { top } = elements.content.getBoundingClientRect();
    sight = {
      top: Math.max(0, frame.top) - top,
      bottom: Math.min(window.innerHeight, frame.bottom) - top,
    };
    settle(byScroll);
  };
  const lookAgain = () => look();
  const lookWhileScrolling = () => look(true);

  const scrollsItself = (frame: HTMLElement) => frame.scrollHeight > frame.clientHeight + 1;

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (section) => windows.get(section) ?? '',
    layout: () => layout,
    current: () => current,
    subscribeToCurrent(listener) {
      currentListeners.add(listener);
      return () => currentListeners.delete(listener);
    },
    showSection(section) {
      const placed = layout.find(({ id }) => id === section);
      if (!elements || !placed) return;
      const { frame, head, content } = elements;
      if (scrollsItself(frame)) frame.scrollIntoView({ block: 'nearest' });
      const contentTop = content.getBoundingClientRect().top;
      // Above the table the head is not sticky yet: it will be where the page's own sticky bars end.
      const stuckHead = Math.min(head.getBoundingClientRect().bottom, stickyBottom(frame, head));
      this.scrollBy(contentTop + placed.top - stuckHead);
      look();
    },
    cameByScroll: (section) => scrolledIn.has(section),
    programHeight: (section) => programHeights.get(section) ?? usualProgramHeight,
    setSections(next) {
      if (next === latest) return;
      latest = next;
      layout = layOut(next, programHeights);
      settle();
    },
    setProgramHeight(section, height) {
      if (Math.abs((programHeights.get(section) ?? 0) - height) < 1) return;
      programHeights.set(section, height);
      layout = layOut(latest, programHeights);
      settle();
    },
    look: lookAgain,
    attach(parts) {
      elements = parts;
      // Receives scroll events of frame and page in the capture phase.
      const options = { capture: true, passive: true } as const;
      document.addEventListener('scroll', lookWhileScrolling, options);
      // A taller window does not change the frame, but shows more of it.
      window.addEventListener('resize', lookAgain);
      const observer = new ResizeObserver(lookAgain);
      // Called between layout and paint: measuring here would cause a second layout.
      observer.observe(parts.frame);
      // A notice or a panel above the table moves it without a scroll event.
      observer.observe(document.body);
      return () => {
        document.removeEventListener('scroll', lookWhileScrolling, options);
        window.removeEventListener('resize', lookAgain);
        observer.disconnect();
        elements = null;
      };
    },
    scrollBy(pixels) {
      if (!elements) return;
      const { frame } = elements;
      if (scrollsItself(frame)) frame.scrollTop += pixels;
      else window.scrollBy(0, pixels);
    },
    show(top, bottom) {
      if (!elements) return;
      const { frame, head, content } = elements;
      const own = scrollsItself(frame);
      // A scrolling frame first scrolls into view as a whole: it is sized to fit.
      if (own) frame.scrollIntoView({ block: 'nearest' });
      const contentTop = content.getBoundingClientRect().top;
      // A section's title sticks below the table's header, wherever that is now.
      const over = contentTop + top - (head.getBoundingClientRect().bottom + titleHeight);
      const end = own
        ? Math.min(frame.getBoundingClientRect().bottom, window.innerHeight)
        : window.innerHeight;
      const under = contentTop + bottom - (end - (own ? 8 : roomBelow));
      const by = over < 0 ? over : Math.max(0, Math.min(under, over));
      if (by === 0) return;
      this.scrollBy(by);
      look();
    },
  };
}
