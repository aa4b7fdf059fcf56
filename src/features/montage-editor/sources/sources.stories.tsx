import { expect, waitFor } from 'storybook/test';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellValue } from '@/domain/montage/cells';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { noorderdiep4Report, noorderdiep4Sources } from '@/mocks/seed/noorderdiep-sources';
import { cellElement, expectCursor, showTable, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor } from '../header/story-editor';
import { MontageEditor } from '../montage-editor';
import { topCell } from '../sections/sections-story';
import { keepOpen } from '../pictures/picture-choices';
import { keepShown } from './shown-state';

const meta = preview.meta({
  title: 'Components/Editor/Sources',
  parameters: {
    docs: {
      description: {
        component:
          'Where the values of a generated montage came from: marked while sources show, and on demand for the value with the cursor or the focus.\n\nAbsent if the server sends no sources.',
      },
    },
  },
  ...freshEditor(noorderdiep4),
  beforeEach: () => {
    keepShown(true);
    // The picture of the well is most of the page's cost, and has no sources.
    keepOpen(false);
    return () => {
      keepShown(false);
      keepOpen(true);
    };
  },
  render: (_args, context) => (
    <MontageEditor editor={editorOf(context)} sources={noorderdiep4Sources} report={noorderdiep4Report} />
  ),
});

const section = '7f3a19c0-s2';
const lowerNorthSea = topCell(section, `${section}-f2`);

/** Section 2 scrolled into view and rendered, which takes a moment. */
async function showSection(canvasElement: HTMLElement): Promise<void> {
  await showTable(canvasElement);
  await waitFor(() => cellElement(canvasElement, lowerNorthSea));
}

const sure = '[data-source-mark]:not([data-source-mark="flagged"])';

const markOf = (cell: Element) => cell.querySelector('[data-source-mark]');

/** A dot, a diamond and a triangle; a value without a source has no mark. */
export const Shown = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await showSection(canvasElement);
    const marked = (id: string, field: string) =>
      markOf(cellElement(canvasElement, topCell(section, id, field)))?.getAttribute('data-source-mark');
    await expect(marked(`${section}-f1`, 'true_vertical_depth_subsea')).toBe('plain');
    await expect(marked(`${section}-f3`, 'true_vertical_depth_subsea')).toBe('open');
    await expect(marked(`${section}-f2`, 'variance')).toBeUndefined();
    const toggle = canvas.getByRole('button', { name: 'Show sources' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    // No language model has read a value: nothing mentions one.
    await expect(canvas.getByRole('list', { name: 'What the marks mean' })).not.toHaveTextContent(/model/);
    await userEvent.keyboard('{Alt>}{Shift>}{Enter}{/Shift}{/Alt}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    // A doubtful value is marked even then.
    await expect(canvasElement.querySelector(sure)).toBeNull();
    await expect(canvasElement.querySelector('[data-source-mark="flagged"]')).not.toBeNull();
    await userEvent.click(toggle);
    await expect(canvasElement.querySelector(sure)).not.toBeNull();
  },
});

/** With a value that a language model read: it is marked even while the marks are hidden, and the legend explains the sign. */
export const ReadByLanguageModel = meta.story({
  render: (_args, context) => (
    <MontageEditor
      editor={editorOf(context)}
      sources={noorderdiep4Sources.map((source) =>
        source.entity_id === `${section}-f2` && source.field === lowerNorthSea.field
          ? {
              ...source,
              certainty: 'assumed',
              places: source.places.map((one) => ({ ...one, read_by: 'language_model' as const })),
            }
          : source,
      )}
      report={noorderdiep4Report}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await showSection(canvasElement);
    const mark = () => markOf(cellElement(canvasElement, lowerNorthSea));
    await expect(mark()).toHaveAttribute('data-source-mark', 'model');
    await expect(mark()).toHaveAttribute('title', 'Read by a language model');
    const legend = canvas.getByRole('list', { name: 'What the marks mean' });
    await expect(legend).toHaveTextContent('Read by a language model');
    await userEvent.keyboard('{Alt>}{Shift>}{Enter}{/Shift}{/Alt}');
    await expect(legend).not.toBeInTheDocument();
    await expect(mark()).toHaveAttribute('data-source-mark', 'model');
  },
});

/** Another document's value, by its mark: an ordinary edit, with one undo. */
export const ChoosesAnAlternative = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const depth = () => cellValue(editorOf(context).state().montage, lowerNorthSea);
    await showSection(canvasElement);
    await userEvent.click(markOf(cellElement(canvasElement, lowerNorthSea))!);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Use this value: 708.5 from Offset catalogue.csv' }),
    );
    await expect(depth()).toBe(708.5);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(tableOf(canvasElement)).toHaveFocus();
    await expectCursor(canvasElement, lowerNorthSea);
    await expect(markOf(cellElement(canvasElement, lowerNorthSea))).toHaveAttribute(
      'data-source-mark',
      'edited',
    );
    await expect(
      canvas.getByRole('button', { name: 'Undo Use 708.5 from Offset catalogue.csv' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await expect(
      canvas.getByText('Edited since; the documents say 702.0. It is 708.5 now.'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to 702.0' }));
    await expect(depth()).toBe(702);
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(depth()).toBe(702);
    await expect(editorOf(context).state().undoLabel).toBeNull();
  },
});

/** With hidden marks: the current value is described, its key opens the source, and Escape returns to it. */
export const ByKeyboard = meta.story({
  parameters: checkedElsewhere,
  beforeEach: () => keepShown(false),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await showSection(canvasElement);
    tableOf(canvasElement).focus();
    const cell = () => cellElement(canvasElement, topCell(section, `${section}-f1`));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}');
    await expect(canvasElement.querySelector('[data-cursor]')).not.toHaveAttribute('aria-describedby');
    // Down the rows and the casing of the first section, to the first row of the second.
    for (let key = 0; key < 40 && !cell().hasAttribute('data-cursor'); key += 1)
      await userEvent.keyboard('{ArrowDown}');
    await expect(cell()).toHaveAttribute('data-cursor');
    await expect(cell()).toHaveAccessibleDescription('Source available, press Alt Enter.');
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    const panel = canvas.getByRole('dialog', { name: /TVD SS \(m\) · Middle North Sea Group/ });
    await expect(panel).toHaveTextContent('Noorderdiep-4 Proposal.pdf page 3, line 14');
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(tableOf(canvasElement)).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit the top line' }));
    const tile = canvas.getByRole('button', { name: /^Days planned/ });
    await expect(tile).toHaveAccessibleDescription('Source available, press Alt Enter.');
    tile.focus();
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await expect(canvas.getByRole('dialog', { name: /Days planned/ })).toHaveTextContent(
      'Drilling programme.docx',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(tile).toHaveFocus();
  },
});

/** Nothing shows if the server sends no sources. */
export const WithoutSources = meta.story({
  parameters: checkedElsewhere,
  render: (_args, context) => <MontageEditor editor={editorOf(context)} />,
  play: async ({ canvas, canvasElement }) => {
    await showTable(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Show sources' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Generation report' })).toBeNull();
    await expect(canvasElement.querySelector('[data-source-mark]')).toBeNull();
  },
});
