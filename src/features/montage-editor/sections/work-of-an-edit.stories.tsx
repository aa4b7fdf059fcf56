import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { setCell } from '@/domain/montage/cells';
import { withStrings } from '@/testing/checks/kick-cases';
import { withPressures } from '@/testing/checks/pressure-cases';
import preview from '../../../../.storybook/preview';
import { editorOf, freshEditor } from '../header/story-editor';
import { KickTolerancePart } from '../kick-tolerance/kick-tolerance-part';
import { PressuresPart } from '../pressures/pressures-part';
import { topCell, TableStage } from './sections-story';
import { SectionsTable } from './sections-table';

const rendered = fn<(id: string) => void>();
const well = withStrings(withPressures());

/** The work of the browser and of React in counts, which no load of the machine changes. */
const meta = preview.meta({
  title: 'Components/Editor/Work of an edit',
  tags: ['!dev', '!autodocs'],
  ...freshEditor(well),
  render: (_args, context) => (
    <TableStage editor={editorOf(context)}>
      <Profiler id="table" onRender={rendered}>
        <SectionsTable />
      </Profiler>
      <Profiler id="pressures" onRender={rendered}>
        <PressuresPart initiallyOpen />
      </Profiler>
      <Profiler id="kick tolerance" onRender={rendered}>
        <KickTolerancePart initiallyOpen />
      </Profiler>
    </TableStage>
  ),
});

/** A paint waits for the table alone; the charts that follow from the depth render after it. */
export const OpenPartsFollow = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('img', { name: /^Pressure window/ });
    await canvas.findByRole('grid', { name: 'ASSUMPTIONS' });
    const [section] = well.sections_list;
    const [top] = section!.formations_list;
    rendered.mockClear();
    const cell = topCell(section!.id, top!.id);
    flushSync(() => editorOf(context).edit((montage, newId) => setCell(montage, cell, '137', newId)));
    const inTheEdit = rendered.mock.calls.map(([id]) => id);
    await expect(new Set(inTheEdit)).toEqual(new Set(['table']));
    await waitFor(() => expect(rendered).toHaveBeenCalledWith('pressures', ...rest));
    await waitFor(() => expect(rendered).toHaveBeenCalledWith('kick tolerance', ...rest));
  },
});

/** After the id: the phase, three durations and the time of the commit. */
const rest = Array.from({ length: 5 }, () => expect.anything());

/** Six cells, the colour of the formation and its name: each element more costs every frame of a scroll. */
export const ElementsOfARow = meta.story({
  play: async ({ canvasElement }) => {
    const rows = await waitFor(() => {
      const drawn = canvasElement.querySelectorAll('[data-formation]:not([data-handles])');
      if (drawn.length === 0) throw new Error('The table has not drawn its rows.');
      return drawn;
    });
    for (const row of rows)
      await expect(row.querySelectorAll('*:not([data-marks] *)').length).toBeLessThanOrEqual(8);
  },
});
