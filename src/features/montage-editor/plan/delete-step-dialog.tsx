import { Button } from '@mantine/core';
import type { PlanSummary } from '@/domain/montage/montage';
import { Dialog } from '@/ui/dialog';
import controls from '../header/controls.module.css';
import styles from './delete-step-dialog.module.css';

interface DeleteStepDialogProps {
  step: PlanSummary;
  onCancel: () => void;
  onDelete: () => void;
}

export function DeleteStepDialog({ step, onCancel, onDelete }: DeleteStepDialogProps) {
  return (
    <Dialog
      title={`Delete step ${step.rank}?`}
      onClose={onCancel}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="default" className={controls.danger} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p className={styles.question}>Are you sure you want to delete this item?</p>
      <p className={styles.step} dir="auto">
        {step.title}
      </p>
    </Dialog>
  );
}
