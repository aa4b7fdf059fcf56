import type { SourceAlternative, SourcePlace, SourcedValue, ValueSource } from '@/api/generated/model';
import styles from './source-panel.module.css';
import { documentsOf, placeWords, wordsOfSource } from './source-words';
import { ValuePanel } from './value-panel';

interface SourcePanelProps {
  /** The value's column: `TVD SS (m)`. */
  name: string;
  /** The value's entity: `Chalk`. */
  of: string;
  source: ValueSource;
  /** Formats a value with enough decimals to distinguish two. */
  shown: (value: SourcedValue) => string;
  /** The current value if it was edited since; else null. */
  editedTo?: string | null;
  /** Uses another value; `label` says it in full. Null if that is not possible: `instead` says why. */
  onUse: ((value: SourcedValue, label: string) => void) | null;
  instead?: string | null;
  /** The value's box on the screen. The same function while the panel is open. */
  anchor: () => Element | null;
  onClose: () => void;
}

/** Where a value came from, and what else the documents say, next to the value. */
export function SourcePanel(props: SourcePanelProps) {
  const { name, of, source, shown, editedTo = null, onUse, instead, anchor, onClose } = props;
  return (
    <ValuePanel
      className={styles.panel}
      title={
        <>
          <span className={styles.kind}>Source</span>
          {of === '' ? name : `${name} · ${of}`}
        </>
      }
      // Heard as a key as well, because browsers close a dialog at the second Escape without asking.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      anchor={anchor}
      onClose={onClose}
    >
      <div className={styles.body} role="region" aria-label="What the documents say" tabIndex={0}>
        {editedTo !== null && (
          <div className={styles.edited}>
            <p>
              Edited since; the documents say {shown(source.value)}. It is {editedTo} now.
            </p>
            {onUse && source.value !== null && (
              <button
                type="button"
                className={styles.use}
                onClick={() => onUse(source.value, `Go back to ${shown(source.value)}`)}
              >
                Go back to {shown(source.value)}
              </button>
            )}
          </div>
        )}
        <Said said={source} shown={shown} large />
        {source.flag !== null && <p className={styles.flag}>{source.flag}</p>}
        <Places places={source.places} computed={source.certainty === 'computed'} />
        {source.alternatives.length > 0 && (
          <section aria-label="Other values">
            <h3 className={styles.label}>
              {source.value === null ? 'The documents say' : 'Other documents say'}
            </h3>
            <ul className={styles.alternatives}>
              {source.alternatives.map((alternative, index) => (
                <li key={index} className={styles.alternative}>
                  <Said said={alternative} shown={shown} />
                  <Places places={alternative.places} computed={alternative.certainty === 'computed'} />
                  <UseButton alternative={alternative} shown={shown} onUse={onUse} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {instead && (source.alternatives.length > 0 || editedTo !== null) && (
          <p className={styles.instead}>{instead}</p>
        )}
      </div>
    </ValuePanel>
  );
}

/** The value, and how sure it is. */
function Said({
  said,
  shown,
  large = false,
}: {
  said: SourceAlternative;
  shown: (value: SourcedValue) => string;
  large?: boolean;
}) {
  const { value, note } = said;
  const { word, means } = wordsOfSource(said);
  return (
    <div className={styles.said}>
      <p className={styles.value} data-large={large || undefined} dir="auto">
        {value === null ? 'No value was taken' : shown(value)}
      </p>
      {value !== null && (
        <p className={styles.certainty}>
          <strong>{word}</strong> {means}
        </p>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Places({ places, computed }: { places: readonly SourcePlace[]; computed: boolean }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places} aria-label={computed ? 'Computed from' : 'Found in'}>
      {places.map((place, index) => (
        <li key={index}>
          <span className={styles.document}>{place.document}</span>{' '}
          <span className={styles.where}>{placeWords(place)}</span>
          {place.read_by === 'language_model' && (
            <span className={styles.reader}> Read by a language model from: </span>
          )}
          {place.quote !== null && (
            <blockquote className={styles.quote} dir="auto">
              {place.quote}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}

function UseButton({
  alternative,
  shown,
  onUse,
}: Pick<SourcePanelProps, 'shown' | 'onUse'> & { alternative: SourceAlternative }) {
  const { value } = alternative;
  if (!onUse || value === null) return null;
  const label = `Use ${shown(value)} from ${documentsOf(alternative)}`;
  return (
    <button
      type="button"
      className={styles.use}
      aria-label={`Use this value: ${shown(value)} from ${documentsOf(alternative)}`}
      onClick={() => onUse(value, label)}
    >
      Use this value
    </button>
  );
}
