import { expect, waitFor } from 'storybook/test';
import type { Cell } from '@/domain/montage/address';
import type { Montage } from '@/domain/montage/montage';
import { putInForce } from '@/domain/shown-units/in-force';
import { documentUnits, systems } from '@/domain/shown-units/units-of-person';
import { exampleWell } from '@/testing/checks/example-well';
import { withShoe, withStrings } from '@/testing/checks/kick-cases';
import { examplePoints, strengthTest, withPressures } from '@/testing/checks/pressure-cases';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, expectNoSideways, pasteText } from '../grid/story-cells';
import { editorOf, freshEditor } from '../header/story-editor';
import { TableStage } from '../sections/sections-story';
import { KickTolerancePart } from './kick-tolerance-part';

/** Tests at both shoes, of which the lower one limits the last section too. */
const bothLimited = (): Montage =>
  withStrings(
    withPressures(examplePoints, [
      strengthTest('t1', 'LOT', 'measured', 1297, 16.4 * 1330.5),
      strengthTest('t2', 'FIT', 'planned', 2534, 13.05 * 2567.5),
    ]),
  );

const meta = preview.meta({
  title: 'Components/Editor/Kick tolerance',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the influx that each shoe takes: folded to one line, open with volume against intensity, the assumptions, the drill strings and the tolerance of each section.\n\nNot for the pressure window of the muds, which has a part of its own.',
      },
    },
  },
  ...freshEditor(bothLimited()),
  args: { initiallyOpen: true },
  render: (args, context) => (
    <TableStage editor={editorOf(context)}>
      <KickTolerancePart {...args} />
    </TableStage>
  ),
});

/** The cursor of the table that has the cell: the part has several. */
function expectCursor(canvasElement: HTMLElement, cell: Cell): Promise<void> {
  const element = cellElement(canvasElement, cell);
  const grid = element.closest('[role="grid"]');
  return expect(grid?.getAttribute('aria-activedescendant')).toBe(element.id);
}

const chart = { name: /^Kick tolerance, volume against intensity/ } as const;
const table = { name: 'KICK TOLERANCE BY SECTION' } as const;
const computedFrom = { name: 'COMPUTED FROM' } as const;

export const Folded = meta.story({
  args: { initiallyOpen: false },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Kick tolerance' });
    await expect(canvas.getByText('2 drill strings')).toBeVisible();
    await userEvent.click(fold);
    await expect(await canvas.findByRole('grid', { name: 'ASSUMPTIONS' })).toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    const region = canvas.getByRole('region', table);
    await expect(region).toHaveTextContent('No casing above: no shoe holds a kick in this hole.');
    await expect(canvas.getByRole('region', computedFrom)).toHaveTextContent('16.40 LOT');
    await expect(region).toHaveTextContent('met');
    await expect(canvas.getByText(/^Policy: 4 m³ at 60 kg\/m³/)).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
  },
});

/** The second section takes less than the policy asks, and the third is not limited by its shoe. */
export const PolicyNotMet = meta.story({
  ...freshEditor(withShoe(15)),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', table);
    await expect(region).toHaveTextContent('not met');
    await expect(region).toHaveTextContent('not limited by the shoe');
    await expect(region.querySelectorAll('[data-fault]')).toHaveLength(1);
  },
});

export const NoKick = meta.story({
  ...freshEditor(withShoe(13.5)),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', table);
    await expect(region.querySelectorAll('[data-fault]')).toHaveLength(3);
  },
});

export const MissingStrength = meta.story({
  ...freshEditor(withStrings(exampleWell)),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('No strength at the shoe: add a leak-off test or a fracture pressure.'))[0],
    ).toBeVisible();
    await expect(canvas.queryByRole('img', chart)).toBeNull();
  },
});

