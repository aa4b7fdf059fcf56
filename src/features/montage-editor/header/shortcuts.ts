import { withCommand } from './platform';

export interface Shortcut {
  /** The keys, each alternative separately. */
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

export function shortcutGroups(mac: boolean): readonly ShortcutGroup[] {
  const command = (key: string) => withCommand(key, mac);
  const shift = (key: string) => (mac ? `⇧${key}` : `Shift ${key}`);
  const alt = (key: string) => (mac ? `⌥${key}` : `Alt ${key}`);
  return [
    {
      title: 'Everywhere',
      shortcuts: [
        { keys: [command('S')], does: 'Save now' },
        { keys: [command('Z')], does: 'Undo (in a field: its text)' },
        { keys: [mac ? '⇧⌘Z' : 'Ctrl Shift Z', command('Y')], does: 'Redo' },
        { keys: [command('K')], does: 'Go to a section, a well or an action by its name' },
        { keys: [command('F')], does: 'Find in the montage; again: find on the page' },
        { keys: ['F8', shift('F8')], does: 'The next or previous finding' },
        { keys: [command('.')], does: 'What the finding of the current value says and offers' },
        { keys: ['?'], does: 'This list' },
      ],
    },
    {
      title: 'Moving in a table',
      shortcuts: [
        { keys: ['←', '↑', '→', '↓'], does: 'To the next cell' },
        { keys: ['Home', 'End'], does: 'To the first or last cell of the row' },
        { keys: [command('Home'), command('End')], does: 'To the first or last cell of the table' },
        { keys: ['Page Up', 'Page Down'], does: 'A page up or down' },
        { keys: [shift('← ↑ → ↓')], does: 'Select a block' },
      ],
    },
    {
      title: 'Editing',
      shortcuts: [
        { keys: ['Enter', 'F2'], does: 'Edit the cell or the tile' },
        { keys: ['A letter or figure'], does: 'Edit, and replace what is there' },
        { keys: ['Enter'], does: 'While editing: commit' },
        { keys: [shift('Enter')], does: 'In notes: a new line' },
        { keys: ['↑', '↓'], does: 'In a number: one step up or down' },
        { keys: ['Tab'], does: 'Commit and continue' },
        { keys: ['Escape'], does: 'Cancel' },
        { keys: ['Delete'], does: 'Clear' },
        {
          keys: ['F9', shift('F9'), command('F9')],
          does: 'After a depth was edited: recalculate the row, the section, or all depths',
        },
        { keys: [command('C'), command('X')], does: 'Copy or cut the block' },
        { keys: [command('V')], does: 'Paste a block from a spreadsheet' },
      ],
    },
    {
      title: 'Where values came from, in a montage with sources',
      shortcuts: [
        { keys: [alt('Enter')], does: 'The source of the current value' },
        { keys: [mac ? '⌥⇧Enter' : 'Alt Shift Enter'], does: 'Show or hide the marks of sources' },
      ],
    },
    {
      title: 'Moving a formation or a step of the plan',
      shortcuts: [
        { keys: ['Space'], does: 'On its grip: pick it up, and drop it' },
        { keys: ['↑', '↓'], does: 'Move it' },
        { keys: ['Page Up', 'Page Down'], does: 'Move a formation to the section above or below' },
        { keys: ['Escape'], does: 'Put it back' },
      ],
    },
  ];
}
