import { useState } from 'react';
import { figure } from '@/domain/montage/figures';
import { northWords } from '@/domain/wellbore/kept-paths';
import { describeWellbore } from './describe-wellbore';
import type { SceneModel } from './scene-model';
import styles from './wellbore-body.module.css';

interface WordsOfPictureProps {
  model: SceneModel;
  /** Whether there is a picture with a scale to state. */
  hasPicture: boolean;
}

/** From which north the directions of the picture are. */
function north({ wellbore: { path, kept } }: SceneModel): string {
  if (kept)
    return kept.north === null ? '; its north is not stated.' : `; north is ${northWords(kept.north)}.`;
  return path?.basis === 'survey' ? '.' : '; this montage keeps no well path, so the azimuth is unknown.';
}

/** The description of the picture: the most important figures are visible, the rest on demand. */
export function PictureDescription({ model, hasPicture }: WordsOfPictureProps) {
  const [open, setOpen] = useState(false);
  const { radiusFactor, path } = model.wellbore;
  const { summary, items } = describeWellbore(model.wellbore);
  return (
    <div className={styles.words}>
      <p className={styles.summary}>
        <strong>{summary}</strong>{' '}
        {hasPicture && path && (
          <>
            Diameters × {figure(radiusFactor, 0)}
            {north(model)}
          </>
        )}
      </p>
      <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>What the picture shows</summary>
        {open && (
          // It scrolls, so the keyboard must reach it.
          <div className={styles.list} role="region" aria-label="What the picture shows" tabIndex={0}>
            <dl>
              {items.map(({ term, details }) => (
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
    </div>
  );
}
