import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import type { GeneratedFormation, GenerationResult } from '@/api/generated/model';
import { ResultsTable } from './results-table';

const formation = (
  name: string,
  [tvdSs, tvdBdf, ahdBdf, variance, thickness]: (number | null)[],
): GeneratedFormation => ({
  formation_name: name,
  true_vertical_depth_subsea: tvdSs ?? null,
  true_vertical_depth_below_drill_floor: tvdBdf ?? null,
  along_hole_depth_below_drill_floor: ahdBdf ?? null,
  variance: variance ?? null,
  thickness: thickness ?? null,
});

const total = (tvdSs: number | null, tvdBdf: number | null, ahdBdf: number | null) => ({
  true_vertical_depth_subsea: tvdSs,
  true_vertical_depth_below_drill_floor: tvdBdf,
  along_hole_depth_below_drill_floor: ahdBdf,
});

const result: GenerationResult = {
  montage_sections: [
    {
      name: '17 1/2" Section 2',
      formations: [
        formation('Upper North Sea', [182, 215.5, 215.5, 5, 614]),
        formation('Lower North Sea', [796, 829.5, 833.1, 10, 402]),
        formation('Chalk', [1198, 1231.5, 1262.4, 15, 96]),
      ],
      total: total(1294, 1327.5, 1366),
    },
    {
      name: '12 1/4" Section 3',
      // A fault may repeat a formation, and a top may lack what the documents do not give.
      formations: [
        formation('Zechstein', [1682, 1715.5, 1842.7, null, 731.04]),
        formation('Rotliegend', [2413, 2446.5, 2731.9, 25, 118]),
        formation('Rotliegend', [2531, 2564.5, null, null, null]),
      ],
      total: total(2531, 2564.5, null),
    },
    { name: '8 1/2" Section 4', formations: [], total: total(null, null, null) },
  ],
};

const meta = preview.meta({
  title: 'Components/Creation/Results table',
  parameters: {
    docs: {
      description: {
        component:
          'Use it to read what a generation gave, before it is opened. One decimal, units in the header, a dash where nothing is known.\n\nNot for editing: that is the sections table of the editor.',
      },
    },
  },
  component: ResultsTable,
  args: { result },
  argTypes: {
    result: { description: 'What the generation gave; null is not known.', control: 'object' },
    showSources: { description: 'Whether values are marked that have a source.', control: 'boolean' },
  },
});

const cellsOf = (row: Element | null) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

export const Sections = meta.story({
  play: async ({ canvas }) => {
    await expect(cellsOf(canvas.getByText('Chalk').closest('tr'))).toEqual([
      'Chalk',
      '1,198.0',
      '1,231.5',
      '1,262.4',
      '15.0',
      '96.0',
    ]);
    await expect(cellsOf(canvas.getByText('Zechstein').closest('tr'))).toEqual([
      '12 1/4" Section 3',
      'Zechstein',
      '1,682.0',
      '1,715.5',
      '1,842.7',
      '-',
      '731.0',
    ]);
    const ends = canvas.getAllByText('Section End').map((cell) => cellsOf(cell.closest('tr')));
    await expect(ends[0]).toEqual([
      '17 1/2" Section 2 Total',
      'Section End',
      '1,294.0',
      '1,327.5',
      '1,366.0',
      '-',
      '-',
    ]);
    await expect(ends[2]).toEqual(['8 1/2" Section 4 Total', 'Section End', '-', '-', '-', '-', '-']);
    await expect(canvas.getAllByText('Rotliegend')).toHaveLength(2);
  },
});

const place = {
  document: 'Proposal.pdf',
  page: 3,
  sheet: null,
  cell: null,
  line: 14,
  quote: 'Chalk   1198   ± 15',
};
const read = {
  certainty: 'read' as const,
  note: null,
  places: [place],
  alternatives: [],
  flag: null,
};
const [first, second] = result.montage_sections;

const withSources: GenerationResult = {
  montage_sections: [
    {
      ...first!,
      id: 's2',
      formations: first!.formations.map((one, index) => ({ ...one, id: `f${index}` })),
    },
    second!,
  ],
  sources: [
    { ...read, entity_id: 'f0', field: 'true_vertical_depth_subsea', value: 182 },
    { ...read, entity_id: 'f2', field: 'formation_name', value: 'Chalk' },
    {
      ...read,
      entity_id: 'f2',
      field: 'true_vertical_depth_subsea',
      value: 1198,
      alternatives: [
        { value: 1198.04, certainty: 'read', note: null, places: [{ ...place, document: 'Programme.docx' }] },
      ],
    },
    { ...read, entity_id: 'f2', field: 'variance', value: 15, flag: 'Wider than the formation is thick.' },
    {
      ...read,
      entity_id: 's2',
      field: 'along_hole_depth_below_drill_floor',
      value: 1366,
      certainty: 'computed',
    },
  ],
};

/** One tab stop, arrow keys from mark to mark; the panel is read-only. */
export const WithSources = meta.story({
  args: { result: withSources, showSources: true },
  play: async ({ canvas, userEvent }) => {
    // Marks are in a gutter left of the names.
    const nameMark = canvas.getByRole('button', { name: 'Source of the name Chalk' });
    const name = document.createRange();
    name.selectNodeContents(nameMark.closest('td')!.lastChild!);
    await expect(nameMark.getBoundingClientRect().right).toBeLessThanOrEqual(
      name.getBoundingClientRect().left + 1,
    );
    await expect(name.getClientRects()).toHaveLength(1);
    canvas.getByRole('region').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Source of TVD SS (m), Upper North Sea' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const chalk = canvas.getByRole('button', { name: 'Source of TVD SS (m), Chalk' });
    await expect(chalk).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = within(canvas.getByRole('dialog', { name: /TVD SS \(m\), Chalk/ }));
    await expect(panel.getByText('1,198.04')).toBeVisible();
    await expect(panel.getByText('Another value can be chosen in the editor.')).toBeInTheDocument();
    await expect(panel.queryByRole('button', { name: /^Use/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chalk).toHaveFocus());
  },
});

export const NoSections = meta.story({ args: { result: { montage_sections: [] } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The names stay while the figures scroll beneath them, column by column: none is cut at an edge. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { result: withSources, showSources: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('table').parentElement!;
    const [section, formations, ...figures] = canvas.getAllByRole('columnheader');
    const before = section!.getBoundingClientRect().left;
    const edges = () => [formations!, region].map((element) => element.getBoundingClientRect().right);
    const cut = () => {
      const [from, to] = edges();
      const boxes = figures.map((head) => head.getBoundingClientRect());
      return boxes.filter(
        ({ left, right }) => left < to! - 2 && right > from! + 2 && (left < from! - 2 || right > to! + 2),
      );
    };
    await expect(cut()).toEqual([]);
    region.scrollLeft = 200;
    await expect(region.scrollLeft).toBeGreaterThan(100);
    await expect(Math.abs(section!.getBoundingClientRect().left - before)).toBeLessThan(2);
    await waitFor(() => expect(cut()).toEqual([]));
    for (const width of ['', '330px', '280px']) {
      region.style.width = width;
      for (const cell of canvas.getAllByRole('cell'))
        await expect(cell.scrollWidth, `${cell.textContent} ${width}`).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
});
