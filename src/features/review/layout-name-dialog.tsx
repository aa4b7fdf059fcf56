import { Button } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/ui/dialog';
import { ErrorBox } from '@/ui/states';
import controls from './controls.module.css';
import styles from './read.module.css';

interface LayoutNameDialogProps {
  title: string;
  /** Its present name; empty for a new one. */
  name: string;
  busy: boolean;
  failure: string | null;
  onName(name: string): void;
  onClose(): void;
}

export function LayoutNameDialog(props: LayoutNameDialogProps) {
  const { title, busy, failure, onName, onClose } = props;
  const [name, setName] = useState(props.name);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} loading={busy} disabled={name.trim() === ''}>
            Keep
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      {failure !== null && <ErrorBox>{failure}</ErrorBox>}
      <form id={formId} onSubmit={submit}>
        <label className={controls.field}>
          <span className={controls.label}>Name</span>
          <input
            className={`text-field ${controls.input}`}
            data-first
            value={name}
            maxLength={120}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <p className={styles.reason}>Documents of the same layout are read in the same way from now on.</p>
      </form>
    </Dialog>
  );
}
