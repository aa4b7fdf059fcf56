import { useId } from 'react';
import type { MontageDifference } from '@/domain/montage/difference';
import { unbroken } from '../versions/version-words';
import styles from './conflict-table.module.css';

interface ConflictTableProps {
  differences: readonly MontageDifference[];
  /** The keys of the differences where theirs is chosen. */
  exceptFor: ReadonlySet<string>;
  onChoose: (key: string, keep: 'mine' | 'theirs') => void;
}

/** One row for each value that both sides changed: the old value, and the two to choose from. */
export function ConflictTable({ differences, exceptFor, onChoose }: ConflictTableProps) {
  const id = useId();
  return (
    <table className={styles.table}>
      <thead className="card-heads">
        <tr>
          <th scope="col">Where</th>
          <th scope="col">It was</th>
          <th scope="col" id={`${id}-mine`}>
            Yours
          </th>
          <th scope="col" id={`${id}-theirs`}>
            Theirs
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference, index) => {
          const { key, where, base } = difference;
          const row = `${id}-${index}`;
          const kept = exceptFor.has(key) ? 'theirs' : 'mine';
          return (
            <tr key={key}>
              <th scope="row" id={row}>
                {unbroken(where)}
              </th>
              <td data-label="It was">{base ?? absent('not there')}</td>
              {(['mine', 'theirs'] as const).map((side) => (
                <td
                  key={side}
                  data-label={side === 'mine' ? 'Yours' : 'Theirs'}
                  data-chosen={kept === side || undefined}
                >
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={row}
                      checked={kept === side}
                      aria-labelledby={`${id}-${side} ${row}-${side}`}
                      aria-describedby={row}
                      onChange={() => onChoose(key, side)}
                    />
                    <span id={`${row}-${side}`}>{difference[side] ?? absent('removed')}</span>
                  </label>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const absent = (word: string) => <span className={styles.absent}>{word}</span>;
