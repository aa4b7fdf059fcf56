import { expect, waitFor } from 'storybook/test';
import type { Cell } from '@/domain/montage/address';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Montage } from '@/domain/montage/montage';
import { mud, withReservoir, withSection } from '@/testing/checks/example-well';
import { examplePoints, exampleTests, strengthTest, withPressures } from '@/testing/checks/pressure-cases';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, expectCursor, expectNoSideways, pasteText } from '../grid/story-cells';
import { editorOf, freshEditor } from '../header/story-editor';
import { TableStage } from '../sections/sections-story';
import { PressuresPart } from './pressures-part';

const meta = preview.meta({
  title: 'Components/Editor/Pressures',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the pressures of the rock and the tests of the shoes: folded to one line, open with the chart of the pressure window and its tables.\n\nNot for the pressures that equipment is tested with, which are a programme of a section.',
      },
    },
  },
  ...freshEditor(withPressures()),
  args: { initiallyOpen: true },
  render: (args, context) => (
    <TableStage editor={editorOf(context)}>
      <PressuresPart {...args} />
    </TableStage>
  ),
});

const profileGrid = { name: 'PRESSURE PROFILE' } as const;
const chart = { name: /^Pressure window/ } as const;
/** With a pore profile that the second mud does not hold, and a depleted reservoir. */
const outside = (): Montage =>
  withPressures(examplePoints, [...exampleTests, strengthTest('t3', 'FIT', 'measured', 1300, 21_000)], {
    ...withSection(2, () => ({ mud_item: mud(10.8, { yield_point_exact: 9 }) })),
    reservoirs_list: withReservoir({ pressure_lower_bound: 22_000, pressure_upper_bound: 23_000 })
      .reservoirs_list,
  });

export const Folded = meta.story({
  args: { initiallyOpen: false },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Pressures' });
    await expect(canvas.getByText('4 depths, 2 tests')).toBeVisible();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(fold);
    await expect(await canvas.findByRole('grid', profileGrid)).toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    const grid = await canvas.findByRole('grid', profileGrid);
    const [, first] = grid.querySelectorAll('[role="row"]');
    // 5,050 kPa at 500 m below the drill floor.
    await expect(first).toHaveTextContent('10.10');
    const tests = canvas.getByRole('grid', { name: 'STRENGTH TESTS' });
    await expect(tests).toHaveTextContent('17.00');
    // (17 - 13.2) kPa/m over 1,330.5 m is 5,055.9 kPa, cut off.
    await expect(tests).toHaveTextContent('5,055');
  },
});

export const MudOutside = meta.story({
  ...freshEditor(outside()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Mud below the pore pressure from/ })).toBeVisible();
  },
});

const longNotes =
  'Zechstein: no pore pressure inside the salt; fracture from the offset wells GT-03 and GT-04';
const expectNothingCut = async (canvasElement: HTMLElement) => {
  for (const cell of canvasElement.querySelectorAll('[role="grid"] [data-cell]'))
    await expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth);
};

/** Notes take more lines, and run over no figure. */
export const LongNotes = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(
    withPressures(
      examplePoints.map((point) => ({ ...point, notes: longNotes })),
      exampleTests.map((test) => ({ ...test, notes: longNotes })),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', profileGrid);
    await expectNothingCut(canvasElement);
  },
});

export const Dark = meta.story({ ...freshEditor(outside()), globals: { theme: 'dark' } });

export const Empty = meta.story({
  ...freshEditor(withPressures([], [])),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await expect(await canvas.findByText(/^Enter the pore and fracture pressure/)).toBeVisible();
    await expect(canvas.queryByRole('img', chart)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Depth' }));
    const [added] = editorOf(context).state().montage.pressure_points_list ?? [];
    const cell: Cell = {
      at: { of: 'pressurePoint', id: added!.id },
      field: 'true_vertical_depth_subsea',
    };
    await waitFor(() => expectCursor(canvasElement, cell));
    pasteText('966.5\t10,000\t15,000\t21,000\n1966.5\t21,000\t32,000\t43,000\n');
    await expect(editorOf(context).state().montage.pressure_points_list).toHaveLength(2);
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
  },
});

export const EmptyDark = meta.story({
  ...freshEditor(withPressures([], [])),
  globals: { theme: 'dark' },
  parameters: { darkAlone: true },
});

export const TestsAlone = meta.story({
  ...freshEditor(withPressures([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    await expect(canvas.queryByRole('grid', profileGrid)).toBeNull();
  },
});

/** The server keeps no pressures: nothing of the part is there. */
export const NotKept = meta.story({
  ...freshEditor(
    (() => {
      const { pressure_points_list: _points, strength_tests_list: _tests, ...montage } = exampleMontage();
      return montage;
    })(),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('PRESSURES')).toBeNull();
  },
});

export const JumpToACell = meta.story({
  parameters: checkedElsewhere,
  args: { initiallyOpen: false },
  render: (args, context) => (
    <TableStage editor={editorOf(context)}>
      <PressuresPart
        {...args}
        onReady={(jump) => {
          (context.canvasElement as { jump?: typeof jump }).jump = jump;
        }}
      />
    </TableStage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cell: Cell = { at: { of: 'strengthTest', id: 't2' }, field: 'pressure' };
    (canvasElement as { jump?: (to: Cell) => void }).jump?.(cell);
    const grid = await canvas.findByRole('grid', { name: 'STRENGTH TESTS' });
    await waitFor(() =>
      expect(cellElement(canvasElement, cell).id).toBe(grid.getAttribute('aria-activedescendant')),
    );
    await expect(grid).toHaveFocus();
    await expect(cellElement(canvasElement, cell)).toHaveTextContent('42,363.8');
  },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(withPressures(), () => ({ locked: 'other-tab' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '+ Add Depth' })).toBeDisabled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', chart)).toBeVisible();
    await expectNoSideways();
  },
});
