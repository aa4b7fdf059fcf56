import { useCallback } from 'react';
import type { SourcedValue } from '@/api/generated/model';
import { cellOfKey } from '@/domain/montage/address';
import { cellValue, setCell } from '@/domain/montage/cells';
import { fieldAt, isTyped } from '@/domain/montage/catalogue';
import { entityAt } from '@/domain/montage/lookup';
import { SourcePanel } from '@/shared/sources/source-panel';
import { useEditor, useEditorState } from '../editor-context';
import { boxOfCell } from './cell-at';
import { valueName, valueOwner, valueWords } from './cell-words';
import { isEditedSince } from './edited-since';
import { sourceFor, type SourceIndex } from './source-index';

interface CellSourcePanelProps {
  cellKey: string;
  index: SourceIndex;
  onClose: () => void;
  /** Says to those who do not see it what was done. */
  onSaid: (words: string) => void;
}

/** The source of one value of the montage that is edited, and the edits that it offers. */
export function CellSourcePanel({ cellKey, index, onClose, onSaid }: CellSourcePanelProps) {
  const editor = useEditor();
  const montage = useEditorState((state) => state.montage);
  const locked = useEditorState((state) => state.locked !== null);
  const anchor = useCallback(() => boxOfCell(cellKey), [cellKey]);
  const asked = cellOfKey(cellKey);
  const entity = entityAt(montage, asked.at);
  const sources = entity && index.of(entity.id);
  const source = sources && sourceFor(sources, asked.field);
  if (!source) return null;

  // A mud's bound may stand behind what the cell of its exact figure shows.
  const cell = { at: asked.at, field: source.field };
  const now = source.field === 'well_heads' ? listOf(entity) : cellValue(montage, cell);
  const canBeSet = isTyped(fieldAt(cell));
  const use = (value: SourcedValue | null, label: string) => {
    onClose();
    const changed = editor.edit((current, newId) => {
      const edit = setCell(current, cell, String(value ?? ''), newId);
      return edit && { ...edit, label };
    });
    onSaid(changed ? `Done: ${label}. Undo takes it back.` : 'It is that value already.');
  };
  return (
    <SourcePanel
      name={valueName(cell)}
      of={valueOwner(montage, cell)}
      source={source}
      shown={(value) => valueWords(cell, value)}
      editedTo={isEditedSince(source.value, now) ? editedWords(valueWords(cell, now)) : null}
      onUse={locked || !canBeSet ? null : use}
      instead={
        locked
          ? 'Nothing can be changed here while the montage is open in another tab.'
          : canBeSet
            ? null
            : 'This value is not typed in its cell.'
      }
      anchor={anchor}
      onClose={onClose}
    />
  );
}

const editedWords = (words: string): string => (words === '-' ? 'empty' : words);

const listOf = (entity: object): readonly string[] =>
  'well_heads' in entity ? (entity.well_heads as readonly string[]) : [];
