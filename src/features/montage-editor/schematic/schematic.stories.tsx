import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { exampleWell } from '@/testing/checks/example-well';
import { setFormationField } from '@/domain/montage/formations';
import type { Montage } from '@/domain/montage/montage';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { expectedMontage } from '@/testing/corpus/expected';
import { eulenmoor } from '@/testing/corpus/wells/eulenmoor-z2';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { createGridStore, rowOf } from '../grid/grid-store';
import { expectNoSideways } from '../grid/story-cells';
import { editorOf, freshEditor, storyEditor, type StoryEditor } from '../header/story-editor';
import { createWellboreLink, type WellboreLink } from '../wellbore/wellbore-link';
import { SchematicPanel } from './schematic-panel';

/** From the documents' well: an entity without an id gets one from its place. */
function numbered(montage: Montage): Montage {
  return {
    ...montage,
    sections_list: montage.sections_list.map((section, place) => ({
      ...section,
      id: `s${place}`,
      formations_list: section.formations_list.map((formation, row) => ({
        ...formation,
        id: `s${place}-f${row}`,
      })),
    })),
    reservoirs_list: montage.reservoirs_list.map((reservoir, at) => ({ ...reservoir, id: `r${at}` })),
  };
}

const withoutDepths: Montage = {
  ...exampleWell,
  reservoirs_list: [],
  sections_list: exampleWell.sections_list.map((section) => ({
    ...section,
    true_vertical_depth_subsea: null,
    true_vertical_depth_below_drill_floor: null,
    along_hole_depth_below_drill_floor: null,
    formations_list: section.formations_list.map((formation) => ({
      ...formation,
      true_vertical_depth_subsea: null,
      true_vertical_depth_below_drill_floor: null,
      along_hole_depth_below_drill_floor: null,
    })),
  })),
};

/** In these stories the table is only a cursor. */
function linkToCursor(jump: WellboreLink['jump'] = () => {}): WellboreLink {
  const link = createWellboreLink();
  link.setTable(createGridStore());
  link.setJump(jump);
  return link;
}

interface StageProps {
  editor: StoryEditor;
  link?: WellboreLink;
  /** CSS px; as wide as the screen by default. */
  width?: number;
}

function Stage({ editor, link, width }: StageProps) {
  const [own] = useState(() => linkToCursor());
  return (
    <EditorProvider value={editor}>
      <div
        style={{
          boxSizing: 'content-box',
          display: 'flex',
          flexDirection: 'column',
          height: 640,
          maxWidth: width,
          padding: 'min(24px, 4vw)',
        }}
      >
        <SchematicPanel link={link ?? own} />
      </div>
    </EditorProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Editor/Schematic',
  parameters: {
    docs: {
      description: {
        component:
          'Use it to see at which depths strings, cement, formations and gradients are, next to each other. It fills its space: slim next to the sections table, wide in full screen.\n\nNot for the shape of a deviated well, which the 3D visualisation shows.',
      },
    },
  },
  ...freshEditor(noorderdiep4),
  render: (_args, context) => <Stage editor={editorOf(context)} />,
  beforeEach: () => {
    localStorage.removeItem('montage.schematic-depth');
  },
});

const drawn = (canvasElement: HTMLElement, depth = 'TVD') =>
  waitFor(() => expect(canvasElement.querySelector(`[data-drawn="${depth}"]`)).not.toBeNull());
const textsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);

/**
 * A conductor, two casings and a liner, twelve formations, two reservoirs. The switch changes to along-hole depth and
 * is remembered.
 */
export const Usual = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await expect(textsOf(canvasElement)).toEqual(
      expect.arrayContaining(['13 3/8″ casing', '1,150.0', 'Sea level', 'TVD', 'Ommelanden Formation']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'AHD' }));
    await drawn(canvasElement, 'AHD');
    await expect(textsOf(canvasElement)).toEqual(expect.arrayContaining(['1,204.3', 'AHD']));
    await expect(localStorage.getItem('montage.schematic-depth')).toBe('AHD');
    await userEvent.click(canvas.getByText('In words, and what is left out'));
    await expect(await canvas.findByText(/^Deviated well to 3,606\.1 m AHD/)).toBeVisible();
    await expect(canvas.getByText('± is the range of a top in TVD, m.')).toBeVisible();
  },
});

