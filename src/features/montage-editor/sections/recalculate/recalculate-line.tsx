import { useState, useSyncExternalStore } from 'react';
import type { RecalculationScope } from '@/domain/depth-model/recalculate';
import { rowOf } from '../../grid/grid-store';
import { catalogue, formationColumns } from '@/domain/montage/catalogue';
import { shown } from '@/domain/montage/shown';
import { useEditor } from '../../editor-context';
import styles from './recalculate-line.module.css';
import type { RecalculateStore } from './recalculate-store';
import { valuesInWords } from './recalculation-words';

const scopes = ['row', 'section', 'all'] as const satisfies readonly RecalculationScope[];
const names: Readonly<Record<RecalculationScope, string>> = { row: 'Row', section: 'Section', all: 'All' };
const labels: Readonly<Record<RecalculationScope, string>> = {
  row: 'Recalculate row',
  section: 'Recalculate section',
  all: 'Recalculate all',
};

const undetermined = 'The depths of the montage do not determine this one. Please check it.';

interface RecalculateLineProps {
  store: RecalculateStore;
  height: number;
  /** The columns that the rows show. */
  columns?: readonly (typeof formationColumns)[number][];
  onApply: (scope: RecalculationScope) => void;
}

/** The line under an edited row: what follows from the edit, in the columns where it would be, and the offer to set it. */
export function RecalculateLine({
  store,
  height,
  columns = formationColumns,
  onApply,
}: RecalculateLineProps) {
  const editor = useEditor();
  const offer = useSyncExternalStore(store.subscribe, store.offer);
  const [hint, setHint] = useState<{ scope: RecalculationScope; text: string } | null>(null);
  if (!offer) return null;
  const { montage } = editor.state();
  const row = rowOf(offer.cell.at);
  const inRow = new Map(
    offer.values.flatMap(({ cell, to }) => (rowOf(cell.at) === row ? [[cell.field, to] as const] : [])),
  );
  const elsewhere = offer.values.filter(({ cell }) => rowOf(cell.at) !== row);
  // Only when the user is about to choose it: a wider scope reads the whole well.
  const look = (scope: RecalculationScope) =>
    setHint({ scope, text: valuesInWords(montage, store.values(scope)) });
  return (
    <div role="row" className={styles.line} style={{ height }} data-recalculate-line>
      <div role="gridcell" className={styles.actions}>
        {scopes.map((scope) => (
          <button
            key={scope}
            type="button"
            className={scope === 'row' ? styles.main : styles.other}
            aria-label={labels[scope]}
            title={hint?.scope === scope ? hint.text : undefined}
            data-recalculate={scope}
            onPointerEnter={() => look(scope)}
            onFocus={() => look(scope)}
            onClick={() => onApply(scope)}
          >
            {scope === 'row' && <span className={styles.long}>{labels.row}</span>}
            <span className={scope === 'row' ? styles.short : undefined}>{names[scope]}</span>
          </button>
        ))}
      </div>
      {columns.slice(1).map((field) => {
        const to = inRow.get(field);
        if (field === 'variance' && elsewhere.length > 0)
          return (
            <div
              key={field}
              role="gridcell"
              className={styles.more}
              title={valuesInWords(montage, elsewhere)}
              aria-label={`Also ${valuesInWords(montage, elsewhere)}`}
            >
              +{elsewhere.length} more
            </div>
          );
        if (offer.undetermined.some((one) => one === field))
          return (
            <div
              key={field}
              role="gridcell"
              className={styles.open}
              title={undetermined}
              aria-label={undetermined}
            >
              ?
            </div>
          );
        return (
          <div key={field} role="gridcell" className={styles.value}>
            {to !== undefined && (
              <>
                <span aria-hidden>→</span> <b>{shown(catalogue.formation[field], to)}</b>
              </>
            )}
          </div>
        );
      })}
      {hint && hint.scope !== 'row' && (
        <div role="gridcell" className={styles.hint}>
          {names[hint.scope]}: {hint.text}
        </div>
      )}
    </div>
  );
}
