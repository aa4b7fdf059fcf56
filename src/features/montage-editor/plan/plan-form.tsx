import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import styles from './plan-form.module.css';

interface PlanFormProps {
  /** Names the form. */
  label: string;
  title?: string;
  description?: string;
  submitLabel: string;
  /** Accepts a title that is not blank; returns the error message for one that is not, and the form stays open. */
  onSubmit: (title: string, description: string) => string | null;
  onCancel: () => void;
}

/** The two fields of a step. The form holds the typed text until the user saves or cancels it. */
export function PlanForm({
  label,
  title: began = '',
  description: beganDescription = '',
  submitLabel,
  onSubmit,
  onCancel,
}: PlanFormProps) {
  const id = useId();
  const titleField = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(began);
  const [description, setDescription] = useState(beganDescription);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    titleField.current?.focus();
    titleField.current?.select();
  }, []);

  const submit = () => {
    const refused = title.trim() === '' ? 'A title is required.' : onSubmit(title, description);
    setError(refused);
    if (refused !== null) titleField.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const fromField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    } else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
      // The next save includes the typed text.
      submit();
    } else if (event.key === 'Enter' && !event.shiftKey && fromField) {
      event.preventDefault();
      submit();
    }
  };

  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={onKeyDown}
    >
      <label className={styles.label} htmlFor={`${id}-title`}>
        Title
      </label>
      <input
        ref={titleField}
        id={`${id}-title`}
        className={styles.field}
        type="text"
        required
        autoComplete="off"
        value={title}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setError(null);
        }}
      />
      <p id={`${id}-error`} className={styles.error} role="status">
        {error}
      </p>
      <label className={styles.label} htmlFor={`${id}-description`}>
        Description (optional)
      </label>
      <textarea
        id={`${id}-description`}
        className={styles.field}
        rows={2}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">{submitLabel}</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <span className={styles.hint}>Enter saves, Shift+Enter makes a new line in the description</span>
      </div>
    </form>
  );
}
