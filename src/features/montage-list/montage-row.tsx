import { IconPlayerPause } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MontageListItem } from '@/api/generated/model';
import { montageName } from '@/domain/montage-name';
import list from '@/ui/list-table.module.css';
import { shortText } from '@/ui/short-text';
import { MontageExportMenu } from './export-menu';
import { DateCell, MontageCells } from './montage-cells';
import type { ShownColumns } from './montage-columns';
import { RowMenu } from './row-menu';
import type { MontageMoves } from './use-montage-moves';
import styles from './montage-table.module.css';

interface MontageRowProps {
  montage: MontageListItem;
  shown: ShownColumns;
  /** Absent for a server without folders. */
  moves?: MontageMoves | undefined;
  /** ms since the epoch */
  nowMs: number;
}

export function MontageRow(props: MontageRowProps) {
  const { montage, moves } = props;
  if (montage.folder === 'bin' && moves) return <DeletedRow {...props} moves={moves} />;
  if (!montage.top_line_item) return <StoppedRow {...props} />;
  return <NamedRow {...props} />;
}

const nameOf = ({ top_line_item: top }: MontageListItem) =>
  montageName(top?.well_name, top?.field_name, top?.field_code);

function NamedRow({ montage, shown, moves, nowMs }: MontageRowProps) {
  const { id } = montage;
  const name = nameOf(montage);
  // A screen reader reads the name with each of its row's buttons.
  const short = shortText(name);
  return (
    <tr className={list.row} data-pending={moves?.pending === id || undefined}>
      <th scope="row" className={`${list.name} ${styles.name}`}>
        <Link
          to="/montage/edit/$documentId"
          params={{ documentId: id }}
          className={styles.nameLink}
          dir="auto"
          title={short === name ? undefined : name}
        >
          {name}
        </Link>
      </th>
      <MontageCells montage={montage} shown={shown} />
      <DateCell montage={montage} nowMs={nowMs} />
      <td className={styles.export}>
        <MontageExportMenu id={id} label={short} />
      </td>
      <td className={styles.edit}>
        <div className={styles.buttons}>
          <Link
            to="/montage/edit/$documentId"
            params={{ documentId: id }}
            className={list.rowButton}
            aria-label={`Edit ${short}`}
          >
            Edit
          </Link>
          {moves && <RowMenu montage={montage} label={short} moves={moves} />}
        </div>
      </td>
    </tr>
  );
}

/** A montage whose generation stopped before the well was known: it has no name to open, and one way to go on. */
function StoppedRow({ montage, shown, moves, nowMs }: MontageRowProps) {
  const label = `the stopped montage ${montage.id}`;
  return (
    <tr
      className={`${list.row} ${styles.row}`}
      data-stopped
      data-pending={moves?.pending === montage.id || undefined}
    >
      <th scope="row" className={`${list.name} ${styles.name}`}>
        <span className={styles.stopped}>
          <IconPlayerPause size={16} stroke={1.75} aria-hidden />
          Montage Generation Stopped
        </span>
        <span className={styles.document}>Document {montage.id}</span>
      </th>
      <MontageCells montage={montage} shown={shown} />
      <DateCell montage={montage} nowMs={nowMs} />
      <td className={styles.export}>
        <MontageExportMenu id={montage.id} label={label} />
      </td>
      <td className={styles.edit}>
        <div className={styles.buttons}>
          <Link
            to="/montage/create"
            search={{ step: 'inputs', document: montage.id }}
            className={`${list.rowButton} ${styles.continue}`}
            data-emphasis
          >
            Continue creating montage
          </Link>
          {moves && <RowMenu montage={montage} label={label} moves={moves} />}
        </div>
      </td>
    </tr>
  );
}

/** A deleted montage can only be brought back: every other call of it is answered with 404. */
function DeletedRow({ montage, shown, moves, nowMs }: MontageRowProps & { moves: MontageMoves }) {
  const name = montage.top_line_item ? nameOf(montage) : 'Montage Generation Stopped';
  return (
    <tr className={list.row} data-pending={moves.pending === montage.id || undefined}>
      <th scope="row" className={`${list.name} ${styles.name}`}>
        <span className={styles.nameLink} data-plain dir="auto">
          {name}
        </span>
      </th>
      <MontageCells montage={montage} shown={shown} />
      <DateCell montage={montage} nowMs={nowMs} />
      <td className={styles.export} />
      <td className={styles.edit}>
        <button
          type="button"
          className={list.rowButton}
          aria-label={`Restore ${shortText(name)}`}
          onClick={() => moves.move({ id: montage.id, label: shortText(name), from: 'bin', to: 'current' })}
        >
          Restore
        </button>
      </td>
    </tr>
  );
}
