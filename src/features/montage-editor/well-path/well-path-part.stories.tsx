import { expect, waitFor } from 'storybook/test';
import type { Cell } from '@/domain/montage/address';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, expectNoSideways } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { TableStage } from '../sections/sections-story';
import { actual, broken, long, planned, withoutPaths, withPaths } from './story-paths';
import { WellPathPart } from './well-path-part';

const meta = preview.meta({
  title: 'Components/Editor/Well path',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the planned and actual paths of a well: their fields, stations and targets, and what follows from them.\n\nNot for the pictures of a path, which the panel at the side draws.',
      },
    },
  },
  ...freshEditor(withPaths(actual, planned)),
  render: (_args, context) => (
    <TableStage editor={editorOf(context)}>
      <WellPathPart />
    </TableStage>
  ),
});

interface Played {
  canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> };
  userEvent: { click: (element: Element) => Promise<void> };
}
const open = async ({ canvas, userEvent }: Played) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Well path' }));
};
const paths = (editor: StoryEditor) => editor.state().montage.trajectories_list ?? [];
const station = (id: string, field = 'inclination'): Cell => ({
  at: { of: 'station', trajectory: 'actual', id },
  field,
});
const phone = { viewport: { value: 'phone', isRotated: false } };

export const Folded = meta.story({
  play: async ({ canvas }) => {
    const words = 'Actual: Survey, 6 stations to 2,500 m. Planned: Plan B, 5 stations to 2,600 m';
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

/** A server that keeps no paths: nothing is shown. */
export const NotKept = meta.story({
  ...freshEditor(withoutPaths()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('WELL PATH')).toBeNull();
  },
});

export const NoPaths = meta.story({
  ...freshEditor(withPaths()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: '+ Add actual path' }));
    await expect(paths(editorOf(context))).toMatchObject([{ kind: 'actual', stations_list: [] }]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove actual path' }));
    await expect(paths(editorOf(context))).toEqual([]);
    editorOf(context).undo();
    await expect(paths(editorOf(context))).toHaveLength(1);
  },
});

export const OnePlanned = meta.story({
  ...freshEditor(withPaths(planned)),
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const targets = await canvas.findByRole('grid', { name: 'TARGETS' });
    await expect(targets).toHaveTextContent('Main fault block');
    await expect(targets).toHaveTextContent(/Yes|No/);
    await expect(canvas.queryByText(/^Largest separation/)).toBeNull();
  },
});

export const Both = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const editor = editorOf(context);
    await open(context);
    const said = await canvas.findByText(/^Largest separation from Plan B: /);
    const before = said.textContent;
    await userEvent.click(cellElement(canvasElement, station('actual-4')));
    await userEvent.keyboard('20{Enter}');
    await expect(paths(editor)[0]!.stations_list[4]!.inclination).toBe(20);
    await waitFor(() => expect(said.textContent).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Plan B' }));
    await waitFor(() => expect(canvas.queryByText(/^Largest separation/)).toBeNull());
  },
});

export const Fields = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await open(context);
    await canvas.findByRole('grid', { name: 'Fields of the well path' });
    const cell = (field: string): Cell => ({ at: { of: 'trajectory', id: 'actual' }, field });
    await userEvent.click(cellElement(canvasElement, cell('north_reference')));
    await userEvent.keyboard('mag{Tab}2.5{Enter}');
    await expect(paths(editorOf(context))[0]).toMatchObject({
      north_reference: 'magnetic',
      magnetic_declination: 2.5,
    });
  },
});

export const PasteASurvey = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    const before = editor.state().montage;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste a survey' }));
    const field = await canvas.findByRole('textbox', { name: /^A survey listing/ });
    await userEvent.click(field);
    await userEvent.paste('TVD (m)\tAzi\tIncl\tMD (ft)\n0\t0\t0\t0\n304\t90\t2\t1000\n');
    const status = await canvas.findByText(/^2 stations read/);
    await expect(status).toHaveTextContent(
      '2 stations read, down to 304.8 m AHD. MD was converted from feet.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the stations' }));
    await expect(
      paths(editor)[0]!.stations_list.map((one) => one.along_hole_depth_below_drill_floor),
    ).toEqual([0, 304.8]);
    editor.undo();
    await expect(editor.state().montage).toEqual(before);
  },
});

export const ComputeDepths = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    const before = editor.state().montage;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compute depths from this path' }));
    const table = await canvas.findByRole('table');
    await expect(table).toHaveTextContent('Texel');
    await expect(editor.state().montage).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: /^Set \d+ depths$/ }));
    await expect(editor.state().undoLabel).toBe('Compute depths from Survey');
    editor.undo();
    await expect(editor.state().montage).toEqual(before);
  },
});

export const BrokenSurvey = meta.story({
  ...freshEditor(withPaths(broken, planned)),
  play: async (context) => {
    await open(context);
    await expect(
      await context.canvas.findByText('Misread survey has no path: check its stations.'),
    ).toBeVisible();
  },
});

/** Only the rows near the window are drawn. */
export const LongSurvey = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(withPaths(long)),
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const stations = await canvas.findByRole('grid', { name: 'STATIONS' });
    await waitFor(() => expect(stations.querySelectorAll('[role=row]').length).toBeLessThan(200));
    stations.focus();
    await context.userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(stations).toHaveTextContent('5,997.0'));
  },
});

export const Locked = meta.story({
  ...freshEditor(withPaths(actual, planned), () => ({ locked: 'other-tab' })),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('button', { name: 'Paste a survey' })).toBeDisabled();
    await expect(context.canvas.getByRole('button', { name: '+ Add actual path' })).toBeDisabled();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async (context) => {
    await open(context);
    await context.canvas.findByRole('grid', { name: 'STATIONS' });
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async (context) => {
    await open(context);
    await context.canvas.findByRole('grid', { name: 'STATIONS' });
    await expectNoSideways();
  },
});