export const BesideTheTable = meta.story({
  render: (_args, context) => <Stage editor={editorOf(context)} width={360} />,
  play: async ({ canvasElement }) => drawn(canvasElement),
});

/** At the smallest width: sizes without names. */
export const Slim = meta.story({
  render: (_args, context) => <Stage editor={editorOf(context)} width={166} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(textsOf(canvasElement)).toEqual(expect.arrayContaining(['13 3/8″', '9 5/8″', '7″']));
  },
});

export const HorizontalWithLiner = meta.story({
  ...freshEditor(numbered(expectedMontage(eulenmoor))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'AHD' }));
    await drawn(canvasElement, 'AHD');
  },
});

/** Nothing is invented for missing values, and the text says so. */
export const UnknownDepths = meta.story({
  ...freshEditor(withoutDepths),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^No depths yet\./)).toBeVisible();
    // An axis without a depth would be invented.
    await expect(canvasElement.querySelector('[data-drawn]')).toBeNull();
    await userEvent.click(canvas.getByText('In words, and what is left out'));
    await expect(await canvas.findByRole('region', { name: 'The schematic in words' })).toBeVisible();
  },
});

const onJump = fn();

/**
 * Pointing at a layer marks its row in the table, a click goes to it, and the table's row is marked here; keys do the
 * same.
 */
export const TogetherWithTheTable = meta.story({
  loaders: [() => ({ editor: storyEditor(noorderdiep4), link: linkToCursor(onJump) })],
  render: (_args, context) => (
    <Stage editor={editorOf(context)} link={context.loaded['link'] as WellboreLink} />
  ),
  play: async (context) => {
    const { canvas, canvasElement, loaded, userEvent } = context;
    onJump.mockClear();
    await drawn(canvasElement);
    const table = (loaded['link'] as WellboreLink).table()!;
    const picture = canvas.getByRole('application', { name: 'The well to scale, TVD' });
    const section = noorderdiep4.sections_list[1]!;
    const formation = section.formations_list[0]!;
    const row = rowOf({ of: 'formation', section: section.id, id: formation.id });

    const name = [...canvasElement.querySelectorAll('svg text')].find(
      ({ textContent }) => textContent === formation.formation_name,
    )!;
    const { left, top, height } = name.getBoundingClientRect();
    const at = { clientX: left + 4, clientY: top + height / 2, bubbles: true };
    fireEvent.pointerMove(picture, at);
    await expect(table.state().pointed).toBe(row);
    await expect(picture.querySelector('[data-of="formation"]')).toBeVisible();
    fireEvent.click(picture, at);
    await expect(onJump).toHaveBeenCalledWith({
      at: { of: 'formation', section: section.id, id: formation.id },
      field: 'formation_name',
    });
    fireEvent.pointerOut(picture, { relatedTarget: document.body });
    await expect(table.state().pointed).toBeNull();

    table.update({ pointed: rowOf({ of: 'section', section: section.id }) });
    await expect(picture.querySelector('[data-of="section"]')).toBeVisible();

    picture.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(table.state().pointed).toBe(row);
    await expect(
      await canvas.findByText(/^Middle North Sea Group, top at 519\.5 m TVD$/),
    ).toBeInTheDocument();

    editorOf(context).edit((montage) =>
      setFormationField(montage, section.id, formation.id, 'formation_name', 'Eocene'),
    );
    await waitFor(() => expect(textsOf(canvasElement)).toContain('Eocene'));
  },
});

export const LargeWell = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(largeMontage({ sections: 40, formationsPerSection: 500 })),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('svg *').length).toBeLessThan(500);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => drawn(canvasElement),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expectNoSideways();
  },
});
