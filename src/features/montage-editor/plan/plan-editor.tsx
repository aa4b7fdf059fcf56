import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PlanSummary } from '@/domain/montage/montage';
import { addPlanStep, editPlanStep, movePlanStep, removePlanStep } from '@/domain/montage/plan';
import { SectionLabel } from '@/ui/section-label';
import { useEditor, useEditorState } from '../editor-context';
import controls from '../header/controls.module.css';
import { DeleteStepDialog } from './delete-step-dialog';
import { followSteps } from './followed-steps';
import { planAnnouncements, planInstructions } from './plan-announcements';
import { PlanForm } from './plan-form';
import { PlanRow } from './plan-row';
import styles from './plan-editor.module.css';

const lockedText = 'Not changed: this montage is open in another tab.';

export function PlanEditor() {
  const labelId = useId();
  const editor = useEditor();
  const steps = useEditorState((state) => state.montage.plan_summaries_list);
  const readOnly = useEditorState((state) => state.locked !== null);
  const [followed, setFollowed] = useState(() => ({ steps, rows: followSteps([], steps) }));
  if (followed.steps !== steps) setFollowed({ steps, rows: followSteps(followed.rows, steps) });
  const { rows } = followed;

  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<PlanSummary | null>(null);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<number | 'add' | null>(null);

  // The pressed control is gone: the focus moves to its neighbour.
  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [];
    const neighbour = next === 'add' ? undefined : buttons[Math.min(next, buttons.length - 1)];
    (neighbour ?? addButton.current)?.focus();
  });

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => planAnnouncements(rows), [rows]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const moved = rows.find(({ key }) => key === active.id);
    const to = rows.findIndex(({ key }) => key === over?.id);
    if (moved && to >= 0) editor.edit((montage) => movePlanStep(montage, moved.step.id, to));
  };

  const edit = useCallback(
    (step: PlanSummary, title: string, description: string) => {
      if (editor.state().locked !== null) return lockedText;
      editor.edit((montage) => editPlanStep(montage, step.id, title, description));
      return null;
    },
    [editor],
  );
  const add = (title: string, description: string) => {
    if (editor.state().locked !== null) return lockedText;
    editor.edit((montage, newId) => addPlanStep(montage, title, description, newId));
    setMessage(`Step ${steps.length + 1} added.`);
    closeAdding();
    return null;
  };
  const closeAdding = () => {
    focusNext.current = 'add';
    setAdding(false);
  };
  const remove = (step: PlanSummary) => {
    focusNext.current = rows.findIndex((row) => row.step.id === step.id);
    editor.edit((montage) => removePlanStep(montage, step.id));
    setMessage('Step deleted.');
    setDeleting(null);
  };

  return (
    <section className={styles.part} aria-labelledby={labelId}>
      <SectionLabel id={labelId}>PLAN SUMMARY</SectionLabel>
      {rows.length === 0 ? (
        <p className={styles.none}>No steps have been planned.</p>
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{
            announcements,
            screenReaderInstructions: planInstructions,
          }}
          onDragEnd={onDragEnd}
        >
          <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
            <ol ref={list} className={styles.steps}>
              {rows.map(({ key, step }) => (
                <PlanRow
                  key={key}
                  sortKey={key}
                  step={step}
                  readOnly={readOnly}
                  onEdit={edit}
                  onDelete={setDeleting}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
      {adding ? (
        <div className={styles.adding}>
          <PlanForm label="New step" submitLabel="Add Item" onSubmit={add} onCancel={closeAdding} />
        </div>
      ) : (
        !readOnly && (
          <Button ref={addButton} variant="default" className={styles.add} onClick={() => setAdding(true)}>
            + Add Plan Summary Item
          </Button>
        )
      )}
      <p className={controls.hidden} role="status">
        {message}
      </p>
      {deleting && (
        <DeleteStepDialog
          step={deleting}
          onCancel={() => setDeleting(null)}
          onDelete={() => remove(deleting)}
        />
      )}
    </section>
  );
}
