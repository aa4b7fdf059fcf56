import { IconX } from '@tabler/icons-react';
import type {
  DocumentCorrection,
  DocumentReview,
  RegionCorrection,
  WholeDocumentCorrection,
} from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import { withoutDocumentWord, type DocumentWord } from './corrections';
import { correctionWords, placeWords, referenceWords } from './correction-words';
import { sameTarget, type Target } from './marks';
import controls from './controls.module.css';
import styles from './read.module.css';
import parts from './review.module.css';

interface ListsProps {
  review: DocumentReview;
  at: Target | null;
  pointed: Target | null;
  /** Selects it and shows its page. */
  onGo(at: Target, page: number): void;
  onPoint(at: Target | null): void;
}

/** Every table, every value outside of one, and what was not used: each leads to its place on a page. */
export function ReadLists({ review, at, pointed, onGo, onPoint }: ListsProps) {
  const item = (target: Target, page: number, text: string, aside: string) => (
    <li key={JSON.stringify(target)}>
      <button
        type="button"
        className={styles.item}
        aria-current={sameTarget(at, target) || undefined}
        data-pointed={sameTarget(pointed, target) || undefined}
        onClick={() => onGo(target, page)}
        onFocus={() => onPoint(target)}
        onBlur={() => onPoint(null)}
        onPointerEnter={() => onPoint(target)}
        onPointerLeave={() => onPoint(null)}
      >
        {text} <span className={styles.aside}>{aside}</span>
      </button>
    </li>
  );
  return (
    <>
      <section className={parts.part} aria-label="What was read">
        <SectionLabel>{`Tables (${review.tables.length})`}</SectionLabel>
        {review.tables.length === 0 && (
          <p className={controls.hint}>No table was found. Select a region of a page and say what it is.</p>
        )}
        <ul className={styles.items}>
          {review.tables.map((table, index) =>
            item(
              { what: 'table', table: index },
              table.parts[0]?.page ?? 1,
              table.words,
              `${placeWords(table.place)}${table.used ? '' : ', not used'}`,
            ),
          )}
        </ul>
      </section>
      {review.values.length > 0 && (
        <section className={parts.part} aria-label="Values outside of tables">
          <SectionLabel>{`Values outside of tables (${review.values.length})`}</SectionLabel>
          <ul className={styles.items}>
            {review.values.map(({ words, text, page }, index) =>
              item({ what: 'value', value: index }, page, text, words),
            )}
          </ul>
        </section>
      )}
      {review.unused.length > 0 && (
        <details className={`${parts.part} ${styles.more}`}>
          <summary>
            <SectionLabel>{`Not used (${review.unused.length})`}</SectionLabel>
          </summary>
          <ul className={styles.items}>
            {review.unused.map(({ text, reason, page }, index) =>
              item({ what: 'unused', unused: index }, page, text, reason),
            )}
          </ul>
        </details>
      )}
      {review.notes.length > 0 && (
        <details className={`${parts.part} ${styles.more}`}>
          <summary>
            <SectionLabel>{`Decided on the way (${review.notes.length})`}</SectionLabel>
          </summary>
          <ul className={styles.notes}>
            {review.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface DocumentPartProps {
  review: DocumentReview;
  corrections: readonly DocumentCorrection[];
  onCorrect(added: readonly DocumentCorrection[]): void;
  onReplace(corrections: readonly DocumentCorrection[]): void;
}

const another = ' another well';

/** The findings about the whole document. */
export function DocumentPart({ review, corrections, onCorrect, onReplace }: DocumentPartProps) {
  const said: Partial<WholeDocumentCorrection> = Object.assign(
    {},
    ...corrections.filter(({ kind }) => kind === 'document'),
  ) as Partial<WholeDocumentCorrection>;
  const say = (word: DocumentWord, value: string | boolean | null | undefined) =>
    value === undefined
      ? onReplace(withoutDocumentWord(corrections, word))
      : onCorrect([{ kind: 'document', [word]: value } as WholeDocumentCorrection]);
  const choice = (
    label: string,
    word: DocumentWord,
    value: string,
    asRead: string,
    options: readonly [string, string][],
  ) => (
    <label className={controls.field}>
      <span className={controls.label}>{label}</span>
      <select
        className={`text-field ${controls.select}`}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          say(word, chosen === '' ? undefined : chosen === another ? null : chosen);
        }}
      >
        <option value="">{asRead}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  const wells = [...new Set([...review.wells, ...(said.well ? [said.well] : [])])];
  return (
    <section className={parts.part} aria-label="This document">
      <SectionLabel>This document</SectionLabel>
      <div className={styles.documentFields}>
        {choice(
          'Well',
          'well',
          said.well === null ? another : (said.well ?? ''),
          review.well === null ? 'as the document says' : `as the document says: ${review.well}`,
          [...wells.map((well): [string, string] => [well, well]), [another, 'another well: do not use it']],
        )}
        {choice('Decimal sign', 'decimalSign', said.decimalSign ?? '', 'as written', [
          ['.', 'point: 1,234.5'],
          [',', 'comma: 1.234,5'],
        ])}
        {choice('Depths without a unit', 'lengthUnit', said.lengthUnit ?? '', 'as read', [
          ['m', 'm'],
          ['ft', 'ft'],
        ])}
        {choice(
          'Depths without a reference',
          'reference',
          said.reference ?? '',
          'as read',
          Object.entries(referenceWords).map(([key, words]): [string, string] => [key, words]),
        )}
        <label className={controls.field}>
          <span className={controls.label}>This revision</span>
          <select
            className={`text-field ${controls.select}`}
            value={said.counts === undefined ? '' : String(said.counts)}
            onChange={({ currentTarget }) =>
              say('counts', currentTarget.value === '' ? undefined : currentTarget.value === 'true')
            }
          >
            <option value="">{review.counts ? 'as read: it counts' : 'as read: it does not count'}</option>
            <option value="true">counts</option>
            <option value="false">does not count</option>
          </select>
        </label>
      </div>
      {review.layout && <p className={styles.reason}>Read as the layout “{review.layout.name}”.</p>}
    </section>
  );
}

interface CorrectionsPartProps {
  review: DocumentReview;
  corrections: readonly DocumentCorrection[];
  onReplace(corrections: readonly DocumentCorrection[]): void;
}

/** One answer may be dozens of corrections, and the tables are below them. */
const MOST_OPEN = 6;

/** All corrections of the document, each removable. */
export function CorrectionsPart({ review, corrections, onReplace }: CorrectionsPartProps) {
  if (corrections.length === 0) return null;
  const label = <SectionLabel>{`Corrections (${corrections.length})`}</SectionLabel>;
  const list = (
    <ul className={styles.items}>
      {corrections.map((correction, index) => {
        const words = correctionWords(correction, review);
        return (
          <li key={words} className={styles.correction}>
            <span>{words}</span>
            <button
              type="button"
              className={`${controls.quiet} ${controls.danger}`}
              aria-label={`Remove: ${words}`}
              onClick={() => onReplace(corrections.filter((_, at) => at !== index))}
            >
              <IconX size={14} stroke={1.75} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
  return corrections.length > MOST_OPEN ? (
    <details className={`${parts.part} ${styles.more}`}>
      <summary>{label}</summary>
      {list}
    </details>
  ) : (
    <section className={parts.part} aria-label="Corrections">
      {label}
      {list}
    </section>
  );
}

interface RegionPartProps {
  review: DocumentReview;
  region: Omit<RegionCorrection, 'kind' | 'is'>;
  onIs(correction: RegionCorrection): void;
  onCancel(): void;
}

/** A region was chosen: what is it? */
export function RegionPart({ review, region, onIs, onCancel }: RegionPartProps) {
  return (
    <section className={parts.part} aria-label="Selected region">
      <SectionLabel>{`Region of page ${region.page}`}</SectionLabel>
      <p className={styles.reason}>It holds</p>
      <div className={styles.kinds}>
        {review.table_kinds.map(({ kind, words }, index) => (
          <button
            key={kind}
            type="button"
            className={controls.button}
            autoFocus={index === 0}
            onClick={() => onIs({ kind: 'region', ...region, is: kind })}
          >
            {words}
          </button>
        ))}
        <button type="button" className={controls.quiet} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}
