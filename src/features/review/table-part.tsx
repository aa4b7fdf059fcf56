import { useId, useState } from 'react';
import type {
  DocumentCorrection,
  DocumentReview,
  ReviewColumn,
  ReviewTable,
  TableCorrectionIs,
  TableField,
} from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import { samePlace, saidOfColumn } from './corrections';
import { placeWords, referenceWords } from './correction-words';
import { columnLabel, type Target } from './marks';
import { TableRows } from './table-rows';
import controls from './controls.module.css';
import styles from './read.module.css';
import parts from './review.module.css';

interface TablePartProps {
  review: DocumentReview;
  table: ReviewTable;
  index: number;
  at: Target;
  corrections: readonly DocumentCorrection[];
  onCorrect(added: readonly DocumentCorrection[]): void;
  onSelect(at: Target): void;
  onPoint(at: Target | null): void;
  onHeading(at: Target): void;
  onIgnore(at: Target): void;
}

/** The reading of one table, and all corrections that an engineer can make. */
export function TablePart(props: TablePartProps) {
  const { review, table, index, at, onCorrect, onSelect } = props;
  const kindId = useId();
  const { kind } = table;
  const ignored = props.corrections.some(
    (each) => each.kind === 'table' && each.is === 'ignored' && samePlace(each.at, table.place),
  );
  return (
    <section className={parts.part} aria-label={`Table of ${table.words}`} data-corrections>
      <SectionLabel>{`Table, ${placeWords(table.place)}`}</SectionLabel>
      <label className={styles.kind} htmlFor={kindId}>
        <span className={controls.label}>This is a table of</span>
        <select
          id={kindId}
          className={`text-field ${controls.select}`}
          data-first-control={at.what === 'table' || undefined}
          value={ignored ? 'ignored' : (kind ?? '')}
          onChange={({ currentTarget }) =>
            onCorrect([{ kind: 'table', at: table.place, is: currentTarget.value as TableCorrectionIs }])
          }
        >
          {kind === null && <option value="">not known</option>}
          {review.table_kinds.map(({ kind: each, words }) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
          <option value="ignored">nothing: ignore it</option>
        </select>
      </label>
      {table.reason !== null && <p className={styles.reason}>{table.reason}</p>}
      {review.value_kinds && <SectionOfTable {...props} />}
      {at.what === 'row' && (
        <div className={styles.rowActions}>
          <span className={controls.label}>Row {at.row}</span>
          <button
            type="button"
            className={controls.button}
            data-first-control
            aria-keyshortcuts="H"
            onClick={() => props.onHeading(at)}
          >
            This row is the heading
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.danger}`}
            aria-keyshortcuts="Delete"
            onClick={() => props.onIgnore(at)}
          >
            Ignore this row
          </button>
        </div>
      )}
      {table.columns.length > 0 && (
        <>
          <h3 className={styles.title}>Columns</h3>
          <ul className={styles.columns}>
            {table.columns.map((column) => {
              const target: Target = { what: 'column', table: index, column: column.column };
              const open = at.what === 'column' && at.column === column.column;
              return (
                <li
                  key={column.column}
                  className={styles.column}
                  data-open={column.certainty === 'open' || undefined}
                  onPointerEnter={() => props.onPoint(target)}
                  onPointerLeave={() => props.onPoint(null)}
                >
                  <button
                    type="button"
                    className={styles.columnName}
                    aria-expanded={open}
                    onFocus={() => props.onPoint(target)}
                    onBlur={() => props.onPoint(null)}
                    onClick={() => onSelect(open ? { what: 'table', table: index } : target)}
                  >
                    <span className={styles.heading} dir="auto">
                      {column.heading || `Column ${column.column + 1}`}
                    </span>
                    <span className={styles.role} data-none={column.field === null || undefined}>
                      {columnLabel(column)}
                    </span>
                  </button>
                  {open && <ColumnFields {...props} column={column} />}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <TableRows
        review={review}
        table={table}
        index={index}
        at={at}
        onSelect={onSelect}
        onPoint={props.onPoint}
      />
    </section>
  );
}

/** The one hole section or string that a table is of, where its rows name none. */
function SectionOfTable({ review, table, corrections, onCorrect }: TablePartProps) {
  const id = useId();
  const said = corrections.findLast((each) => each.kind === 'section' && samePlace(each.at, table.place));
  const before = said?.kind === 'section' ? said.of : '';
  const names = review.value_kinds?.find(({ kind }) => kind === 'mud')?.names ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const say = () => {
    const of = (typed ?? '').trim();
    setTyped(null);
    if (of !== '' && of !== before) onCorrect([{ kind: 'section', at: table.place, of }]);
  };
  return (
    <div className={styles.kind}>
      <label className={controls.label} htmlFor={id}>
        All of it is of the hole section or casing
      </label>
      <input
        id={id}
        className={`text-field ${controls.input}`}
        list={`${id}names`}
        value={typed ?? before}
        maxLength={120}
        autoComplete="off"
        placeholder="as its rows say"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={say}
        onKeyDown={({ key }) => {
          if (key === 'Enter') say();
        }}
      />
      <datalist id={`${id}names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}

const references = ['drill floor', 'sea level', 'ground level'] as const;

function ColumnFields({
  review,
  table,
  corrections,
  column,
  onCorrect,
}: TablePartProps & { column: ReviewColumn }) {
  const fields: readonly TableField[] =
    review.table_kinds.find(({ kind }) => kind === table.kind)?.fields ?? [];
  const field = fields.find((each) => each.field === column.field);
  const said = saidOfColumn(corrections, table.place, column.column);
  const correct = (changes: Partial<Pick<ReviewColumn, 'field' | 'unit' | 'reference'>>) => {
    // Another field has other units.
    const kept = 'field' in changes ? {} : { unit: said?.unit, reference: said?.reference };
    const all = { field: column.field, ...kept, ...changes };
    const given = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined),
    ) as typeof all;
    onCorrect([{ kind: 'column', at: table.place, column: column.column, ...given }]);
  };
  if (fields.length === 0) return <p className={styles.reason}>Say first what the table is of.</p>;
  return (
    <div className={styles.fields}>
      <label className={controls.field}>
        <span className={controls.label}>This column is</span>
        <select
          className={`text-field ${controls.select}`}
          data-first-control
          value={column.field ?? ''}
          onChange={({ currentTarget }) => correct({ field: currentTarget.value || null })}
        >
          <option value="">not used</option>
          {fields.map((each) => (
            <option key={each.field} value={each.field}>
              {each.words}
            </option>
          ))}
        </select>
      </label>
      {field && field.units.length > 0 && (
        <label className={controls.field}>
          <span className={controls.label}>in</span>
          <select
            className={`text-field ${controls.select}`}
            value={column.unit ?? ''}
            onChange={({ currentTarget }) => correct({ unit: currentTarget.value || null })}
          >
            {(column.unit === null || !field.units.includes(column.unit)) && (
              <option value={column.unit ?? ''}>{column.unit ?? 'no unit'}</option>
            )}
            {field.units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </label>
      )}
      {field?.is_depth && (
        <label className={controls.field}>
          <span className={controls.label}>counted</span>
          <select
            className={`text-field ${controls.select}`}
            value={column.reference ?? ''}
            onChange={({ currentTarget }) => {
              const reference = references.find((each) => each === currentTarget.value);
              if (reference) correct({ reference });
            }}
          >
            {column.reference === null && <option value="">not said</option>}
            {references.map((reference) => (
              <option key={reference} value={reference}>
                {referenceWords[reference]}
              </option>
            ))}
          </select>
        </label>
      )}
      {column.because !== null && <p className={styles.because}>{column.because}</p>}
    </div>
  );
}
