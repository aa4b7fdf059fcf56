import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/error-message';
import {
  deleteLayout,
  getListLayoutsQueryKey,
  getListLayoutsQueryOptions,
  saveLayout,
} from '@/api/generated/endpoints/review/review';
import type {
  DocumentCorrection,
  DocumentLayout,
  DocumentLayoutSave,
  DocumentReview,
} from '@/api/generated/model';
import { Dialog } from '@/ui/dialog';
import { SectionLabel } from '@/ui/section-label';
import { ErrorBox } from '@/ui/states';
import { downloadLayout, readLayout } from './layout-file';
import controls from './controls.module.css';
import styles from './read.module.css';
import parts from './review.module.css';

interface LayoutsPartProps {
  review: DocumentReview;
  corrections: readonly DocumentCorrection[];
  pending: boolean;
  /** The layouts are others now: the document may be read in another way. */
  onChanged(): void;
}

type Asked =
  | { what: 'keep' }
  | { what: 'rename'; layout: DocumentLayout }
  | { what: 'remove'; layout: DocumentLayout };

/** Corrections kept for documents of the same layout. Not there where the server keeps none. */
export function LayoutsPart({ review, corrections, pending, onChanged }: LayoutsPartProps) {
  const queryClient = useQueryClient();
  const { data: layouts } = useQuery(getListLayoutsQueryOptions());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const changed = () => {
    setAsked(null);
    setRefused(null);
    void queryClient.invalidateQueries({ queryKey: getListLayoutsQueryKey() });
    onChanged();
  };
  const save = useMutation({
    mutationFn: ({ id, layout }: { id: string; layout: DocumentLayoutSave }) => saveLayout(id, layout),
    onSuccess: changed,
  });
  const remove = useMutation({ mutationFn: (id: string) => deleteLayout(id), onSuccess: changed });
  const ask = (next: Asked | null) => {
    save.reset();
    remove.reset();
    setAsked(next);
  };
  if (!layouts) return null;

  const importFile = async (file: File) => {
    const layout = await readLayout(file);
    if (!layout) return setRefused(`${file.name} is no layout. Choose a file that was exported here.`);
    save.mutate(
      { id: crypto.randomUUID(), layout },
      { onError: (thrown) => setRefused(errorMessage(thrown)) },
    );
  };
  return (
    <section className={parts.part} aria-label="Layouts">
      <SectionLabel>{`Layouts (${layouts.length})`}</SectionLabel>
      <ul className={styles.items}>
        {layouts.map((layout) => (
          <li key={layout.id} className={styles.layout}>
            <span>
              {layout.name}{' '}
              <span className={styles.aside}>
                {review.layout?.id === layout.id ? 'read as this one' : `used ${layout.used_count} times`}
              </span>
            </span>
            <button
              type="button"
              className={controls.quiet}
              aria-label={`Rename ${layout.name}`}
              onClick={() => ask({ what: 'rename', layout })}
            >
              <IconPencil size={14} stroke={1.75} aria-hidden />
            </button>
            <button
              type="button"
              className={controls.quiet}
              aria-label={`Export ${layout.name}`}
              onClick={() => downloadLayout(layout)}
            >
              <IconDownload size={14} stroke={1.75} aria-hidden />
            </button>
            <button
              type="button"
              className={`${controls.quiet} ${controls.danger}`}
              aria-label={`Remove ${layout.name}`}
              onClick={() => ask({ what: 'remove', layout })}
            >
              <IconX size={14} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          disabled={corrections.length === 0 || pending}
          onClick={() => ask({ what: 'keep' })}
        >
          Keep as a layout
        </button>
        <button type="button" className={controls.quiet} onClick={() => input.current?.click()}>
          Import
        </button>
        <input
          ref={input}
          className={parts.hidden}
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
      </div>
      {corrections.length === 0 && (
        <p className={styles.reason}>
          Correct the document, and keep the corrections for documents of the same layout.
        </p>
      )}
      {refused !== null && <ErrorBox>{refused}</ErrorBox>}
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
            “{asked.layout.name}” is removed for everybody in your organisation. Documents that were read as
            it keep what was read.
          </p>
        </Dialog>
      )}
      {asked && asked.what !== 'remove' && (
        <NameDialog
          title={asked.what === 'keep' ? 'Keep as a layout' : 'Rename the layout'}
          name={asked.what === 'keep' ? '' : asked.layout.name}
          busy={save.isPending}
          failure={save.isError ? errorMessage(save.error) : null}
          onClose={() => ask(null)}
          onName={(name) => {
            const kept = asked.what === 'rename' ? asked.layout : null;
            const { fingerprint } = kept ?? review;
            save.mutate({
              id: kept?.id ?? crypto.randomUUID(),
              layout: { name, fingerprint, corrections: kept?.corrections ?? [...corrections] },
            });
          }}
        />
      )}
    </section>
  );
}

interface NameDialogProps {
  title: string;
  name: string;
  busy: boolean;
  failure: string | null;
  onName(name: string): void;
  onClose(): void;
}

function NameDialog({ title, name: known, busy, failure, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(known);
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
            className={controls.input}
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
