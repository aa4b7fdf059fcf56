import { expect, within } from 'storybook/test';
import type { TopLine } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { editorOf, freshEditor } from '../header/story-editor';
import { FindingsProvider } from '../checks/use-findings';
import { TopLineBand } from './top-line-band';

const meta = preview.meta({
  title: 'Components/Editor/Top line',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the few values that name a well, as a tight grid of tiles, edited in place.\n\nNot for values that are compared with each other: those belong in a table.',
      },
    },
  },
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <FindingsProvider>
        <TopLineBand startsOpen />
      </FindingsProvider>
    </EditorProvider>
  ),
});

const filled: TopLine = noorderdiep4.top_line_item!;
const withTopLine = (changed: Partial<TopLine>) => ({
  ...noorderdiep4,
  top_line_item: { ...filled, ...changed, well_heads: [...(changed.well_heads ?? filled.well_heads)] },
});

const tile = (canvas: { getByRole: (role: 'button', by: { name: RegExp }) => HTMLElement }, label: string) =>
  canvas.getByRole('button', { name: new RegExp(`^${label}`) });

export const Filled = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'DRILLING PROGRAMME' })).toBeVisible();
    await expect(canvas.getByText('Top Line Information')).toBeVisible();
    await expect(tile(canvas, 'AFE cost')).toHaveTextContent('$18,400,000');
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(1);
  },
});

export const EmptyValues = meta.story({
  ...freshEditor(
    withTopLine({
      well_name: null,
      well_type: null,
      objective: null,
      location: null,
      field_name: null,
      field_code: null,
      well_id: null,
      activity_id: null,
      afe_cost: null,
      days_planned: null,
      well_heads: [],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('-')).toHaveLength(10);
    await expect(canvas.getByText('No well heads added')).toBeVisible();
  },
});

export const NoTopLine = meta.story({
  ...freshEditor({ ...noorderdiep4, top_line_item: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Top Line data available.')).toBeVisible();
  },
});

/** The first value creates the top line. */
export const AddTopLine = meta.story({
  ...freshEditor({ ...noorderdiep4, top_line_item: null }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add top line' }));
    await expect(canvas.getByRole('textbox', { name: 'Well name' })).toHaveFocus();
    await expect(editorOf(context).state().montage.top_line_item).toBeNull();
    await userEvent.keyboard('Aurora-3{Enter}');
    await expect(tile(canvas, 'Well name')).toHaveTextContent('Aurora-3');
    await expect(tile(canvas, 'Well name')).toHaveFocus();
  },
});

/** The input starts with the full value, and the tile keeps its size. */
export const Editing = meta.story({
  ...freshEditor(withTopLine({ afe_cost: 18_400_000.25 })),
  play: async ({ canvas, userEvent }) => {
    const before = tile(canvas, 'AFE cost').getBoundingClientRect();
    await userEvent.click(tile(canvas, 'AFE cost'));
    const input = canvas.getByRole('textbox', { name: 'AFE cost' });
    await expect(input).toHaveValue('18400000.25');
    const place = input.closest('[data-editing]')!.getBoundingClientRect();
    await expect([place.width, place.height]).toEqual([before.width, before.height]);
  },
});

export const EditingLongText = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    const before = tile(canvas, 'Objective').getBoundingClientRect();
    await userEvent.click(tile(canvas, 'Objective'));
    const place = canvas.getByRole('textbox', { name: 'Objective' }).closest('[data-editing]')!;
    await expect(place.getBoundingClientRect().height).toBe(before.height);
  },
});

export const EnterCommits = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    tile(canvas, 'Days planned').focus();
    await userEvent.keyboard('{F2}47{Enter}');
    await expect(tile(canvas, 'Days planned')).toHaveTextContent('47');
    await expect(tile(canvas, 'Days planned')).toHaveFocus();
  },
});

export const EscapeCancels = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas, userEvent } = context;
    tile(canvas, 'Well type').focus();
    await userEvent.keyboard('{Enter}Appraisal{Escape}');
    await expect(tile(canvas, 'Well type')).toHaveTextContent('Development');
    await expect(tile(canvas, 'Well type')).toHaveFocus();
    await expect(editorOf(context).state().undoLabel).toBeNull();
  },
});

export const BlurCommits = meta.story({
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(tile(canvas, 'Well name'));
    await userEvent.keyboard('Aurora-3');
    await userEvent.tab();
    await expect(tile(canvas, 'Well name')).toHaveTextContent('Aurora-3');
    await expect(tile(canvas, 'Well type')).toHaveFocus();
    await expect(editorOf(context).state().undoLabel).toMatch(/Well name/);
  },
});

export const TypingReplaces = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    tile(canvas, 'Field code').focus();
    await userEvent.keyboard('AUR{Enter}');
    await expect(tile(canvas, 'Field code')).toHaveTextContent(/^Field code AUR$/);
  },
});

/** Text that is not a number is not kept, and a message says so. */
export const Refused = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    tile(canvas, 'Days planned').focus();
    await userEvent.keyboard('six weeks{Enter}');
    await expect(tile(canvas, 'Days planned')).toHaveTextContent(/-$/);
    await expect(
      canvas.getByText('“six weeks” is not a whole number: Days planned is empty now.'),
    ).toHaveAttribute('role', 'status');
  },
});

export const WellHeadAdded = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByPlaceholderText('Enter well head...');
    await userEvent.type(input, '  WH-C ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Well Head' }));
    await expect(canvas.getAllByTitle('Remove well head')).toHaveLength(3);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const WellHeadTwice = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('Enter well head...'), 'WH-B {Enter}');
    await expect(canvas.getAllByTitle('Remove well head')).toHaveLength(2);
    await expect(canvas.getByText('There is a well head WH-B already.')).toBeVisible();
  },
});

export const WellHeadRemoved = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove well head WH-A' }));
    await expect(canvas.getByRole('button', { name: 'Remove well head WH-B' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('No well heads added')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Enter well head...')).toHaveFocus();
  },
});

const hostile = `<img src=x onerror="alert(1)"> “quotes” ${'بئر استكشاف '.repeat(40)} ${'Slochteren'.repeat(480)}`;

export const HostileTexts = meta.story({
  ...freshEditor(
    withTopLine({
      well_name: hostile.slice(0, 5_000),
      objective: `First line\n${hostile}`,
      field_code: 'W'.repeat(400),
      well_heads: [
        hostile.slice(0, 300),
        'WH-B',
        'WH-B',
        ...Array.from({ length: 24 }, (_, at) => `WH-${at}`),
      ],
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // Opening and leaving changes nothing.
    await userEvent.click(tile(canvas, 'Objective'));
    await userEvent.tab();
    await expect(editorOf(context).state().undoLabel).toBeNull();
  },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(noorderdiep4, () => ({ locked: 'other-tab' })),
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('region', { name: 'DRILLING PROGRAMME' })).getAllByRole('button');
    await expect(buttons.map((button) => button.title)).toEqual(['Close the top line']);
  },
});

/** Typed text stays on the screen when another tab takes over the montage. */
export const LockedWhileTyping = meta.story({
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(tile(canvas, 'Well name'));
    await userEvent.keyboard('Aurora-3');
    editorOf(context).put({ locked: 'other-tab' });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Well name' })).toHaveValue('Aurora-3');
    await expect(canvas.getByText(/^Well name is not changed/)).toBeVisible();
  },
});

export const Dark = meta.story({ ...freshEditor(noorderdiep4), globals: { theme: 'dark' } });

export const Phone = meta.story({
  ...freshEditor(noorderdiep4),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
