import { editedDepth } from '@/domain/depth-model/depth-cells';
import type { RecalculatedValue, RecalculationScope } from '@/domain/depth-model/recalculate';
import { sameCell, type Cell } from '@/domain/montage/address';
import type { DepthField } from '@/domain/montage/catalogue';
import { cellValue } from '@/domain/montage/cells';
import type { Value } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import type { Editor } from '../../editor';
import { untilPainted } from '../../until-painted';
import { sectionsModel } from '../sections-model';
import { loadEngine } from './keep-consistent';
import { whenIdle } from '../../when-idle';

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** What follows from the last edit of a depth. */
export interface RecalculationOffer {
  /** The edited cell. */
  readonly cell: Cell;
  /** What its row's recalculation would set; never empty. */
  readonly values: readonly RecalculatedValue[];
  /** The depths of the row that nothing determines. */
  readonly undetermined: readonly DepthField[];
}

/** The offer to recalculate. Outside React's state: only the lines that show it render. */
export interface RecalculateStore {
  offer(): RecalculationOffer | null;
  subscribe(listener: () => void): () => void;
  /** What a scope would set; computed when asked for. */
  values(scope: RecalculationScope): readonly RecalculatedValue[];
  /** Sets the values of a scope, as one step of the history. */
  apply(scope: RecalculationScope): readonly RecalculatedValue[];
  dismiss(): void;
  /** Follows the edits until the returned function is called. */
  attach(): () => void;
}

interface Basis {
  readonly cell: Cell;
  readonly before: Montage;
  readonly value: Value;
  readonly engine: Engine;
}

/** Before the first edit: without a connection an edit cannot fetch the code. What fails here is asked for again with it. */
const loadForLater = (): void => void loadEngine().catch(() => undefined);

/** The offer is computed after the edit has been painted, so it takes nothing from the time of the edit. */
export function createRecalculateStore(editor: Editor): RecalculateStore {
  const listeners = new Set<() => void>();
  let montage = editor.state().montage;
  let before = montage;
  let basis: Basis | null = null;
  let offer: RecalculationOffer | null = null;
  let turn = 0;
  let applying = false;

  const publish = (next: RecalculationOffer | null) => {
    if (next === offer) return;
    offer = next;
    for (const listener of listeners) listener();
  };
  const dismiss = () => {
    turn += 1;
    basis = null;
    publish(null);
  };

  async function propose(cell: Cell, from: Montage): Promise<void> {
    turn += 1;
    const own = turn;
    const [engine] = await Promise.all([loadEngine(), untilPainted()?.over]);
    if (own !== turn) return;
    const after = editor.state().montage;
    basis = { cell, before: from, value: cellValue(after, cell), engine };
    const edit = { before: from, after, cell };
    const values = engine.recalculatedValues(edit, 'row');
    publish(values.length > 0 ? { cell, values, undetermined: engine.undeterminedDepths(edit) } : null);
  }

  const onEdit: Parameters<Editor['onEdit']>[0] = (edit) => {
    const cell = edit.changes.length === 1 && !applying ? editedDepth(edit) : null;
    if (!cell) return dismiss();
    propose(cell, before).catch(dismiss);
  };

  /** An undo takes the offer back; a save may give the row another id. */
  const onChange = () => {
    const now = editor.state().montage;
    if (now === montage) return;
    before = montage;
    montage = now;
    if (!basis || !offer) return;
    const cell = sectionsModel.follow(before, now, basis.cell);
    if (!cell || cellValue(now, cell) !== basis.value) return dismiss();
    if (sameCell(cell, basis.cell)) return;
    basis = { ...basis, cell };
    publish({ ...offer, cell });
  };

  const values = (scope: RecalculationScope) =>
    basis?.engine.recalculatedValues(
      { before: basis.before, after: editor.state().montage, cell: basis.cell },
      scope,
    ) ?? [];

  return {
    offer: () => offer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    values,
    apply(scope) {
      const taken = basis;
      if (!taken) return [];
      const wanted = values(scope);
      applying = true;
      const done = editor.edit((now) => taken.engine.recalculation(now, taken.cell, scope, wanted));
      applying = false;
      return done ? wanted : [];
    },
    dismiss,
    attach() {
      const ends = [editor.subscribe(onChange), editor.onEdit(onEdit), whenIdle(loadForLater)];
      return () => {
        for (const end of ends) end();
        dismiss();
      };
    },
  };
}
