import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';
import { sideBySide } from '@/domain/montage/side-by-side';
import type { SideBySideGroup, SideBySideRow } from '@/domain/montage/side-by-side-row';
import { settingsFor } from '@/shared/check-settings/kept-settings';
import styles from './montage-compare.module.css';

interface ComparisonProps {
  left: Montage;
  right: Montage;
}

/** Rows that are shown at first, and with each further step: thousands of rows would make the page slow. */
const step = 500;

const nameOf = ({ top_line_item: top, id }: Montage): string => {
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  return name === 'N/A' ? id : name;
};

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** The first `most` rows, with their groups. */
function firstRows(groups: readonly SideBySideGroup[], most: number): SideBySideGroup[] {
  let room = most;
  return groups.flatMap((group) => {
    if (room <= 0) return [];
    const rows = group.rows.slice(0, room);
    // A group without rows, which only one of the two has, takes a line as well.
    room -= Math.max(1, rows.length);
    return [{ ...group, rows }];
  });
}

/** What two montages have, row by row, and where they differ. */
export function Comparison({ left, right }: ComparisonProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [most, setMost] = useState(step);
  const groups = useMemo(() => sideBySide(left, right, ({ id }) => settingsFor(id)), [left, right]);
  const differing = groups.flatMap((group): SideBySideGroup[] => {
    const rows = group.rows.filter(({ differs }) => differs);
    return rows.length > 0 || group.side !== 'both' ? [{ ...group, rows }] : [];
  });
  const differences = differing.reduce((sum, { rows }) => sum + rows.length, 0);
  const wanted = isWhole ? groups : differing;
  const total = wanted.reduce((sum, { rows }) => sum + Math.max(1, rows.length), 0);
  const names = [nameOf(left), nameOf(right)] as const;
  // Two versions of one well have the same name.
  const heads = names[0] === names[1] ? [`${names[0]} (first)`, `${names[1]} (second)`] : names;
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={styles.count}>
          {differences === 0 ? 'No differences.' : `${counted(differences, 'difference')}.`}
        </p>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={!isWhole}
            onChange={({ currentTarget }) => setIsWhole(!currentTarget.checked)}
          />
          Differences only
        </label>
      </div>
      {wanted.length > 0 && (
        <table className={styles.table}>
          <thead className="card-heads">
            <tr>
              <th scope="col">Value</th>
              {[left, right].map((montage, at) => (
                <th key={at === 0 ? 'left' : 'right'} scope="col" dir="auto">
                  <Link to="/montage/edit/$documentId" params={{ documentId: montage.id }}>
                    {heads[at]}
                  </Link>
                </th>
              ))}
              <th scope="col">Change</th>
            </tr>
          </thead>
          {firstRows(wanted, most).map((group) => (
            <Group key={group.key} group={group} names={names} heads={heads} />
          ))}
        </table>
      )}
      {total > most && (
        <button type="button" className="small-button" onClick={() => setMost(most + step)}>
          Show {Math.min(step, total - most)} more
        </button>
      )}
    </>
  );
}

interface GroupProps {
  group: SideBySideGroup;
  names: readonly [string, string];
  heads: readonly string[];
}

function Group({ group: { title, side, rows }, names, heads }: GroupProps) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={4} dir="auto">
          {title}
          {side !== 'both' && (
            <span className={styles.only}>{`only in ${side === 'left' ? names[0] : names[1]}`}</span>
          )}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} heads={heads} />
      ))}
    </tbody>
  );
}

function Row({ row, heads }: { row: SideBySideRow; heads: readonly string[] }) {
  const { label, left, right, change, differs } = row;
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row" dir="auto">
        {label}
      </th>
      <td data-label={heads[0]} dir="auto">
        {left}
      </td>
      <td data-label={heads[1]} dir="auto">
        {right}
      </td>
      <td data-label="Change" className={styles.change} data-none={change === null || undefined}>
        {change ?? (differs && <span className="visually-hidden">differs</span>)}
      </td>
    </tr>
  );
}
