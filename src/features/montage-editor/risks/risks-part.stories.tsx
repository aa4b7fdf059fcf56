import { expect, waitFor, within } from 'storybook/test';
import type { Cell } from '@/domain/montage/address';
import { newRisk, newRiskLevel } from '@/domain/montage/listed';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Montage, Risk } from '@/domain/montage/montage';
import { exampleRisk, withRisk } from '@/testing/checks/risk-cases';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, expectCursor, expectNoSideways, pasteText } from '../grid/story-cells';
import { editorOf, freshEditor } from '../header/story-editor';
import { TableStage } from '../sections/sections-story';
import { RisksPart } from './risks-part';

const base = withRisk({});
const [, second] = base.sections_list;
const risks: readonly Risk[] = [
  exampleRisk,
  {
    ...exampleRisk,
    id: 'r2',
    number: 'R2',
    section_id: second?.id ?? null,
    risk: 'Stuck pipe in salt',
    cause: 'Squeezing salt',
    consequence: 'Sidetrack',
    likelihood: 4,
    severity: 5,
    mitigation: 'Raise mud weight, ream every connection',
    owner: null,
    likelihood_after: 3,
    severity_after: 3,
  },
  {
    ...exampleRisk,
    id: 'r3',
    number: 'R3',
    section_id: null,
    risk: 'Waiting on weather',
    cause: 'Rig move in November',
    consequence: 'Two days',
    likelihood: 4,
    severity: 2,
    owner: 'Logistics',
    status: 'closed',
  },
];
const withRegister = (list: readonly Risk[] = risks): Montage => ({ ...base, risks_list: list });

const meta = preview.meta({
  title: 'Components/Editor/Risks',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the risk register: folded to one line, open with the risk matrix before and after mitigation and the register by section.\n\nNot for findings of the checks, which are about the values of the montage.',
      },
    },
  },
  ...freshEditor(withRegister()),
  args: { initiallyOpen: true },
  render: (args, context) => (
    <TableStage editor={editorOf(context)}>
      <RisksPart {...args} />
    </TableStage>
  ),
});

const register = { name: 'RISK REGISTER' } as const;
const matrixBefore = { name: 'Risk matrix before mitigation' } as const;
const textsOf = (grid: HTMLElement): string => grid.textContent ?? '';

export const Folded = meta.story({
  parameters: checkedElsewhere,
  args: { initiallyOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 risks')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Risks' }));
    await expect(await canvas.findByRole('grid', register)).toBeVisible();
  },
});

export const OrderAndFilter = meta.story({
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', register);
    const order = () => textsOf(grid).match(/R\d/g)?.join('');
    // The whole well first, then from above.
    await expect(order()).toBe('R3R1R2');
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Highest before');
    await expect(order()).toBe('R2R1R3');
    await userEvent.click(canvas.getByLabelText('Open only'));
    await expect(order()).toBe('R2R1');
    await expect(canvas.getByText(/2 of 3 shown/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all risks' }));
    await userEvent.selectOptions(canvas.getByLabelText('Owner'), 'No owner');
    await expect(order()).toBe('R2');
  },
});

export const CellFilters = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', register);
    const matrix = within(canvas.getByRole('group', matrixBefore));
    const cell = await matrix.findByRole('button', {
      name: 'Likelihood 4 Likely, severity 5 Severe, high, R2',
    });
    await userEvent.click(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await expect(textsOf(grid).match(/R\d/g)).toEqual(['R2']);
    await userEvent.click(cell);
    await expect(textsOf(grid).match(/R\d/g)).toHaveLength(3);
  },
});

