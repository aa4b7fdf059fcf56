import { useCallback } from 'react';
import type { TopLine } from '@/domain/montage/montage';
import { setTopLineField } from '@/domain/montage/top-line';
import { useEditor, useEditorState } from '../editor-context';
import { cellSource, useEntityMarks, type CellSource } from '../sources/sources-context';
import { refusal, topLineFields, type TopLineTileField } from './top-line-fields';
import { TopLineTile } from './top-line-tile';
import { WellHeads } from './well-heads';
import styles from './top-line-form.module.css';

interface TopLineFormProps {
  /** Null before its first value: the first tile is open then. */
  topLine: TopLine | null;
  /** Receives why a text was rejected; blank if it was accepted. */
  onMessage: (words: string) => void;
}

/** A tile for each value of the top line, edited in place. */
export function TopLineForm({ topLine, onMessage }: TopLineFormProps) {
  const editor = useEditor();
  const readOnly = useEditorState((state) => state.locked !== null);
  const sources = useEntityMarks(topLine, true);

  const commit = useCallback(
    (tile: TopLineTileField, text: string) => {
      if (editor.state().locked !== null) {
        onMessage(`${tile.label} is not changed: this montage is open in another tab.`);
        return false;
      }
      editor.edit((montage, newId) => setTopLineField(montage, tile.field, text, newId));
      onMessage(refusal(tile, text, editor.state().montage.top_line_item?.[tile.field] ?? null) ?? '');
      return true;
    },
    [editor, onMessage],
  );

  return (
    <div className={styles.place}>
      <div className={styles.tiles}>
        {topLineFields.map((tile, index) => (
          <TopLineTile
            key={tile.field}
            tile={tile}
            value={topLine?.[tile.field] ?? null}
            readOnly={readOnly}
            editing={topLine === null && index === 0}
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
    </div>
  );
}

const none: readonly string[] = [];

/** As plain values, so that a tile renders only when its own value changes. */
const markOfTile = (source: CellSource | null) => ({
  mark: source?.mark ?? null,
  hintId: source?.hintId ?? null,
});
