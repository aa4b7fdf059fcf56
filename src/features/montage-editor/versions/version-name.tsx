import { IconPencil } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/error-message';
import type { MontageVersion } from '@/api/generated/model';
import controls from '../header/controls.module.css';
import { useVersionName } from './use-versions';
import styles from './history-dialog.module.css';

/** The contract's limit. */
const longest = 200;

interface VersionNameProps {
  montageId: string;
  version: MontageVersion;
}

/** The name of a version, edited in place. */
export function VersionName({ montageId, version: { number, name } }: VersionNameProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The button is back after the form: it takes the focus that the form had.
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing)
    return <NameForm montageId={montageId} number={number} name={name} onEnd={() => setEditing(false)} />;
  return (
    <p className={styles.name}>
      {name !== null && (
        <strong title={name} dir="auto">
          {name}
        </strong>
      )}
      <button ref={button} type="button" className={controls.text} onClick={() => setEditing(true)}>
        {name === null ? 'Add a name' : <IconPencil size={16} stroke={1.75} aria-hidden />}
        <span className={controls.hidden}>
          {name === null ? ' to' : 'Rename'} version {number}
        </span>
      </button>
    </p>
  );
}

interface NameFormProps extends Pick<VersionNameProps, 'montageId'> {
  number: number;
  name: string | null;
  onEnd: () => void;
}

function NameForm({ montageId, number, name, onEnd }: NameFormProps) {
  const [text, setText] = useState(name ?? '');
  const input = useRef<HTMLInputElement>(null);
  const failureId = useId();
  const naming = useVersionName(montageId, number, onEnd);
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = text.trim() || null;
    if (next === name) onEnd();
    else naming.mutate(next);
  };
  return (
    <form
      className={styles.nameForm}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Else it would close the dialog.
        event.preventDefault();
        onEnd();
      }}
    >
      <input
        ref={input}
        className="text-field"
        aria-label={`Name of version ${number}`}
        aria-describedby={naming.isError ? failureId : undefined}
        placeholder="Issued for approval"
        maxLength={longest}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" className={controls.small} disabled={naming.isPending}>
        Save name
      </button>
      <button type="button" className={controls.small} onClick={onEnd}>
        Cancel
      </button>
      {naming.isError && (
        <p id={failureId} className={styles.failure} role="alert">
          {errorMessage(naming.error)}
        </p>
      )}
    </form>
  );
}
