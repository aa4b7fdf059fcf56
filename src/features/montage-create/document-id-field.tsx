import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styles from './input-summary.module.css';
import parts from './parts.module.css';

interface DocumentIdFieldProps {
  documentId: string | null;
  /** While a run is under way: it belongs to the id it was started with. */
  disabled: boolean;
  onDocumentId(documentId: string): void;
}

/** The document id, entered manually if nothing was uploaded here or another set is meant. */
export function DocumentIdField({ documentId, disabled, onDocumentId }: DocumentIdFieldProps) {
  // A draft is for the id it was begun with: once another one arrives, whether saved here or not, the form has done its work.
  const [draftOf, setDraftOf] = useState<{ documentId: string | null; text: string } | null>(null);
  if (draftOf && draftOf.documentId !== documentId) setDraftOf(null);
  const draft = draftOf?.documentId === documentId ? draftOf.text : null;
  const setDraft = (text: string | null) => setDraftOf(text === null ? null : { documentId, text });
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const editing = draft !== null;

  // The opener is rendered again only after the form is gone, so it gets the focus one render later.
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = draft?.trim() ?? '';
    if (trimmed === '') return;
    if (trimmed === documentId) setDraft(null);
    else onDocumentId(trimmed);
  };

  if (draft !== null) {
    return (
      <form
        className={styles.form}
        onSubmit={save}
        onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
      >
        <input
          className={`text-field ${parts.input}`}
          aria-label="Document ID"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={draft}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <Button type="submit" disabled={draft.trim() === ''}>
          Save
        </Button>
        <Button variant="default" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </form>
    );
  }
  if (documentId === null) {
    return (
      <div className={styles.value} data-missing>
        No document uploaded yet
        <Button ref={opener} size="xs" variant="default" onClick={() => setDraft('')}>
          Enter manually
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.value}>
      {documentId}
      <button
        ref={opener}
        type="button"
        className={styles.edit}
        aria-label="Edit document ID"
        disabled={disabled}
        onClick={() => setDraft(documentId)}
      >
        <IconPencil size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
