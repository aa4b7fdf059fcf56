import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/error-message';
import type { DocumentLayout } from '@/api/generated/model';
import { Dialog } from '@/ui/dialog';
import { ErrorBox } from '@/ui/states';
import { downloadLayout, readLayout } from './layout-file';
import { LayoutNameDialog } from './layout-name-dialog';
import { useLayoutChanges } from './use-layouts';
import controls from './controls.module.css';
import styles from './read.module.css';

interface LayoutsDialogProps {
  layouts: readonly DocumentLayout[];
  /** The layout that the document at hand is read as. */
  current: string | null;
  /** The layouts are others now: a document may be read in another way. */
  onChanged(): void;
  onClose(): void;
}

type Asked = { what: 'rename' | 'remove'; layout: DocumentLayout };

const usedWords = (count: number): string =>
  count === 0 ? 'not used yet' : count === 1 ? 'used once' : `used ${count.toLocaleString('en')} times`;

/** The layouts of the organisation: renamed, exported, removed, and imported from a file. */
export function LayoutsDialog({ layouts, current, onChanged, onClose }: LayoutsDialogProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { save, remove } = useLayoutChanges(() => {
    setAsked(null);
    setRefused(null);
    onChanged();
  });
  const ask = (next: Asked | null) => {
    save.reset();
    remove.reset();
    setAsked(next);
  };
  const importFile = async (file: File) => {
    const layout = await readLayout(file);
    if (!layout) return setRefused(`${file.name} is no layout. Choose a file that was exported here.`);
    save.mutate(
      { id: crypto.randomUUID(), layout },
      { onError: (thrown) => setRefused(errorMessage(thrown)) },
    );
  };
  return (
    <>
      <Dialog
        title="Layouts"
        onClose={onClose}
        actions={
          <>
            <Button variant="default" onClick={() => input.current?.click()}>
              Import
            </Button>
            <Button variant="default" data-first onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        <p className={styles.reason}>
          Corrections that are kept for documents of the same layout, for everyone in your organisation.
        </p>
        {refused !== null && <ErrorBox>{refused}</ErrorBox>}
        {layouts.length === 0 && (
          <p>None yet. Correct a document, and choose “Keep as a layout” below its corrections.</p>
        )}
        <ul className={styles.items}>
          {layouts.map((layout) => (
            <li key={layout.id} className={styles.layout}>
              <span>
                {layout.name}{' '}
                <span className={styles.aside}>
                  {current === layout.id ? 'this document is read as it' : usedWords(layout.used_count)}
                </span>
              </span>
              <button
                type="button"
                className={controls.quiet}
                aria-label={`Rename ${layout.name}`}
                title="Rename"
                onClick={() => ask({ what: 'rename', layout })}
              >
                <IconPencil size={16} stroke={1.75} aria-hidden />
              </button>
              <button
                type="button"
                className={controls.quiet}
                aria-label={`Export ${layout.name}`}
                title="Export"
                onClick={() => downloadLayout(layout)}
              >
                <IconDownload size={16} stroke={1.75} aria-hidden />
              </button>
              <button
                type="button"
                className={`${controls.quiet} ${controls.danger}`}
                aria-label={`Remove ${layout.name}`}
                title="Remove"
                onClick={() => ask({ what: 'remove', layout })}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label="Layout to import"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void importFile(file);
            currentTarget.value = '';
          }}
        />
      </Dialog>
      {asked?.what === 'rename' && (
        <LayoutNameDialog
          title="Rename the layout"
          name={asked.layout.name}
          busy={save.isPending}
          failure={save.isError ? errorMessage(save.error) : null}
          onClose={() => ask(null)}
          onName={(name) => {
            const { id, fingerprint, corrections } = asked.layout;
            save.mutate({ id, layout: { name, fingerprint, corrections } });
          }}
        />
      )}
      {asked?.what === 'remove' && (
        <Dialog
          title="Remove the layout?"
          onClose={() => ask(null)}
          actions={
            <>
              <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(asked.layout.id)}>
                Remove
              </Button>
              <Button variant="default" data-first onClick={() => ask(null)}>
                Cancel
              </Button>
            </>
          }
        >
          {remove.isError && <ErrorBox>{errorMessage(remove.error)}</ErrorBox>}
          <p>
            “{asked.layout.name}” is removed for everyone in your organisation. Documents that were read as it
            keep what was read.
          </p>
        </Dialog>
      )}
    </>
  );
}
