import { useEffect } from 'react';
import { useEditor } from '../editor-context';
import type { RecalculateStore } from './recalculate/recalculate-store';
import type { Windowing } from './windowing';

/** The height (px) of the offer to recalculate; on a phone its buttons have a line of their own. */
const lineHeight = 32;
const phoneLineHeight = 84;

/** Makes room under the row whose recalculation is offered. */
export function useExtraLine({
  windowing,
  offers,
  phone,
}: {
  windowing: Windowing;
  offers: RecalculateStore;
  phone: boolean;
}): void {
  const editor = useEditor();
  useEffect(() => {
    const place = () => {
      const at = offers.offer()?.cell.at;
      if (at?.of !== 'formation' && at?.of !== 'section') return windowing.setExtraLine(null);
      const { section } = at;
      const formations =
        editor.state().montage.sections_list.find(({ id }) => id === section)?.formations_list ?? [];
      const row =
        at.of === 'formation'
          ? formations.findIndex(({ id }) => id === at.id)
          : Math.max(1, formations.length);
      const height = phone ? phoneLineHeight : lineHeight;
      windowing.setExtraLine(row < 0 ? null : { section, afterRow: row, height });
    };
    place();
    const ends = [offers.subscribe(place), editor.subscribe(place)];
    return () => {
      for (const end of ends) end();
      windowing.setExtraLine(null);
    };
  }, [editor, offers, phone, windowing]);
}
