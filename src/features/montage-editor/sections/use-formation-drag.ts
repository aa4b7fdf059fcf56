import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { moveFormation } from '@/domain/montage/formations';
import { useEditor } from '../editor-context';
import type { DragStore } from './drag-store';
import { moveOf } from './drop';
import { placeAt } from './layout';
import type { Windowing } from './windowing';

/** A pointer that moves less than this (px) clicks. */
const threshold = 8;
/** The distance (px) from an edge at which a dragged formation scrolls the page, and the distance per frame. */
const edge = 56;
const scrollStep = 14;

interface DragOptions {
  content: RefObject<HTMLElement | null>;
  windowing: Windowing;
  store: DragStore;
  announce(text: string): void;
  /** A drag has started: the press is not a click. */
  onStart(): void;
}

interface Press {
  pointerId: number;
  x: number;
  y: number;
  id: string;
  name: string;
  section: string;
}

/**
 * Moves formations by pointer and keyboard. The drop target is computed from the layout, not from the elements under
 * the pointer, so the cost does not depend on the number of rows.
 */
export function useFormationDrag({ content, windowing, store, announce, onStart }: DragOptions) {
  const editor = useEditor();
  const press = useRef<Press | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  /** Follows the pointer. */
  const preview = useRef<HTMLDivElement>(null);

  const drop = useCallback(() => {
    const drag = store.drag();
    store.set(null);
    if (!drag?.target) return;
    const moved = editor.edit((montage) => {
      const move = moveOf(montage, drag);
      return move && moveFormation(montage, move);
    });
    announce(
      moved ? `${drag.name} was moved.` : `${drag.name} stays where it is: formations are sorted by TVD SS.`,
    );
  }, [announce, editor, store]);

  const follow = useCallback(() => {
    const drag = store.drag();
    const top = content.current?.getBoundingClientRect().top;
    if (!drag || top === undefined) return;
    const { x, y } = pointer.current;
    if (preview.current) preview.current.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
    const target = placeAt(windowing.layout(), y - top);
    const before = drag.target;
    if (target?.section !== before?.section || target?.index !== before?.index)
      store.set({ ...drag, target });
  }, [content, store, windowing]);

  useEffect(() => {
    let frameRequest = 0;
    /** The page scrolls while the formation is at an edge. */
    const scroll = () => {
      if (!store.drag() || !press.current) return;
      const { y } = pointer.current;
      const isHigh = y < Math.max(0, windowing.headBottom()) + edge;
      const by = isHigh ? -scrollStep : y > window.innerHeight - edge ? scrollStep : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        follow();
      }
      frameRequest = requestAnimationFrame(scroll);
    };
    const move = (event: PointerEvent) => {
      const pressed = press.current;
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      pointer.current = { x: event.clientX, y: event.clientY };
      if (!store.drag()) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < threshold) return;
        const { id, name, section } = pressed;
        onStart();
        document.getSelection()?.removeAllRanges();
        store.set({ id, name, fromSection: section, target: null });
        frameRequest = requestAnimationFrame(scroll);
      }
      event.preventDefault();
      follow();
    };
    const release = (event: PointerEvent) => {
      const pressed = press.current;
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      press.current = null;
      cancelAnimationFrame(frameRequest);
      if (event.type === 'pointerup') drop();
      else store.set(null);
    };
    /** WebKit selects the text that the pointer passes, although the press was on text that cannot be selected. */
    const selectNothing = (event: Event) => {
      if (press.current) event.preventDefault();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press.current) return;
      press.current = null;
      store.set(null);
    };
    document.addEventListener('pointermove', move, { passive: false });
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    document.addEventListener('selectstart', selectNothing);
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      cancelAnimationFrame(frameRequest);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      document.removeEventListener('selectstart', selectNothing);
      document.removeEventListener('keydown', escape, { capture: true });
    };
  }, [drop, follow, onStart, store, windowing]);

  const onPointerDown = (event: React.PointerEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-formation]');
    const section = target.closest<HTMLElement>('[data-section]')?.dataset.section;
    const held = target.closest(event.pointerType === 'touch' ? '[data-grip]' : '[role="rowheader"]');
    if (event.button !== 0 || !row || !held || section === undefined || editor.state().locked) return;
    if (target.closest('button, input')) return;
    const id = row.dataset.formation ?? '';
    const formation = editor
      .state()
      .montage.sections_list.find((one) => one.id === section)
      ?.formations_list.find((one) => one.id === id);
    if (!formation) return;
    const name = formation.formation_name || 'The formation';
    press.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, id, name, section };
  };

  return { onPointerDown, drop, preview };
}
