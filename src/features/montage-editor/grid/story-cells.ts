import { expect, waitFor } from 'storybook/test';
import { cellKey, type Cell } from '@/domain/montage/address';

/** What stories of the two tables do and look for: cells by their address, and the keys and the clipboard of a grid. */

export const tableOf = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector<HTMLElement>('[role="grid"]')!;

/**
 * Brings the table of a whole page into the window: what is out of it is not drawn. Again until it stays, because what stands above
 * it may still be on its way.
 *
 * @param cell that has to be drawn then, of the table's first rows; any by default.
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

/** The cell that the keys go to, as assistive technology is told. */
export const currentCell = (canvasElement: HTMLElement): string | undefined => {
  const id = tableOf(canvasElement).getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.dataset.cell;
};

export const expectCursor = (canvasElement: HTMLElement, cell: Cell): Promise<void> =>
  expect(currentCell(canvasElement)).toBe(cellKey(cell));

const clipboardEvent = (type: 'copy' | 'cut' | 'paste', clipboardData: DataTransfer) =>
  new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });

/** What a copy (or a cut) from the focused table puts on the clipboard. */
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

/** The page itself never scrolls sideways: a table does, in its frame. */
export async function expectNoSideways(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
