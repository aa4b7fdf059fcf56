import { useLayoutEffect, type RefObject } from 'react';
import { leastTableWidth } from './column-widths';
import type { TableViewStore } from './table-view';

/**
 * Keeps the width of the table in its view, and whether it shows cards: on a phone, and wherever there is no room for
 * its columns. Before the first paint and before the first section renders, so that nothing is laid out twice.
 *
 * Measured, not a container query: in a size container the browser computes styles during each layout, which made
 * scrolling half as expensive again.
 */
export function useTableWidth(
  table: RefObject<HTMLElement | null>,
  view: TableViewStore,
  isPhone: boolean,
): void {
  useLayoutEffect(() => {
    const { current } = table;
    if (!current) return;
    const measure = () => {
      const width = current.clientWidth;
      const phone = isPhone || width < leastTableWidth;
      const before = view.view();
      if (before.width !== width || before.phone !== phone) view.update({ width, phone });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isPhone, table, view]);
}
