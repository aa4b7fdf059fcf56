import { expect, waitFor } from 'storybook/test';
import type { Montage, Section } from '@/domain/montage/montage';
import type { DrawnRow } from '@/domain/schematic/row-axis';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import preview from '../../../../../.storybook/preview';
import { EditorProvider } from '../../editor-context';
import { editorOf, freshEditor, type StoryEditor } from '../../header/story-editor';
import { SectionDrawing, SectionDrawingHead } from './section-drawing';

const rowHeight = 28;

/** The rows of a section as the table lays them out: the carried formation, its own, and Section TD. */
function rowsOf(section: Section, carried: string | undefined): DrawnRow[] {
  const own = section.formations_list.map(({ id }) => id);
  return [...(carried ? [carried] : []), ...own, null].map((formation, index) => ({
    top: index * rowHeight,
    height: rowHeight,
    formation,
  }));
}

interface StageProps {
  editor: StoryEditor;
  /** Counted from 1; all by default. */
  only?: number;
  width?: number;
}

/** Each section's drawing, as next to its rows. */
function Stage({ editor, only, width = 380 }: StageProps) {
  const { sections_list: sections } = editor.state().montage;
  return (
    <EditorProvider value={editor}>
      <div style={{ display: 'grid', gap: 16, padding: 16 }}>
        <div style={{ width, height: 30 }}>
          <SectionDrawingHead />
        </div>
        {sections.map((section, index) => {
          if (only !== undefined && only !== index + 1) return null;
          const above = sections[index - 1]?.formations_list.at(-1)?.id;
          const rows = rowsOf(section, above);
          return (
            <div
              key={section.id}
              style={{ width, height: rows.length * rowHeight, background: 'var(--surface)' }}
            >
              <SectionDrawing section={section.id} rows={rows} />
            </div>
          );
        })}
      </div>
    </EditorProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Editor/Section drawing',
  parameters: {
    docs: {
      description: {
        component:
          'Use it next to the rows of one section: its formations, hole, string, cement and mud weight, row by row.\n\nNot for reading depths between rows: the scale changes from row to row. The schematic is to scale.',
      },
    },
  },
  ...freshEditor(noorderdiep4),
  render: (_args, context) => <Stage editor={editorOf(context)} />,
});

const drawings = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-drawing]'),
];
const drawn = async (canvasElement: HTMLElement) => {
  await waitFor(() => {
    if (drawings(canvasElement).length === 0) throw new Error('No section yet.');
    for (const drawing of drawings(canvasElement)) {
      if (!drawing.querySelector('svg')) throw new Error('Not drawn yet.');
    }
  });
};
const textsOf = (drawing: HTMLElement | undefined) =>
  [...(drawing?.querySelectorAll('svg text') ?? [])].map(({ textContent }) => textContent);

/** No text overlaps another or is cut off: once the drawing has been measured in the page's typeface. */
function expectApart(canvasElement: HTMLElement): void {
  for (const drawing of drawings(canvasElement)) {
    const frame = drawing.getBoundingClientRect();
    const boxes = [...drawing.querySelectorAll('svg text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    for (const [index, { text, box }] of boxes.entries()) {
      void expect([text, box.left >= frame.left - 1 && box.right <= frame.right + 1]).toEqual([text, true]);
      for (const other of boxes.slice(index + 1)) {
        const overlaps =
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1;
        void expect(overlaps && [text, other.text]).toBe(false);
      }
    }
  }
}

/**
 * A conductor, two casings and a liner: the shoe of the section above, lead and tail, and the mud weights on one scale.
 * Hidden from assistive technology, because the table says the same.
 */
export const SampleWell = meta.story({
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const [first, second, , fourth] = drawings(canvasElement);
    // Labels may be cut off until the typeface has loaded.
    await waitFor(() => expect(textsOf(first)).toEqual(expect.arrayContaining(['30″ 180.0'])));
    await waitFor(() =>
      expect(textsOf(second)).toEqual(
        expect.arrayContaining(['30″ 180.0', '13 3/8″ 1,204.3', 'Lead to sea bed', 'Tail 1050', '11.28']),
      ),
    );
    await waitFor(() =>
      expect(textsOf(fourth)).toEqual(
        expect.arrayContaining(['9 5/8″ 2,820.9', '7″ 3,606.1', 'Hanger ~2,720.9']),
      ),
    );
    await expect(
      [...canvasElement.querySelector('svg')!.querySelectorAll('text')].map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Column and well', 'Mud weight (kPa/m)', '9', '11', '13']));
    await waitFor(() => expectApart(canvasElement));
    for (const drawing of drawings(canvasElement))
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(220);
  },
});

export const SampleWellDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => drawn(canvasElement),
});

const bare = (section: Section): Section => ({
  ...section,
  casing_item: null,
  cement_item: null,
  mud_item: null,
});
const changed = (change: (section: Section, index: number) => Section): Montage => ({
  ...noorderdiep4,
  sections_list: noorderdiep4.sections_list.map(change),
});

/** Only the second section has mud; no string, no cement: the hole alone, with its end. */
export const NoCasingCementOrMud = meta.story({
  ...freshEditor(
    changed((section, index) =>
      index === 1 ? { ...bare(section), mud_item: section.mud_item } : bare(section),
    ),
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const [first, second] = drawings(canvasElement);
    await waitFor(() => expect(textsOf(first)).toEqual(['TD 180.0']));
    await waitFor(() => expect(textsOf(second)).toEqual(['TD 1,204.3', '11.28']));
  },
});

const noTd = {
  true_vertical_depth_subsea: null,
  true_vertical_depth_below_drill_floor: null,
  along_hole_depth_below_drill_floor: null,
};

/** A section just added has neither formations nor an end: it says so. */
export const EmptySection = meta.story({
  ...freshEditor(
    changed((section, index) => (index === 3 ? { ...bare(section), ...noTd, formations_list: [] } : section)),
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const remark = await canvas.findByText('No section TD: the hole is not drawn.');
    await expect(remark).toBeVisible();
    // In the place of the well: not over the column, nor outside the drawing.
    const place = remark.closest('[data-drawing]')!.getBoundingClientRect();
    const { left, top, bottom } = remark.getBoundingClientRect();
    await expect(left - place.left).toBeGreaterThan(11 * 2.6);
    await expect(top).toBeGreaterThanOrEqual(place.top);
    await expect(bottom).toBeLessThanOrEqual(place.bottom);
  },
});

/** Forty formations in one section, in a narrow table. */
export const FortyFormations = meta.story({
  ...freshEditor(largeMontage({ sections: 3, formationsPerSection: 40 })),
  render: (_args, context) => <Stage editor={editorOf(context)} only={2} width={260} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expectApart(canvasElement));
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(150);
  },
});
