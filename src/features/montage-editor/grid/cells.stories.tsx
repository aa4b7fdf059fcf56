import { useState } from 'react';
import { expect } from 'storybook/test';
import { cellKey, type Cell } from '@/domain/montage/address';
import { section } from '@/domain/montage/montage-for-tests';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import preview from '../../../../.storybook/preview';
import { FindingMark } from '../checks/finding-mark';
import { FindingsProvider } from '../checks/use-findings';
import { EditorProvider } from '../editor-context';
import { fieldOf } from '@/domain/montage/catalogue';
import { shown } from '@/domain/montage/shown';
import { editorOf, freshEditor } from '../header/story-editor';
import { gridCell } from './grid-cell';
import { GridProvider, type Grid } from './grid-context';
import { createGridStore, type Editing } from './grid-store';

/** Every kind of cell in every state, side by side. */

const meta = preview.meta({
  title: 'Components/Editor/Cells',
  parameters: {
    docs: {
      description: {
        component:
          'Use a cell in a grid whose values are edited in place: a click or Enter opens it, Enter or leaving commits, Escape cancels.\n\nNot for a form that is sent as a whole, and not for a table that is only read: that is plain text, right-aligned.',
      },
    },
  },
  ...freshEditor({ ...noorderdiep4, sections_list: [section('s1', 17.5, [])] }),
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <FindingsProvider>
        <AllCells />
      </FindingsProvider>
    </EditorProvider>
  ),
});

const kinds = {
  Text: { at: { of: 'casing', section: 's1' }, field: 'casing_grade' },
  Number: { at: { of: 'casing', section: 's1' }, field: 'casing_mass' },
  'Three decimals': { at: { of: 'casing', section: 's1' }, field: 'casing_drift' },
  Notes: { at: { of: 'casing', section: 's1' }, field: 'notes' },
} satisfies Record<string, Cell>;

type Kind = keyof typeof kinds;
const columns = Object.keys(kinds) as Kind[];

const long = 'Shoe in the top of the chalk, below the last of the tuffites';
const states: Record<string, Record<Kind, string | number | null>> = {
  Empty: { Text: null, Number: null, 'Three decimals': null, Notes: null },
  Filled: { Text: 'L80', Number: 101.19, 'Three decimals': 12.259, Notes: 'Shoe in the chalk' },
  Long: { Text: long, Number: 123_456_789_012.3, 'Three decimals': -123_456.789, Notes: long.repeat(4) },
  Markup: {
    Text: hostileTexts[1]!.text,
    Number: 0,
    'Three decimals': 0,
    Notes: hostileTexts[4]!.text,
  },
  'Right to left': {
    Text: hostileTexts[8]!.text,
    Number: 1,
    'Three decimals': 1,
    Notes: hostileTexts[9]!.text,
  },
};

const finding = (result: 'error' | 'warning' | 'missing') => (
  <FindingMark
    findings={[
      {
        rule: 'mass',
        result,
        cell: kinds.Number,
        text: `The mass is marked: ${result}`,
        cites: 'API 5CT',
      },
    ]}
  />
);

const gridOf = (editing: Editing | null): Grid => {
  const store = createGridStore();
  store.update({ editing });
  return {
    store,
    domId: (key) => `story-${key}`,
    edit: () => undefined,
    commit: () => null,
    cancel: () => undefined,
  };
};

interface RowProps {
  title: string;
  values: Record<Kind, string | number | null>;
  cursor?: Kind;
  selected?: boolean;
  editing?: Kind;
  /** The typed text of the open cell. */
  typed?: string;
  result?: 'error' | 'warning' | 'missing';
}

function Row({ title, values, cursor, selected = false, editing, typed, result }: RowProps) {
  const [grid] = useState(() => gridOf(editing ? { cell: kinds[editing], typed: typed ?? null } : null));
  return (
    <GridProvider value={grid}>
      <div role="row" style={rowStyle}>
        <div role="rowheader">{title}</div>
        {columns.map((kind) =>
          gridCell(grid, {
            cellKey: `${title}${cellKey(kinds[kind])}`,
            text: shown(fieldOf(kinds[kind]), values[kind]),
            cursor: cursor === kind,
            selected,
            editing: editing === kind,
            before: result && finding(result),
          }),
        )}
      </div>
    </GridProvider>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '96px repeat(4, minmax(64px, 160px))',
  minHeight: 32,
  gap: 8,
} as const;

const filled = states['Filled']!;

function AllCells() {
  return (
    <div role="grid" aria-label="Cells" tabIndex={0} style={{ padding: 16 }}>
      <div role="row" style={rowStyle}>
        <div role="columnheader">State</div>
        {columns.map((kind) => (
          <div key={kind} role="columnheader">
            {kind}
          </div>
        ))}
      </div>
      {Object.entries(states).map(([title, values]) => (
        <Row key={title} title={title} values={values} />
      ))}
      <Row title="Cursor" values={filled} cursor="Number" />
      <Row title="Selected" values={filled} selected />
      <Row title="Error" values={filled} result="error" />
      <Row title="Warning" values={filled} result="warning" />
      <Row title="Data missing" values={filled} result="missing" />
      <Row title="Open: text" values={filled} editing="Text" />
      <Row title="Open: number" values={filled} editing="Number" />
      <Row title="Invalid" values={filled} editing="Number" typed="about 100" />
      <Row title="Open: notes" values={filled} editing="Notes" typed={'The first line\nand a second one'} />
    </div>
  );
}

export const AllStates = meta.story({
  play: async ({ canvas }) => {
    const [text, number, invalid, notes] = canvas.getAllByRole('textbox');
    await expect(text).toHaveValue('L80');
    await expect(number).toHaveValue('101.19');
    await expect(number).toBeValid();
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAttribute('title', 'This is not a number.');
    await expect(notes).toHaveValue('The first line\nand a second one');
  },
});

export const AllStatesDark = meta.story({ globals: { theme: 'dark' } });

export const AllStatesOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

interface OneCellProps {
  /** Which of the four kinds of value. */
  kind: Kind;
  /** The stored value; text for the two kinds of text. */
  value: string;
  /** The cell with the cursor. */
  cursor: boolean;
  /** In the selected block. */
  selected: boolean;
  /** Open as an input. */
  editing: boolean;
  /** The most severe finding. */
  result: 'none' | 'error' | 'warning' | 'missing';
}

function OneCell({ kind, value, cursor, selected, editing, result }: OneCellProps) {
  const isNumber = kind === 'Number' || kind === 'Three decimals';
  return (
    <div role="grid" aria-label="One cell" tabIndex={0} style={{ padding: 16 }}>
      <Row
        // Whether a cell is open is decided when its row renders.
        key={`${kind} ${editing}`}
        title="By the controls"
        values={{ ...states['Empty']!, [kind]: isNumber ? Number(value) : value }}
        selected={selected}
        {...(cursor && { cursor: kind })}
        {...(editing && { editing: kind })}
        {...(result !== 'none' && { result })}
      />
    </div>
  );
}

/** For the controls. */
export const One = meta.story({
  tags: ['!test'],
  args: { kind: 'Number', value: '101.19', cursor: true, selected: false, editing: false, result: 'warning' },
  argTypes: {
    kind: { control: 'inline-radio', options: columns },
    result: { control: 'inline-radio', options: ['none', 'error', 'warning', 'missing'] },
  },
  render: (args, context) => (
    <EditorProvider value={editorOf(context)}>
      <FindingsProvider>
        <OneCell {...(args as OneCellProps)} />
      </FindingsProvider>
    </EditorProvider>
  ),
});
