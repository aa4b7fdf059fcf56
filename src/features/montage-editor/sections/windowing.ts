import type { Section } from '@/domain/montage/montage';
import { layOut, rowsInSight, titleHeight, usualProgramHeight, type Placed } from './layout';

export interface Parts {
  /** What cuts the table off, where it scrolls by itself. */
  frame: HTMLElement;
  /** The heads of the columns, which stay in sight. */
  head: HTMLElement;
  content: HTMLElement;
}

/**
 * Which rows of which section are in sight, beside React's state: scrolling draws the sections whose rows change, and
 * nothing else.
 */
export interface Windowing {
  subscribe(listener: () => void): () => void;
  /** `from-to`, or an empty text for a section out of sight: a plain value, which is the same while it says the same. */
  of(section: string): string;
  layout(): readonly Placed[];
  /** Whether a section came into sight because the table was scrolled, and not because somebody asked for it. */
  cameByScroll(section: string): boolean;
  /** As measured, or else as estimated (px). */
  programHeight(section: string): number;
  setSections(sections: readonly Section[]): void;
  setProgramHeight(section: string, height: number): void;
  /** Reads from the page what is in sight. */
  look(): void;
  attach(parts: Parts): () => void;
  /** Scrolls whatever scrolls here, the frame or the page. */
  scrollBy(pixels: number): void;
  /** Scrolls so that a height range of the content is in sight. */
  show(top: number, bottom: number): void;
}

/** What is brought into sight stays clear of the lower edge, where the button to save floats. */
const roomBelow = 80;

export function createWindowing(sections: readonly Section[]): Windowing {
  const listeners = new Set<() => void>();
  const programHeights = new Map<string, number>();
  let latest = sections;
  let layout = layOut(sections, programHeights);
  let windows = new Map<string, string>();
  let elements: Parts | null = null;
  // Before the page has been looked at: as much as a usual screen shows from the top.
  let sight = { top: 0, bottom: 720 };

  const scrolledIn = new Set<string>();

  const settle = (byScroll = false) => {
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

  /** The part of the content that is neither cut off by the frame nor by the page, below the heads that stick. */
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
      // Whatever scrolls, the frame or the page, says so on its way down.
      const options = { capture: true, passive: true } as const;
      document.addEventListener('scroll', lookWhileScrolling, options);
      // A window that only grows taller changes nothing of the frame, and shows more of it.
      window.addEventListener('resize', lookAgain);
      const observer = new ResizeObserver(lookAgain);
      // It calls at once, after the layout and before the paint: to look here would make the browser lay out twice.
      observer.observe(parts.frame);
      // A notice or a panel above the table moves it without a scroll.
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
      // A frame that scrolls comes into sight first, whole: it is made to fit.
      if (own) frame.scrollIntoView({ block: 'nearest' });
      const contentTop = content.getBoundingClientRect().top;
      // A section's title sticks below the table's head, wherever that is now.
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
