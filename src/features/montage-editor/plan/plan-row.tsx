import { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState } from 'react';
import { cellKey } from '@/domain/montage/address';
import type { PlanSummary } from '@/domain/montage/montage';
import { SourceButton } from '@/shared/sources/source-mark';
import controls from '../header/controls.module.css';
import { cellSource, useEntityMarks } from '../sources/sources-context';
import { PlanForm } from './plan-form';
import { shortText } from '@/ui/short-text';
import { stepName } from './step-name';
import styles from './plan-row.module.css';

interface PlanRowProps {
  /** The step's name on the screen; see `followSteps`. */
  sortKey: string;
  step: PlanSummary;
  readOnly: boolean;
  /** See `PlanForm`. */
  onEdit: (step: PlanSummary, title: string, description: string) => string | null;
  onDelete: (step: PlanSummary) => void;
}

export const PlanRow = memo(function PlanRow({ sortKey, step, readOnly, onEdit, onDelete }: PlanRowProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const focusBack = useRef(false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: sortKey, disabled: readOnly });

  useEffect(() => {
    if (editing || !focusBack.current) return;
    focusBack.current = false;
    editButton.current?.focus({ preventScroll: true });
  }, [editing]);
  const close = () => {
    focusBack.current = true;
    setEditing(false);
  };

  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-source-cell={keyOf(step, 'title')}
      data-dragging={isDragging || undefined}
      // A list moves up and down, and its rows keep their own heights while they pass each other.
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {readOnly ? (
        <span />
      ) : (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.grip}
          {...attributes}
          {...listeners}
          aria-label={`Move ${stepName(step)}`}
        >
          <IconGripVertical size={16} stroke={1.75} aria-hidden />
        </button>
      )}
      <span className={styles.rank}>{step.rank}</span>
      {editing ? (
        <PlanForm
          label={`Edit ${stepName(step)}`}
          title={step.title ?? ''}
          description={step.description ?? ''}
          submitLabel="Save"
          onSubmit={(title, description) => {
            const refused = onEdit(step, title, description);
            if (refused === null) close();
            return refused;
          }}
          onCancel={close}
        />
      ) : (
        <>
          <StepText id={step.id} title={step.title} description={step.description} />
          {!readOnly && (
            <div className={styles.actions}>
              <button
                ref={editButton}
                type="button"
                data-edit
                className={controls.small}
                aria-label={`Edit ${stepName(step)}`}
                onClick={() => setEditing(true)}
              >
                Edit
              </button>
              <button
                type="button"
                className={`${controls.small} ${controls.quietDanger}`}
                aria-label={`Delete ${stepName(step)}`}
                onClick={() => onDelete(step)}
              >
                Delete
              </button>
            </div>
          )}
        </>
      )}
    </li>
  );
});

const keyOf = ({ id }: { id: string }, field: 'title' | 'description') =>
  cellKey({ at: { of: 'planStep', id }, field });

/** While a step is dragged every row is asked again where it stands; its text is not. */
const StepText = memo(function StepText(step: Omit<PlanSummary, 'rank'>) {
  const { title, description } = step;
  const sources = useEntityMarks(step, false);
  const mark = (field: 'title' | 'description') => {
    const sign = cellSource(sources, field)?.mark;
    return (
      sign && (
        <SourceButton
          mark={sign}
          aria-label={`Source of the ${field} of ${shortText(title?.trim() || '-')}`}
        />
      )
    );
  };
  return (
    <div className={styles.text}>
      <p className={styles.title} dir="auto">
        {title?.trim() || '-'}
        {mark('title')}
      </p>
      {description?.trim() && (
        <p className={styles.description} dir="auto" data-source-cell={keyOf(step, 'description')}>
          {description}
          {mark('description')}
        </p>
      )}
    </div>
  );
});
