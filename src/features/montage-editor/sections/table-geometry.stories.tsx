import { expect, waitFor } from 'storybook/test';
import type { ValueSource } from '@/api/generated/model';
import type { Montage } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { noorderdiep4Sources } from '@/mocks/seed/noorderdiep-sources';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { FindingsProvider } from '../checks/use-findings';
import { EditorProvider } from '../editor-context';
import { cellElement, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor } from '../header/story-editor';
import { keepShown } from '../sources/shown-state';
import { SourcesProvider } from '../sources/sources-provider';
import { blankShare, blankSquares, cutTexts, overlaps, misfitLabels } from './geometry';
import { programCell, topCell } from './sections-story';
import { SectionsTable } from './sections-table';

/** Boxes of the table by geometry: what covers a digit or cuts a value fails. */
const meta = preview.meta({
  title: 'Components/Editor/Sections table, geometry',
  tags: ['!dev', '!autodocs'],
  parameters: checkedElsewhere,
  beforeEach: () => {
    keepShown(true);
    return () => keepShown(false);
  },
});

/** The widths (px) of the table: in cards, as narrow as columns allow, and next to the pictures in windows of 1280, 1440 and 1920. */
const widths = [480, 596, 830, 1010, 1500] as const;

const name = `Upper Slochteren ${'Sandstone '.repeat(500)}`;

/** Marks on every value, and the longest figures and names. */
const marked: Montage = {
  ...noorderdiep4,
  sections_list: noorderdiep4.sections_list.slice(0, 3).map((section, place) => ({
    ...section,
    formations_list: section.formations_list.map((formation, row) => ({
      ...formation,
      // One that is carried into the next section, and one that is not.
      ...(place < 2 && row === 0 && { formation_name: name }),
      // Findings in the row below.
      ...(place === 1 && row === 1 && { along_hole_depth_below_drill_floor: 12_345.67, thickness: -1234.5 }),
    })),
  })),
};

/** A source for every value of the montage. */
function sourcesOf(montage: Montage): ValueSource[] {
  const [given] = noorderdiep4Sources;
  return montage.sections_list.flatMap((section) =>
    [
      section,
      ...section.formations_list,
      section.casing_item,
      section.cement_item,
      section.mud_item,
      section.logging_item,
      ...(section.logging_item?.logging_runs_list ?? []),
      section.pressure_test_item,
    ].flatMap((entity) =>
      entity === null
        ? []
        : Object.keys(entity).map((field): ValueSource => ({ ...given!, entity_id: entity.id, field })),
    ),
  );
}

interface StageProps {
  context: { loaded: Record<string, unknown> };
  width: number;
  montage: Montage;
}

const Stage = ({ context, width, montage }: StageProps) => (
  <EditorProvider value={editorOf(context)}>
    <FindingsProvider>
      <SourcesProvider sources={sourcesOf(montage)} report={null}>
        <div style={{ width }} data-stage>
          <SectionsTable />
        </div>
      </SourcesProvider>
    </FindingsProvider>
  </EditorProvider>
);

const resize = async (canvasElement: HTMLElement, width: number) => {
  canvasElement.querySelector<HTMLElement>('[data-stage]')!.style.width = `${width}px`;
  // Without its frame, which cards do not have.
  await waitFor(() => expect(width - tableOf(canvasElement).clientWidth).toBeOneOf([0, 2]));
  // The heights of the programmes follow in the next frames.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** In each width: no two boxes of a row overlap, nothing is cut, no label takes a second line. */
export const NothingCoversAValue = meta.story({
  ...freshEditor(marked),
  render: (_args, context) => <Stage context={context} width={1440} montage={marked} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('img', { name: /./ });
    const table = tableOf(canvasElement);
    await expect(table.querySelectorAll('[data-source-mark]').length).toBeGreaterThan(100);
    for (const width of widths) {
      await resize(canvasElement, width);
      await expect(overlaps(table), `overlaps in ${width} px`).toEqual([]);
      await expect(cutTexts(table), `cut in ${width} px`).toEqual([]);
      await expect(misfitLabels(table), `labels in ${width} px`).toEqual([]);
    }
    // The open input covers its cell with the gutter, and shows the whole value.
    for (const cell of [
      topCell('7f3a19c0-s2', '7f3a19c0-s2-f2', 'along_hole_depth_below_drill_floor'),
      topCell('7f3a19c0-s2', '7f3a19c0-s2-f3', 'formation_name'),
      programCell('casing', '7f3a19c0-s2', 'casing_mass'),
      programCell('casing', '7f3a19c0-s2', 'notes'),
      programCell('mud', '7f3a19c0-s2', 'mud_properties'),
    ]) {
      await userEvent.click(cellElement(canvasElement, cell));
      const input = canvas.getByRole('textbox');
      const [outer, inner] = [
        cellElement(canvasElement, cell).getBoundingClientRect(),
        input.getBoundingClientRect(),
      ];
      await expect(inner.left, cell.field).toBeLessThanOrEqual(outer.left);
      await expect(inner.right, cell.field).toBeGreaterThanOrEqual(outer.right);
      await expect(inner.bottom, cell.field).toBeGreaterThanOrEqual(outer.bottom - 1);
      await expect(input.scrollWidth, cell.field).toBeLessThanOrEqual(input.clientWidth);
      await expect(input.scrollHeight, cell.field).toBeLessThanOrEqual(input.clientHeight);
      await userEvent.keyboard('{Escape}');
    }
    // The button that removes the row at the cursor is left of its name.
    const named = cellElement(canvasElement, topCell('7f3a19c0-s2', '7f3a19c0-s2-f3', 'formation_name'));
    await userEvent.click(named);
    await userEvent.keyboard('{Escape}');
    const remove = await waitFor(() => {
      const button = named.querySelector('[data-remove]');
      if (!button) throw new Error('No button in the row.');
      return button;
    });
    await expect(remove.getBoundingClientRect().right).toBeLessThanOrEqual(
      named.querySelector('[data-text]')!.getBoundingClientRect().left,
    );
  },
});

/** The widths (px) of the table in a window of 1440: with the sidebar wide and narrow, each with and without pictures. */
const widthsAt1440 = [848, 1024, 1108, 1284] as const;

const lowest = (section: HTMLElement, selector: string) =>
  Math.max(...[...section.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().bottom));

/** Of the sections of the sample well, at most 15 % is blank. */
export const LittleIsBlank = meta.story({
  ...freshEditor(noorderdiep4),
  render: (_args, context) => (
    <Stage context={context} width={1440} montage={{ ...noorderdiep4, sections_list: [] }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = tableOf(canvasElement);
    await canvas.findAllByText('Section TD');
    for (const width of widthsAt1440) {
      await resize(canvasElement, width);
      const counted = [];
      for (const { id, formations_list } of noorderdiep4.sections_list) {
        const section = () => table.querySelector<HTMLElement>(`div[data-section="${id}"]`)!;
        // Not at the top, where its head would stick over its rows.
        section().scrollIntoView({ block: 'end' });
        // A section out of view is only space; its rows come first, then its programmes and its drawing.
        await waitFor(() => {
          expect(lowest(section(), '[aria-hidden] svg')).toBeGreaterThan(
            lowest(section(), '[data-formation]') - 8,
          );
          expect(section().querySelectorAll('[data-formation]').length).toBe(formations_list.length);
          expect(section().querySelectorAll('[role="rowgroup"][data-column]').length).toBe(5);
        });
        counted.push(blankSquares(section()));
      }
      await expect(blankShare(counted), `blank in ${width} px`).toBeLessThanOrEqual(0.15);
    }
  },
});
