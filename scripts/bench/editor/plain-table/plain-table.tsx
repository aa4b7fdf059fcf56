import { memo, useCallback, useState } from 'react';
import { referenceColumns, referenceText, type ReferenceColumn, type ReferenceRow } from '../reference-rows';

interface RowProps {
  row: ReferenceRow;
  /** The column of this row that is being edited. */
  editing: ReferenceColumn | null;
  onOpen: (id: string, column: ReferenceColumn) => void;
  onCommit: (id: string, column: ReferenceColumn, text: string) => void;
}

const Row = memo(function Row({ row, editing, onOpen, onCommit }: RowProps) {
  return (
    <tr>
      {referenceColumns.map(({ key }) => (
        <td
          key={key}
          data-column={key}
          tabIndex={-1}
          onKeyDown={(event) => event.key === 'F2' && onOpen(row.id, key)}
        >
          {editing === key ? (
            <Field initial={referenceText(row[key])} onCommit={(text) => onCommit(row.id, key, text)} />
          ) : (
            referenceText(row[key])
          )}
        </td>
      ))}
    </tr>
  );
});

function Field({ initial, onCommit }: { initial: string; onCommit: (text: string) => void }) {
  const [text, setText] = useState(initial);
  return (
    <input
      aria-label="Value"
      autoFocus
      size={6}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onCommit(text)}
    />
  );
}

/**
 * A carefully written table without a library: one native table, rows that are drawn again only when they change, and a
 * field in the edited cell alone. A section is a body of its own, as in the editor.
 */
export function PlainTable({ montageRows }: { montageRows: ReferenceRow[][] }) {
  const [sections, setSections] = useState(montageRows);
  const [open, setOpen] = useState<{ id: string; column: ReferenceColumn } | null>(null);
  const onOpen = useCallback((id: string, column: ReferenceColumn) => setOpen({ id, column }), []);
  const onCommit = useCallback((id: string, column: ReferenceColumn, text: string) => {
    setOpen(null);
    setSections((before) =>
      before.map((rows) =>
        rows.some((row) => row.id === id)
          ? rows.map((row) => (row.id === id ? { ...row, [column]: Number(text) } : row))
          : rows,
      ),
    );
  }, []);
  return (
    <table>
      <thead>
        <tr>
          {referenceColumns.map(({ key, title }) => (
            <th key={key}>{title}</th>
          ))}
        </tr>
      </thead>
      {sections.map((rows) => (
        <tbody key={rows[0]?.id}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              editing={open?.id === row.id ? open.column : null}
              onOpen={onOpen}
              onCommit={onCommit}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
