import { Button } from '@mantine/core';
import { Dialog } from '@/ui/dialog';
import controls from './controls.module.css';
import styles from './keys-dialog.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['1 2 3', 'Answer the first question'],
  ['Arrow keys', 'Go through tables, columns and rows of the page'],
  ['Enter', 'Correct what the cursor is at'],
  ['H', 'This row is the heading'],
  ['Delete', 'Ignore this row or table'],
  ['R', 'Select a region; Shift and arrow keys extend it, Enter takes it'],
  ['V', 'Use a value; arrow keys go from word to word, Shift takes more words and rows, Enter takes them'],
  ['Page Up, Page Down', 'Previous and next page'],
  ['+ - 0', 'Show the page larger, smaller or as wide as there is room'],
  ['Ctrl Z, Ctrl Shift Z', 'Undo and redo a correction'],
  ['Escape', 'Close the review'],
];

/** The keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title="Keys of the review"
      onClose={onClose}
      actions={
        <Button data-first onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={styles.pair}>
            <dt>
              <kbd className={controls.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
