import { useState } from 'react';
import { errorMessage } from '@/api/error-message';
import type { DocumentCorrection, DocumentReview } from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import { LayoutNameDialog } from './layout-name-dialog';
import { useLayoutChanges, useLayouts } from './use-layouts';
import controls from './controls.module.css';
import styles from './read.module.css';
import parts from './review.module.css';

interface LayoutsPartProps {
  review: DocumentReview;
  corrections: readonly DocumentCorrection[];
  pending: boolean;
  /** The layouts have changed: the document may be read differently. */
  onChanged(): void;
}

/** Corrections kept for documents of the same layout. Not there where the server keeps none. */
export function LayoutsPart({ review, corrections, pending, onChanged }: LayoutsPartProps) {
  const layouts = useLayouts();
  const [naming, setNaming] = useState(false);
  const { save } = useLayoutChanges(() => {
    setNaming(false);
    onChanged();
  });
  if (!layouts) return null;
  return (
    <section className={parts.part} aria-label="Layout">
      <SectionLabel>Layout</SectionLabel>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          disabled={corrections.length === 0 || pending}
          onClick={() => {
            save.reset();
            setNaming(true);
          }}
        >
          Keep as a layout
        </button>
      </div>
      {corrections.length === 0 && (
        <p className={styles.reason}>
          Correct the document, and keep the corrections for documents of the same layout.
        </p>
      )}
      {naming && (
        <LayoutNameDialog
          title="Keep as a layout"
          name=""
          busy={save.isPending}
          failure={save.isError ? errorMessage(save.error) : null}
          onClose={() => setNaming(false)}
          onName={(name) =>
            save.mutate({
              id: crypto.randomUUID(),
              layout: { name, fingerprint: review.fingerprint, corrections: [...corrections] },
            })
          }
        />
      )}
    </section>
  );
}