export const Empty = meta.story({
  ...freshEditor(withStrings(undefined, {}, [])),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await expect(await canvas.findByText(/^Enter the drill string of a section/)).toBeVisible();
    await expect(canvas.getByText('No drill strings yet')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: '+ Add Part' });
    await userEvent.click(first!);
    const piecesNow = () => editorOf(context).state().montage.sections_list[1]!.drill_string_list ?? [];
    const cell: Cell = {
      at: { of: 'stringPiece', section: 's2', id: piecesNow()[0]!.id },
      field: 'name',
    };
    await waitFor(() => expectCursor(canvasElement, cell));
    pasteText('Drill collars\t100\t8\nDrill pipe\t\t5\n');
    await expect(piecesNow()).toMatchObject([
      { name: 'Drill collars', length: 100, outer_diameter: 8 },
      { name: 'Drill pipe', length: null, outer_diameter: 5 },
    ]);
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    editorOf(context).undo();
    editorOf(context).undo();
    await expect(piecesNow()).toEqual([]);
  },
});

export const TypingAnAssumption = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findByRole('grid', { name: 'ASSUMPTIONS' });
    const cell: Cell = { at: { of: 'section', section: 's2' }, field: 'kick_margin' };
    await expect(cellElement(canvasElement, cell)).toHaveAccessibleName('1,379.0, default');
    await userEvent.click(cellElement(canvasElement, cell));
    await userEvent.keyboard('690{Enter}');
    await expect(editorOf(context).state().montage.sections_list[1]!.kick_margin).toBe(690);
    await expect(editorOf(context).state().undoLabel).toBe('Set kick margin of 12 1/4″ Section 2');
    await expect(cellElement(canvasElement, cell)).toHaveTextContent('690.0');
  },
});

/** Volumes in barrels and intensities in ppg; what is typed is stored in the units of the contract. */
export const FieldUnits = meta.story({
  ...freshEditor(withShoe(15)),
  beforeEach: () => {
    putInForce(systems.field);
    return () => putInForce(documentUnits);
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const region = await canvas.findByRole('region', table);
    await expect(region).toHaveTextContent('Volume (bbl)');
    await expect(region).toHaveTextContent('22.91');
    await expect(canvas.getByText(/^Policy: 25.16 bbl at 0.5 ppg/)).toBeVisible();
    const cell: Cell = { at: { of: 'section', section: 's2' }, field: 'kick_intensity' };
    const intensity = () => editorOf(context).state().montage.sections_list[1]!.kick_intensity;
    await userEvent.click(cellElement(canvasElement, cell));
    await userEvent.keyboard('1 ppg{Enter}');
    await expect(intensity()).toBeCloseTo(119.826, 3);
    await userEvent.click(cellElement(canvasElement, cell));
    await userEvent.keyboard('60 kg/m3{Enter}');
    await expect(intensity()).toBe(60);
    await expect(cellElement(canvasElement, cell)).toHaveTextContent('0.5');
  },
});

export const JumpToACell = meta.story({
  parameters: checkedElsewhere,
  args: { initiallyOpen: false },
  render: (args, context) => (
    <TableStage editor={editorOf(context)}>
      <KickTolerancePart
        {...args}
        onReady={(jump) => {
          (context.canvasElement as { jump?: typeof jump }).jump = jump;
        }}
      />
    </TableStage>
  ),
  play: async ({ canvasElement }) => {
    const { jump } = canvasElement as { jump?: (to: Cell) => void };
    for (const cell of [
      { at: { of: 'stringPiece', section: 's3', id: 'pipe' }, field: 'outer_diameter' },
      { at: { of: 'section', section: 's2' }, field: 'kick_intensity' },
    ] satisfies Cell[]) {
      jump?.(cell);
      await waitFor(() => expectCursor(canvasElement, cell));
    }
  },
});

/** The server keeps no drill strings: nothing of the part is there. */
export const NotKept = meta.story({
  ...freshEditor(withPressures()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Kick tolerance' })).toBeNull();
  },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(bothLimited(), () => ({ locked: 'other-tab' })),
  play: async ({ canvas }) => {
    for (const button of await canvas.findAllByRole('button', { name: '+ Add Part' }))
      await expect(button).toBeDisabled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    await expectNoSideways();
  },
});
