import { isFindingMark } from '../checks/finding-mark';

/** Finds the value that an element belongs to. Table cells name their value, and so do tiles and plan steps. */
const cells = '[data-cell], [data-source-cell]';

const keyOf = (element: Element | null | undefined): string | null => {
  const { cell, sourceCell } = element?.closest<HTMLElement>(cells)?.dataset ?? {};
  return cell ?? sourceCell ?? null;
};

/** The key of the value around an element; for a focused table, of its active cell. */
export function cellAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const current = target.matches('[data-grid]') ? target.getAttribute('aria-activedescendant') : null;
  return keyOf(current === null ? target : document.getElementById(current));
}

/** The element that shows a value, if it is rendered. */
export function boxOfCell(key: string): Element | null {
  const named = (name: string) => document.querySelector(`[${name}="${CSS.escape(key)}"]`);
  return named('data-cell') ?? named('data-source-cell');
}

export const isMarkOfSource = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-source-mark]') !== null;

/** Whether a press on the element opens a panel about its value instead of its input. */
export const isMark = (target: EventTarget | null): boolean =>
  isMarkOfSource(target) || isFindingMark(target);
