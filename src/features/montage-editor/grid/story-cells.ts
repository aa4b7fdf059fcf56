import { expect, waitFor } from 'storybook/test';
import { cellKey, type Cell } from '@/domain/montage/address';

/** Helpers for the stories of the two tables: cells by address, and keys and clipboard of a grid. */

export const tableOf = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector<HTMLElement>('[role="grid"]')!;

/**
 * Scrolls the table of a whole page into the window: nothing else is drawn. Repeats until it stays there, because
 * content above it may still load.
 *
 * @param cell that must be drawn then, in the table's first rows; any by default.
 */
export async function showTable(canvasElement: HTMLElement, cell?: Cell): Promise<void> {
  const table = tableOf(canvasElement);
  await waitFor(() => {
    table.scrollIntoView();
    const drawn = cell ? cellElement(canvasElement, cell) : table.querySelector('[data-cell]');
    return expect(drawn).not.toBeNull();
  });
}

export function cellElement(canvasElement: HTMLElement, cell: Cell): HTMLElement {
  const key = cellKey(cell);
  const found = [...canvasElement.querySelectorAll<HTMLElement>('[data-cell]')].find(
    (element) => element.dataset.cell === key,
  );
  if (!found) throw new Error(`No cell shows ${key}.`);
  return found;
}

/** The active cell, as assistive technology reads it. */
export const currentCell = (canvasElement: HTMLElement): string | undefined => {
  const id = tableOf(canvasElement).getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.dataset.cell;
};

export const expectCursor = (canvasElement: HTMLElement, cell: Cell): Promise<void> =>
  expect(currentCell(canvasElement)).toBe(cellKey(cell));

const clipboardEvent = (type: 'copy' | 'cut' | 'paste', clipboardData: DataTransfer) =>
  new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });

/** The clipboard content after a copy or cut from the focused table. */
export function copied(type: 'copy' | 'cut' = 'copy'): string {
  const data = new DataTransfer();
  document.activeElement?.dispatchEvent(clipboardEvent(type, data));
  return data.getData('text/plain');
}

export function pasteText(text: string): void {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.activeElement?.dispatchEvent(clipboardEvent('paste', data));
}

/** Only a table scrolls sideways, in its frame; the page does not. */
export async function expectNoSideways(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
