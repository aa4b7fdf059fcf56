import { useCallback, useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { cellKey, cellOfKey, sameCell, type Cell } from '@/domain/montage/address';
import { useEditor } from '../editor-context';
import { isMark } from '../sources/cell-at';
import { toast } from '../toast';
import { fillCells, nothingPasted, textOfBlock, pasteMessage } from './clipboard';
import type { Grid } from './grid-context';
import type { GridModel, Motion } from './grid-model';
import { createGridStore, rowOf } from './grid-store';
import { createPointing } from './pointing';
import { cellRefusal, setCell, clearCells } from '@/domain/montage/cells';
import { unitsInForce } from '@/domain/shown-units/in-force';
import type { Pasted } from '@/domain/montage/paste';
import { parseTsv } from '@/domain/montage/tsv';

const motions: Partial<Record<string, Motion>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'page-up',
  PageDown: 'page-down',
};

interface GridOptions {
  model: GridModel;
  /** The element with the grid role: it has the focus, and `aria-activedescendant` names the active cell. */
  container: RefObject<HTMLElement | null>;
  /** Scrolls a cell into view, also one that is not drawn yet. A stable function. */
  reveal(cell: Cell, elementId: string): void;
  /** Announces a change to screen readers. */
  announce(text: string): void;
}

/**
 * Cursor, editing and clipboard of one table, with all handlers on the table.
 *
 * The focus stays on the table, with `aria-activedescendant` instead of a focused cell: a row that unmounts out of
 * sight would take the focus with it.
 */
