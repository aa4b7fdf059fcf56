import { Button } from '@mantine/core';
import { useCallback, useId, useState } from 'react';
import { setTopLineField } from '@/domain/montage/top-line';
import { SectionLabel } from '@/ui/section-label';
import { useEditor, useEditorState } from '../editor-context';
import { cellSource, useEntityMarks, type CellSource } from '../sources/sources-context';
import { refusal, topLineFields, type TopLineTileField } from './top-line-fields';
import { TopLineTile } from './top-line-tile';
import { WellHeads } from './well-heads';
import styles from './top-line-editor.module.css';

export function TopLineEditor() {
  const labelId = useId();
  const editor = useEditor();
  const topLine = useEditorState((state) => state.montage.top_line_item);
  const readOnly = useEditorState((state) => state.locked !== null);
  // The tiles show before the top line exists: its first value creates it, and an empty one is never saved.
  const [started, setStarted] = useState(false);
  if (started && topLine) setStarted(false);
  const [message, setMessage] = useState('');
  const sources = useEntityMarks(topLine, true);

  const commit = useCallback(
    (tile: TopLineTileField, text: string) => {
      if (editor.state().locked !== null) {
        setMessage(`${tile.label} is not changed: this montage is open in another tab.`);
        return false;
      }
      editor.edit((montage, newId) => setTopLineField(montage, tile.field, text, newId));
      setMessage(refusal(tile, text, editor.state().montage.top_line_item?.[tile.field] ?? null) ?? '');
      return true;
    },
    [editor],
  );

  return (
    <section className={styles.part} aria-labelledby={labelId}>
      <div className={styles.head}>
        <SectionLabel id={labelId}>DRILLING PROGRAMME</SectionLabel>
        <p className={styles.subtitle}>Top Line Information</p>
        <p className={styles.message} role="status">
          {message}
        </p>
      </div>
      {topLine || started ? (
        <div className={styles.tiles}>
          {topLineFields.map((tile, index) => (
            <TopLineTile
              key={tile.field}
              tile={tile}
              value={topLine?.[tile.field] ?? null}
              readOnly={readOnly}
              editing={started && index === 0}
              {...markOfTile(cellSource(sources, tile.field))}
              onCommit={commit}
            />
          ))}
          <WellHeads
            wellHeads={topLine?.well_heads ?? none}
            readOnly={readOnly}
            mark={cellSource(sources, 'well_heads')?.mark ?? null}
          />
        </div>
      ) : (
        <div className={styles.none}>
          <p>No Top Line data available.</p>
          {!readOnly && (
            <Button variant="default" onClick={() => setStarted(true)}>
              Add top line
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const none: readonly string[] = [];

/** As plain values, so that a tile renders only when its own value changes. */
const markOfTile = (source: CellSource | null) => ({
  mark: source?.mark ?? null,
  hintId: source?.hintId ?? null,
});
