import { useState } from 'react';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import { describeWellbore } from '../wellbore/describe-wellbore';
import styles from './schematic-panel.module.css';

interface SchematicWordsProps {
  wellbore: Wellbore;
  /** What the picture leaves out or assumes. */
  remarks: readonly string[];
}

/** What the schematic shows and leaves out, as text. */
export function SchematicDescription({ wellbore, remarks }: SchematicWordsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.words} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>In words, and what is left out</summary>
      {open && (
        // It scrolls, so the keyboard must reach it.
        <div className={styles.list} role="region" aria-label="The schematic in words" tabIndex={0}>
          <p>{describeWellbore(wellbore).summary}</p>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
          <dl>
            {describeWellbore(wellbore)
              // The scale of the 3D picture, which exaggerates diameters by another factor.
              .items.filter(({ term }) => term !== 'Scale')
              .map(({ term, details }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  {details.map((detail, index) => (
                    // Names repeat, and whole sentences may.
                    <dd key={`${index} ${detail}`}>{detail}</dd>
                  ))}
                </div>
              ))}
          </dl>
        </div>
      )}
    </details>
  );
}
