import type { BrowserContext } from '@playwright/test';

/** What moved on a page in one frame without the user's doing. */
interface Shift {
  /** The path of the page. */
  readonly path: string;
  /** When the document began to load: two loads of one path differ in it. */
  readonly document: number;
  /** Milliseconds since the document began to load. */
  readonly time: number;
  /** The share of the window that moved, times the share of the window by which it moved. */
  readonly value: number;
  readonly moved: readonly string[];
}

/** Runs in the page, so it may use nothing outside of itself. */
function watchShifts(): void {
  const { reportShift, reportAct } = globalThis as unknown as {
    reportShift(shift: Shift): void;
    reportAct(time: number): void;
  };
  const act = () => reportAct(performance.timeOrigin + performance.now());
  for (const type of ['pointerdown', 'keydown', 'input', 'change', 'popstate'])
    addEventListener(type, act, { capture: true });
  // A window of another size has another layout.
  let size = `${innerWidth} ${innerHeight}`;
  addEventListener('resize', () => {
    const now = `${innerWidth} ${innerHeight}`;
    if (now !== size) act();
    size = now;
  });

  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '(gone)';
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.slice(0, 40)}`;
  };
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)}: from ${box(previousRect)} to ${box(currentRect)}`,
      );
      reportShift({
        path: location.pathname,
        document: performance.timeOrigin,
        time: startTime,
        value,
        moved,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * A browser exempts what follows a key or a click within half a second. A busy machine may need seconds for an answer, and
 * Playwright fills fields and goes back without a key or a click.
 */
const answeredMs = 5_000;

/** The shifts of all pages that the context will open, but those that answer the user. */
export async function recordShifts(context: BrowserContext): Promise<readonly Shift[]> {
  const shifts: Shift[] = [];
  // Of all pages: signing in again in one tab lets another one save.
  const acts: number[] = [];
  await context.exposeFunction('reportAct', (time: number) => void acts.push(time));
  await context.exposeFunction('reportShift', (shift: Shift) => {
    const sinceActs = acts.map((act) => shift.document + shift.time - act);
    if (!sinceActs.some((since) => since >= 0 && since < answeredMs)) shifts.push(shift);
  });
  await context.addInitScript(watchShifts);
  return shifts;
}

/**
 * The bursts above a limit, as Cumulative Layout Shift defines them: shifts less than a second apart, within five seconds.
 * https://web.dev/articles/cls
 */
export function burstsAbove(limit: number, shifts: readonly Shift[]): string[] {
  const bursts: Shift[][] = [];
  for (const shift of shifts.toSorted((a, b) => a.document - b.document || a.time - b.time)) {
    const burst = bursts.at(-1);
    const first = burst?.[0];
    const last = burst?.at(-1);
    if (
      burst &&
      first?.document === shift.document &&
      shift.time - last!.time < 1_000 &&
      shift.time - first.time < 5_000
    )
      burst.push(shift);
    else bursts.push([shift]);
  }
  const sum = (burst: readonly Shift[]) => burst.reduce((total, { value }) => total + value, 0);
  return bursts
    .filter((burst) => sum(burst) > limit)
    .map(
      (burst) =>
        `${sum(burst).toFixed(3)} at ${burst[0]!.path} after ${Math.round(burst[0]!.time)} ms:\n` +
        burst.flatMap(({ value, moved }) => moved.map((line) => `  ${value.toFixed(3)} ${line}`)).join('\n'),
    );
}
