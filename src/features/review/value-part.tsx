import { useId, useState, type FormEvent } from 'react';
import type { DocumentCorrection, DocumentReview, ValueKindFields } from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import { referenceWords, rowsWords } from './correction-words';
import { fieldsOf, valueOfWords } from './value-of-words';
import { isWholeCell, partOfWords, type ChosenWords } from './chosen-words';
import controls from './controls.module.css';
import styles from './read.module.css';
import parts from './review.module.css';

/** What the last value was of: the next is often of the same. */
export interface SaidOf {
  is: ValueKindFields['kind'] | 'section';
  of: string;
}

interface ValuePartProps {
  review: DocumentReview;
  words: ChosenWords;
  last: SaidOf | null;
  onIs(correction: DocumentCorrection, said: SaidOf): void;
  onCancel(): void;
}

const references = ['drill floor', 'sea level', 'ground level'] as const;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words were pointed at: what are they? */
export function ValuePart({ review, words, last, onIs, onCancel }: ValuePartProps) {
  const { value_kinds: kinds = [] } = review;
  const ofId = useId();
  const [is, setIs] = useState<SaidOf['is']>(last?.is ?? kinds[0]?.kind ?? 'header');
  const [field, setField] = useState('');
  const [of, setOf] = useState(last?.of ?? '');
  const [unit, setUnit] = useState('');
  const [reference, setReference] = useState('');
  const [part, setPart] = useState(words.text);
  const partId = useId();
  const chosenPart = part === words.text ? words : partOfWords(words, part);
  const kind = kinds.find((each) => each.kind === is);
  const fields = kind ? fieldsOf(kind) : [];
  const chosen = fields.find((each) => each.field === field) ?? fields[0];
  // Whatever has hole sections can begin with the words.
  const sections = kinds.find((each) => each.kind === 'mud')?.names ?? [];
  const asks = is === 'section' ? 'Hole section or casing' : kind?.of;
  const names = is === 'section' ? sections : (kind?.names ?? []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = of.trim();
    if (is === 'section') return onIs({ kind: 'section', at: words.at, of: named }, { is, of });
    if (!kind || !chosen || !chosenPart) return;
    const said = {
      field: chosen,
      of: named,
      unit: unit || null,
      reference: references.find((each) => each === reference) ?? null,
    };
    onIs(valueOfWords(chosenPart, kind, said), { is, of });
  };
  const select = (
    label: string,
    value: string,
    onChange: (value: string) => void,
    options: readonly (readonly [string, string])[],
    isFirst = false,
  ) => (
    <label className={controls.field}>
      <span className={controls.label}>{label}</span>
      <select
        className={`text-field ${controls.select}`}
        value={value}
        autoFocus={isFirst}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className={parts.part} aria-label="Selected words" data-words-are>
      <SectionLabel>{`Page ${words.place.page}, ${rowsWords(words.place)}`}</SectionLabel>
      <p className={styles.pointedAt}>
        <bdi>{words.text}</bdi>
      </p>
      <form className={styles.valueFields} onSubmit={submit}>
        {isWholeCell(words) && (
          <div className={controls.field}>
            <label className={controls.label} htmlFor={partId}>
              Only these words of the cell
            </label>
            <input
              id={partId}
              className={`text-field ${controls.input}`}
              value={part}
              required
              autoComplete="off"
              aria-invalid={chosenPart === null || undefined}
              aria-describedby={chosenPart === null ? `${partId}error` : undefined}
              onChange={({ currentTarget }) => setPart(currentTarget.value)}
            />
            {chosenPart === null && (
              <p id={`${partId}error`} className={styles.reason}>
                Enter words of the cell that follow each other.
              </p>
            )}
          </div>
        )}
        {select(
          'Use as a value of',
          is,
          (value) => {
            setIs(value as SaidOf['is']);
            setField('');
            setUnit('');
            setReference('');
          },
          [
            ...kinds.map((each) => [each.kind, upper(each.words)] as const),
            ['section', 'Nothing: a section begins here'] as const,
          ],
          true,
        )}
        {kind &&
          select(
            'Which',
            chosen?.field ?? '',
            (value) => {
              setField(value);
              setUnit('');
            },
            fields.map((each) => [each.field, each.words] as const),
          )}
        {asks && (
          <div className={controls.field}>
            <label className={controls.label} htmlFor={ofId}>
              {asks}
            </label>
            <input
              id={ofId}
              className={`text-field ${controls.input}`}
              list={`${ofId}names`}
              value={of}
              required
              maxLength={120}
              autoComplete="off"
              placeholder={names[0] ?? (is === 'tops' ? '' : '12 1/4 in hole')}
              onChange={({ currentTarget }) => setOf(currentTarget.value)}
            />
            <datalist id={`${ofId}names`}>
              {names.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
        )}
        {chosen &&
          chosen.units.length > 0 &&
          select('in', unit, setUnit, [
            ['', 'the unit that is written'],
            ...chosen.units.map((each) => [each, each] as const),
          ])}
        {chosen?.is_depth &&
          select('counted', reference, setReference, [
            ['', 'as its name says'],
            ...references.map((each) => [each, referenceWords[each] ?? each] as const),
          ])}
        <div className={styles.valueActions}>
          <button type="submit" className={controls.button}>
            Use
          </button>
          <button type="button" className={controls.quiet} onClick={onCancel}>
            Cancel
          </button>
        </div>
      </form>
    </section>
  );
}
