/**
 * Runs in the page that a journey looks at, in every engine: finds elements as a user names them, by role and accessible
 * name. Arguments and answers are JSON.
 */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { complaintsKey } from './complaints-key.ts';

export interface Query {
  role?: string;
  /** The accessible name: exact, or the source of a regular expression. */
  name?: string | { matches: string };
  css?: string;
  /** Part of the text. */
  text?: string;
  within?: Query;
  /** Counted from 0, negative from the end. */
  nth?: number;
}

export interface Found {
  /** The part that is in the viewport. */
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  value: string;
  focused: boolean;
  /** Whether a click at its middle reaches it. */
  reachable: boolean;
}

const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** A picture's parts are visible without being there for a screen reader: only an element with a role is. */
const isHidden = (element: Element) => element.closest('[aria-hidden=true]') !== null;

function hasName(element: Element, name: NonNullable<Query['name']>): boolean {
  const actual = normal(computeAccessibleName(element));
  return typeof name === 'string' ? actual === name : new RegExp(name.matches).test(actual);
}

function all({ role, name, css = '*', text, within, nth }: Query): Element[] {
  const roots = within ? all(within).slice(0, 1) : [document.body];
  const matching = roots
    .flatMap((root) => [...root.querySelectorAll(css)])
    .filter(
      (element) =>
        (role === undefined || getRole(element) === role) &&
        (text === undefined || normal(element.textContent).includes(text)) &&
        isVisible(element) &&
        (role === undefined || !isHidden(element)) &&
        (name === undefined || hasName(element, name)),
    );
  return nth === undefined ? matching : matching.slice(nth, nth === -1 ? undefined : nth + 1);
}

function describe(element: Element): Found {
  const box = element.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    text: normal(element instanceof HTMLElement ? element.innerText : element.textContent),
    value: 'value' in element ? String(element.value) : '',
    focused: element === document.activeElement,
    reachable:
      hit !== null && (element.contains(hit) || (hit instanceof HTMLLabelElement && hit.control === element)),
  };
}

export const pageFunctions = {
  count: (query: Query): number => all(query).length,
  texts: (query: Query): string[] => all(query).map((element) => normal(element.textContent)),
  find(query: Query): Found | null {
    const [element] = all(query);
    return element ? describe(element) : null;
  },
  attribute: (query: Query, name: string): string | null => all(query)[0]?.getAttribute(name) ?? null,
  /** Brings it to the middle of the viewport, unless it can be clicked where it is. */
  reveal(query: Query): Found | null {
    const [element] = all(query);
    if (!element) return null;
    if (!describe(element).reachable)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return describe(element);
  },
  /** For what a user would have copied elsewhere: selects a text, so that the next Control+C copies it. */
  selectToCopy(text: string): void {
    const area = Object.assign(document.createElement('textarea'), { value: text, id: 'journey-copy' });
    area.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999';
    document.body.append(area);
    area.select();
  },
  endCopy: (): void => document.querySelector('#journey-copy')?.remove(),
  focus(query: Query): boolean {
    const [element] = all(query);
    if (element instanceof HTMLElement) element.focus();
    return element === document.activeElement;
  },
  state: () => ({
    path: location.pathname,
    title: document.title,
    text: normal(document.body.innerText),
    scheme: document.documentElement.dataset.mantineColorScheme ?? '',
    selected: String(getSelection()),
    scrolled: scrollY,
    /** How far the page reaches beyond the window; a user would have to scroll sideways. */
    overflow: document.documentElement.scrollWidth - innerWidth,
    size: { width: innerWidth, height: innerHeight },
  }),
  /** Whether WebGL 2 is there. */
  hasGraphics: (): boolean => document.createElement('canvas').getContext('webgl2') !== null,
  /** For an engine whose driver does not print: what the page puts on paper, without the paper. */
  textOnPaper(): string {
    dispatchEvent(new Event('beforeprint'));
    const text = normal(document.querySelector('[data-printed]')?.textContent ?? '');
    dispatchEvent(new Event('afterprint'));
    return text;
  },
  remember: (key: string, value: string): void => localStorage.setItem(key, value),
  /** What `record-complaints.ts` recorded since the last call. */
  takeComplaints(): string[] {
    // An empty page has no storage.
    if (origin === 'null') return [];
    const recorded = JSON.parse(localStorage.getItem(complaintsKey) ?? '[]') as string[];
    localStorage.removeItem(complaintsKey);
    return recorded;
  },
};

export type PageFunctions = typeof pageFunctions;