export function useGrid({ model, container, reveal, announce }: GridOptions) {
  const editor = useEditor();
  const id = useId();
  const [store] = useState(createGridStore);
  const [pointing] = useState(() => createPointing(store));
  useEffect(() => pointing.stop, [pointing]);

  const domId = useCallback((key: string) => `${id}${key}`, [id]);

  const point = useCallback(
    (cell: Cell | null) => {
      const element = container.current;
      if (!element) return;
      if (cell) element.setAttribute('aria-activedescendant', domId(cellKey(cell)));
      else element.removeAttribute('aria-activedescendant');
    },
    [container, domId],
  );

  const show = useCallback((cell: Cell) => reveal(cell, domId(cellKey(cell))), [domId, reveal]);

  const go = useCallback(
    (cell: Cell | null, extend = false) => {
      const { cursor, anchor } = store.state();
      const { montage } = editor.state();
      const from = extend ? (anchor ?? cursor) : null;
      const block = from && cell && !sameCell(from, cell) ? model.block(montage, from, cell) : null;
      // Outside a block the selection stays as it is.
      if (extend && from && cell && !block && !sameCell(from, cell)) return;
      store.update({ cursor: cell, anchor: block ? from : null, block });
      if (cell) show(cell);
      point(cell);
    },
    [editor, model, point, show, store],
  );

  const grid = useMemo<Grid>(() => {
    const close = (then: 'stay' | 'next' | 'previous' | 'nowhere') => {
      const { editing } = store.state();
      if (!editing) return;
      store.type(null);
      store.update({ editing: null });
      if (then !== 'nowhere') container.current?.focus({ preventScroll: true });
      const { montage } = editor.state();
      if (then === 'next' || then === 'previous') go(model.move(montage, editing.cell, then));
      else if (then === 'stay') go(editing.cell);
    };
    return {
      store,
      domId,
      edit(cell, typed) {
        if (editor.state().locked) return;
        store.type(null);
        store.update({ cursor: cell, anchor: null, block: null, editing: { cell, typed: typed ?? null } });
        point(cell);
      },
      commit(text, then = 'stay') {
        const { editing } = store.state();
        if (!editing) return null;
        const units = unitsInForce();
        const refusal = cellRefusal(editor.state().montage, editing.cell, text, units);
        if (refusal === null)
          editor.edit((montage, newId) => setCell(montage, editing.cell, text, newId, units));
        else if (then !== 'nowhere') return refusal;
        else toast('orange', `${refusal} The cell keeps its value.`);
        close(then);
        return null;
      },
      cancel: () => close('stay'),
    };
  }, [container, domId, editor, go, model, point, store]);

  // A save gives new rows their ids and an undo removes rows: cursor and open input follow their row.
  useEffect(() => {
    let before = editor.state().montage;
    return editor.subscribe(() => {
      const after = editor.state().montage;
      if (after === before) return;
      const { cursor, editing } = store.state();
      const follow = (cell: Cell) => model.follow(before, after, cell);
      const next = cursor && follow(cursor);
      const edited = editing && follow(editing.cell);
      // The typed text belongs to its row under the new id, never to another row in the same place.
      const isOther =
        edited !== null && !sameCell(edited, editing?.cell ?? null) && model.has(before, edited);
      const nextEdited = isOther ? null : edited;
      before = after;
      if (sameCell(cursor, next) && sameCell(editing?.cell ?? null, nextEdited)) return;
      store.update({
        cursor: next,
        anchor: null,
        block: null,
        editing: editing && nextEdited ? { ...editing, cell: nextEdited } : null,
      });
      point(next);
    });
  }, [editor, model, point, store]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const { montage, locked } = editor.state();
    const { cursor, block, editing } = store.state();
    if (editing || event.target !== container.current) return;
    const command = event.ctrlKey || event.metaKey;
    const motion = motions[event.key];
    if (motion && !event.altKey) {
      event.preventDefault();
      const far: Motion =
        command && event.key === 'Home'
          ? 'table-start'
          : command && event.key === 'End'
            ? 'table-end'
            : motion;
      go(cursor ? model.move(montage, cursor, far) : model.first(montage), event.shiftKey);
    } else if (!cursor || ((command || event.altKey) && !event.getModifierState('AltGraph'))) {
      return;
    } else if (event.key === 'Escape') {
      store.update({ anchor: null, block: null });
    } else if (locked) {
      return;
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      show(cursor);
      grid.edit(cursor);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      const cells = block ? model.cells(montage, block).flat() : [cursor];
      editor.edit((current) => clearCells(current, cells));
    } else if (event.key.length === 1 && event.key !== ' ') {
      event.preventDefault();
      show(cursor);
      grid.edit(cursor, event.key);
    }
  };

  const cellOf = (target: EventTarget): Cell | null => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
    return key === undefined ? null : cellOfKey(key);
  };

  const pressed = useRef<Cell | null>(null);

  const onClick = (event: React.MouseEvent) => {
    const target = event.target as Element;
    const cell = pressed.current;
    pressed.current = null;
    if (!cell || target.closest('button, input, textarea')) return;
    if (isMark(target)) {
      container.current?.focus({ preventScroll: true });
      go(cell);
    } else if (event.shiftKey) {
      container.current?.focus({ preventScroll: true });
      go(cell, true);
    } else if (editor.state().locked) go(cell);
    else grid.edit(cell);
  };

  // The target is the pressed cell: committing the open input may sort its row elsewhere before the click.
  const onMouseDown = (event: React.MouseEvent) => {
    pressed.current = event.button === 0 ? cellOf(event.target) : null;
    if (event.shiftKey && pressed.current) event.preventDefault();
  };
  const forgetPress = useCallback(() => {
    pressed.current = null;
  }, []);

  const onPointerOver = (event: React.PointerEvent) => {
    const cell = cellOf(event.target);
    pointing.over(cell && rowOf(cell.at), event);
  };

  const onFocus = (event: React.FocusEvent) => {
    if (event.target !== container.current || store.state().cursor) return;
    // The pointer has its own target; the keyboard starts at the first cell.
    if (container.current.matches(':focus-visible')) go(model.first(editor.state().montage));
  };

  const ownsClipboard = () => !store.state().editing && document.activeElement === container.current;

  const onCopy = (event: React.ClipboardEvent) => {
    const { cursor, block } = store.state();
    if (!ownsClipboard() || !cursor) return;
    event.preventDefault();
    const { montage } = editor.state();
    const cells = block ? model.cells(montage, block) : [[cursor]];
    event.clipboardData.setData('text/plain', textOfBlock(montage, cells));
    const count = cells.flat().length;
    announce(count === 1 ? '1 cell copied.' : `${count} cells copied.`);
  };

  const onCut = (event: React.ClipboardEvent) => {
    if (!ownsClipboard() || !store.state().cursor) return;
    onCopy(event);
    const { cursor, block } = store.state();
    const cells = block ? model.cells(editor.state().montage, block).flat() : cursor ? [cursor] : [];
    editor.edit((montage) => clearCells(montage, cells));
  };

  const onPaste = (event: React.ClipboardEvent) => {
    const { cursor, block } = store.state();
    if (!ownsClipboard() || !cursor) return;
    event.preventDefault();
    const rows = parseTsv(event.clipboardData.getData('text/plain'));
    if (rows.length === 0) return;
    const { montage } = editor.state();
    const corner = (block && model.cells(montage, block)[0]?.[0]) ?? cursor;
    const outcome: { pasted?: Pasted } = {};
    editor.edit((current, newId) => {
      outcome.pasted =
        model.paste(current, corner, rows, newId) ?? fillCells(model, current, corner, rows, newId);
      return outcome.pasted.edit;
    });
    const { text, isPlain } = pasteMessage(outcome.pasted ?? nothingPasted, rows);
    announce(text);
    // Unexpected results also show as a toast.
    if (!isPlain) toast('orange', text);
  };

  return {
    grid,
    go,
    forgetPress,
    handlers: {
      onKeyDown,
      onClick,
      onMouseDown,
      onPointerOver,
      onPointerLeave: pointing.leave,
      onFocus,
      onCopy,
      onCut,
      onPaste,
    },
  };
}
