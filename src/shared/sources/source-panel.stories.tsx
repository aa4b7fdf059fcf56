import { expect, fn } from 'storybook/test';
import type { SourcePlace, SourcedValue, ValueSource } from '@/api/generated/model';
import preview from '../../../.storybook/preview';
import { SourcePanel } from './source-panel';

type Use = (value: SourcedValue, label: string) => void;

const place = (document: string, at: Partial<SourcePlace>): SourcePlace => ({
  document,
  page: null,
  sheet: null,
  cell: null,
  line: null,
  quote: null,
  ...at,
});

const read: ValueSource = {
  entity_id: 'chalk',
  field: 'true_vertical_depth_subsea',
  value: 1240,
  certainty: 'read',
  note: null,
  places: [place('Proposal.pdf', { page: 3, line: 14, quote: 'Chalk Group   1240   ± 15' })],
  alternatives: [],
  flag: null,
};

const alternatives = [
  {
    value: 1245,
    certainty: 'read' as const,
    note: null,
    places: [place('Trajectory.xlsx', { sheet: 'Survey', cell: 'B12', quote: '1245.0' })],
  },
  {
    value: 1238.021,
    certainty: 'converted' as const,
    note: 'ft to m. Passed over: an older document.',
    places: [place('Offset catalogue.csv', { line: 31, quote: 'Chalk;4061.75;ft TVDSS' })],
  },
];

const meta = preview.meta({
  title: 'Components/Sources/Source panel',
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: '480px' },
      description: {
        component:
          'Use it next to a value to show where it came from and what else the documents say. Without `onUse` it is read-only.\n\nNot for findings of the checks: the checks panel shows those.',
      },
    },
  },
  component: SourcePanel,
  args: {
    name: 'TVD SS (m)',
    of: 'Chalk Group',
    source: read,
    shown: (value) =>
      typeof value === 'number'
        ? value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 3 })
        : String(value),
    editedTo: null,
    onUse: fn() as Use | null,
    instead: null,
    anchor: () => document.querySelector('[data-value]'),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480, padding: 24 }}>
        <span data-value>1,240.0</span>
        <Story />
      </div>
    ),
  ],
});

export const Read = meta.story();

export const Converted = meta.story({
  args: { source: { ...read, certainty: 'converted', note: 'ft to m' } },
});

export const Computed = meta.story({
  args: {
    name: 'TVD BDF (m)',
    source: {
      ...read,
      value: 1273.5,
      certainty: 'computed',
      note: 'TVD SS plus the height of the rig floor',
      places: [...read.places, place('Programme.docx', { line: 6, quote: 'Rig floor elevation 33.5 m MSL' })],
    },
  },
});

export const Assumed = meta.story({
  args: {
    source: { ...read, certainty: 'assumed', note: 'The sign is not said: taken as below sea level.' },
  },
});

/** In a sentence that the reader did not understand. The word and the quote say so, and not the colour alone. */
export const ReadByLanguageModel = meta.story({
  args: {
    name: 'Mud weight',
    of: 'Section 3',
    source: {
      ...read,
      value: 13.239,
      certainty: 'assumed',
      note: 'read by a language model; SG to kPa/m',
      places: [
        place('Programme.docx', {
          line: 48,
          quote: 'displace to a low-toxicity oil system weighing 1.35 SG',
          read_by: 'language_model',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog', { name: /Mud weight · Section 3/ });
    await expect(panel).toHaveTextContent('Assumed until you have checked it in the document');
    await expect(canvas.getByRole('list', { name: 'Found in' })).toHaveTextContent(
      /Programme\.docx line 48 ?Read by a language model from: ?displace to a low-toxicity oil system/,
    );
  },
});

export const Flagged = meta.story({
  args: { source: { ...read, flag: 'Deeper than the end of its section, 1,116.5 m.' } },
});

/** Each can be taken; the button says of which document it is. */
export const Alternatives = meta.story({
  args: { source: { ...read, alternatives } },
  play: async ({ args, canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: /TVD SS \(m\) · Chalk Group/ });
    await expect(panel).toHaveTextContent('Trajectory.xlsx sheet Survey, cell B12');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Use this value: 1,238.021 from Offset catalogue.csv' }),
    );
    await expect(args.onUse).toHaveBeenCalledWith(1238.021, 'Use 1,238.021 from Offset catalogue.csv');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** No value was used, because the documents disagree and none of them takes precedence. */
export const NoValue = meta.story({ args: { source: { ...read, value: null, places: [], alternatives } } });

export const EditedSince = meta.story({
  args: { editedTo: '1,300.0', source: { ...read, alternatives: alternatives.slice(0, 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Edited since; the documents say 1,240.0. It is 1,300.0 now.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back to 1,240.0' }));
    await expect(args.onUse).toHaveBeenCalledWith(1240, 'Go back to 1,240.0');
  },
});

/** As in the results of a generation, where nothing can be changed. */
export const ReadOnly = meta.story({
  args: {
    source: { ...read, alternatives },
    onUse: null,
    instead: 'Another value can be chosen in the editor.',
  },
});

const long = Array.from({ length: 40 }, (_, row) => `${row + 1}   Chalk Group   ${1240 + row}   ± 15   m`);

/** A page of a document, all of it: the panel scrolls, and stays within the window. */
export const LongQuote = meta.story({
  args: {
    name: 'Objective',
    of: '',
    source: {
      ...read,
      places: [
        place(`${'A well document with a long name '.repeat(4)}.pdf`, { page: 112, quote: long.join('\n') }),
        place('Words.txt', { line: 9, quote: 'Unbroken'.repeat(60) }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const { top, bottom, right } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A sheet at the foot of the screen. */
export const Phone = meta.story({
  args: { source: { ...read, alternatives } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const { bottom, width } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(width).toBeCloseTo(window.innerWidth, 0);
  },
});

export const Dark = meta.story({
  args: { source: { ...read, alternatives, flag: 'Deeper than the end of its section, 1,116.5 m.' } },
  globals: { theme: 'dark' },
});
