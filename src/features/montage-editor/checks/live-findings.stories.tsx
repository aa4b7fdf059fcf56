import { Profiler, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleWell, withCasing, withTop } from '@/testing/checks/example-well';
import type { Montage } from '@/domain/montage/montage';
import preview from '../../../../.storybook/preview';
import type { Editor, EditorState } from '../editor';
import { EditorProvider } from '../editor-context';
import { LiveChecksPanel } from './checks-panel';
import { CellFindingMark } from './finding-mark';
import { FindingsProvider, useCellFindings } from './use-findings';

/** An editor that shows a given montage. */
function showing(first: Montage): { editor: Editor; show: (montage: Montage) => void } {
  const listeners = new Set<() => void>();
  let state: EditorState = {
    montage: first,
    undoLabel: null,
    redoLabel: null,
    save: { status: 'saved' },
    locked: null,
    recovered: null,
    stranded: null,
    conflict: null,
    draftLost: false,
  };
  const editor: Editor = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEdit: () => () => {},
    edit: () => false,
    undo: fn(),
    redo: fn(),
    save: () => Promise.resolve(),
    keepRecovered: fn(),
    discardRecovered: fn(),
    takeOver: fn(),
    takeStranded: fn(),
    dropStranded: fn(),
    resolveConflict: fn(),
    dispose: fn(),
  };
  return {
    editor,
    show(montage) {
      state = { ...state, montage };
      for (const listener of listeners) listener();
    },
  };
}

/** A table cell that counts its renders. */
function Cell({ label, name }: { label: string; name: string }) {
  useCellFindings(name);
  return (
    <p>
      {label} <CellFindingMark cell={name} />
    </p>
  );
}

const mudDrawn = fn();
const worsened = withCasing(2, { casing_outer_diameter: '14' });

function Live() {
  const [{ editor, show }] = useState(() => showing(exampleWell));
  return (
    <EditorProvider value={editor}>
      <FindingsProvider>
        <div style={{ maxWidth: 320, padding: 16 }}>
          <button type="button" onClick={() => show(worsened)}>
            Make the casing too large
          </button>
          <button type="button" onClick={() => show(withTop(2, 1, { variance: -1 }))}>
            Make a range negative
          </button>
          <Cell label="Casing" name="casing|s2||casing_outer_diameter" />
          <Profiler id="mud" onRender={mudDrawn}>
            <Cell label="Mud" name="mud|s2||mud_weight_exact" />
          </Profiler>
          <LiveChecksPanel onJump={fn()} onOffer={fn()} onSettings={fn()} />
        </div>
      </FindingsProvider>
    </EditorProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Editor/Live findings',
  parameters: {
    docs: {
      description: {
        component:
          'Use the provider around everything that shows findings of an edited montage. Only cells whose findings changed render again.\n\nNot for a montage that is only read: check it once.',
      },
    },
  },
  component: Live,
});

export const AsTheMontageChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: /^Checks · \d missing$/ });
    mudDrawn.mockClear();

    await userEvent.click(canvas.getByRole('button', { name: 'Make the casing too large' }));
    await canvas.findByRole('img', { name: '14″ casing does not go into the 12 1/4″ hole' });
    await userEvent.click(canvas.getByRole('button', { name: 'Make a range negative' }));
    await canvas.findByRole('button', { name: /range of -1.0 m is negative/ });

    await expect(canvas.queryByRole('img', { name: /14″ casing/ })).toBeNull();
    // The whole section was checked twice more, with the same findings for its mud.
    await expect(mudDrawn).not.toHaveBeenCalled();
  },
});