export const EditMatrix = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('grid', register);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit matrix' }));
    const matrix = within(canvas.getByRole('group', matrixBefore));
    const cell = (words: RegExp) => matrix.findByRole('button', { name: words });
    await userEvent.click(await cell(/^Likelihood 5 Almost certain, severity 1 Negligible, medium/));
    const high = await cell(/^Likelihood 5 Almost certain, severity 1 Negligible, high/);
    // With keys: one down, then low.
    await waitFor(() => expect(high).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}h');
    await expect(await cell(/^Likelihood 4 Likely, severity 1 Negligible, high/)).toHaveFocus();
    const editor = editorOf(context);
    await expect(editor.state().montage.risk_levels_list).toHaveLength(2);
    await userEvent.clear(canvas.getByLabelText('Severity 5'));
    await userEvent.type(canvas.getByLabelText('Severity 5'), 'Catastrophic{Enter}');
    await expect(await cell(/severity 5 Catastrophic, high, R2/)).toBeVisible();
    editor.undo();
    await expect(await cell(/severity 5 Severe, high, R2/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to default' }));
    await expect(editor.state().montage.risk_levels_list).toEqual([]);
  },
});

export const OtherMatrix = meta.story({
  ...freshEditor({
    ...withRegister(),
    risk_levels_list: [
      { ...newRiskLevel('l4'), level: 4, likelihood_label: 'Once a well', class_5: 'medium' },
      { ...newRiskLevel('l1'), level: 1, severity_label: 'None' },
    ],
  }),
  play: async ({ canvas }) => {
    const matrix = within(await canvas.findByRole('group', matrixBefore));
    await expect(
      await matrix.findByRole('button', { name: 'Likelihood 4 Once a well, severity 5 Severe, medium, R2' }),
    ).toBeVisible();
  },
});

export const AddAndPaste = meta.story({
  ...freshEditor(withRegister([])),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await expect(await canvas.findByText(/^No risks yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Risk' }));
    const list = () => editorOf(context).state().montage.risks_list ?? [];
    await waitFor(() =>
      expectCursor(canvasElement, { at: { of: 'risk', id: list()[0]!.id }, field: 'number' }),
    );
    pasteText(
      'R1\t2\tLosses\tChalk\tNo returns\t4\t4\tLCM\tMud engineer\t3\t3\topen\nR2\t\tWeather\t\t\t2\t9\n',
    );
    await expect(list()).toMatchObject([
      { number: 'R1', section_id: second?.id, likelihood: 4, severity_after: 3 },
      // There is no level 9.
      { number: 'R2', section_id: null, likelihood: 2, severity: null },
    ]);
  },
});

export const JumpToACell = meta.story({
  parameters: checkedElsewhere,
  args: { initiallyOpen: false },
  render: (args, context) => (
    <TableStage editor={editorOf(context)}>
      <RisksPart
        {...args}
        onReady={(jump) => {
          (context.canvasElement as { jump?: typeof jump }).jump = jump;
        }}
      />
    </TableStage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cell: Cell = { at: { of: 'risk', id: 'r2' }, field: 'owner' };
    (canvasElement as { jump?: (to: Cell) => void }).jump?.(cell);
    const grid = await canvas.findByRole('grid', register);
    await waitFor(() =>
      expect(cellElement(canvasElement, cell).id).toBe(grid.getAttribute('aria-activedescendant')),
    );
  },
});

/** The server keeps no risks: nothing of the part is there. */
export const NotKept = meta.story({
  ...freshEditor(
    (() => {
      const { risks_list: _risks, risk_levels_list: _levels, ...montage } = exampleMontage();
      return montage;
    })(),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Risks')).toBeNull();
  },
});

export const UnratedDark = meta.story({
  ...freshEditor(
    withRegister([...risks, { ...newRisk('r4'), number: 'R4', section_id: 'gone', risk: 'Shallow gas' }]),
  ),
  globals: { theme: 'dark' },
  parameters: { darkAlone: true },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', register);
    await expect(within(grid).getAllByText('Section gone')).not.toHaveLength(0);
  },
});

export const EmptyDark = meta.story({
  ...freshEditor(withRegister([])),
  globals: { theme: 'dark' },
  parameters: { darkAlone: true },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(withRegister(), () => ({ locked: 'other-tab' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '+ Add Risk' })).toBeDisabled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', register)).toBeVisible();
    await expectNoSideways();
  },
});
