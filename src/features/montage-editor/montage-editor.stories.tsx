import { expect, within } from 'storybook/test';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import preview from '../../../.storybook/preview';
import { MontageEditor } from './montage-editor';

const meta = preview.meta({ title: 'Components/Montage', component: MontageEditor });

const withoutProgramme = noorderdiep4.sections_list.map((section) => ({
  ...section,
  casing_item: null,
  cement_item: null,
  mud_item: null,
  logging_item: null,
  pressure_test_item: null,
}));

/** Formations and nothing else, as after a generation from tops alone. */
export const DepthsOnly = meta.story({
  args: {
    montage: {
      id: '',
      top_line_item: null,
      sections_list: withoutProgramme,
      reservoirs_list: [],
      plan_summaries_list: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('N/A montage N/A');
    await expect(canvas.getByText('No Top Line data available.')).toBeVisible();
    for (const sentence of ['No cement data', 'No mud data', 'No logging data']) {
      await expect(canvas.getAllByText(sentence)).toHaveLength(withoutProgramme.length);
    }
    await expect(canvas.getByText('No reservoir data available.')).toBeVisible();
  },
});

/** A section that was drawn up before anything is known of it, and one without formations. */
export const BareSections = meta.story({
  args: {
    montage: {
      ...noorderdiep4,
      top_line_item: noorderdiep4.top_line_item && {
        ...noorderdiep4.top_line_item,
        well_heads: [],
        afe_cost: null,
      },
      sections_list: withoutProgramme.slice(0, 2).map((section) => ({
        ...section,
        diameter: null,
        formations_list: [],
        true_vertical_depth_subsea: null,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No well heads added')).toBeVisible();
    await expect(canvas.getByText('Section 2')).toBeVisible();
    const [first] = canvas.getAllByRole('row', { name: /^Section TD/ });
    await expect(within(first!).getAllByRole('cell')[0]).toHaveTextContent('-');
  },
});

/** Formations out of order come sorted by TVD SS; one of unknown depth comes last. */
export const OutOfOrder = meta.story({
  args: {
    montage: {
      ...noorderdiep4,
      sections_list: noorderdiep4.sections_list.slice(2, 3).map((section) => ({
        ...section,
        formations_list: section.formations_list
          .toReversed()
          .map((formation) =>
            formation.formation_name === 'Holland Formation'
              ? { ...formation, true_vertical_depth_subsea: null }
              : formation,
          ),
      })),
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'SECTIONS TABLE' }));
    const names = table.getAllByRole('rowheader').map((header) => header.textContent);
    await expect(names.filter((name) => !/Section/.test(name ?? ''))).toEqual([
      'Texel Formation',
      'Vlieland Claystone',
      'Zechstein Group',
      'Holland Formation',
    ]);
  },
});
