import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { exampleWell } from '@/testing/checks/example-well';
import type { Montage } from '@/domain/montage/montage';
import { setFormationField } from '@/domain/montage/formations';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { expectNoSideways } from '../grid/story-cells';
import { createGridStore, rowOf } from '../grid/grid-store';
import { editorOf, freshEditor, storyEditor, type StoryEditor } from '../header/story-editor';
import type { LoadScene } from './use-scene';
import { WellboreBody } from './wellbore-body';
import { createWellboreLink, type WellboreLink } from './wellbore-link';
import { WellborePanel } from './wellbore-panel';

const noSections: Montage = { ...exampleWell, sections_list: [], reservoirs_list: [] };

const vertical: Montage = {
  ...exampleWell,
  sections_list: exampleWell.sections_list.slice(0, 2).map((section) => ({
    ...section,
    along_hole_depth_below_drill_floor: section.true_vertical_depth_below_drill_floor,
    formations_list: section.formations_list.map((formation) => ({
      ...formation,
      along_hole_depth_below_drill_floor: formation.true_vertical_depth_below_drill_floor,
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

/** The panel's code, with `load` instead of the import of the graphics. */
const bodyWith = (load: LoadScene) => () =>
  Promise.resolve({
    WellboreBody: function Body({ link }: { link: WellboreLink }) {
      return <WellboreBody link={link} load={load} />;
    },
  });

interface StageProps {
  editor: StoryEditor;
  link?: WellboreLink;
  load?: ReturnType<typeof bodyWith>;
}

function Stage({ editor, link, load }: StageProps) {
  const [own] = useState(() => linkToCursor());
  return (
    <EditorProvider value={editor}>
      <div style={{ display: 'flex', flexDirection: 'column', height: 560, padding: 'min(24px, 4vw)' }}>
        <WellborePanel link={link ?? own} {...(load && { load })} />
      </div>
    </EditorProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Editor/3D visualisation',
  parameters: {
    docs: {
      description: {
        component:
          'Use it to see the shape of a well and where its strings and formations lie, at true scale except for the diameters. What it shows is also said in words.\n\nNot for reading numbers, and never as the only place where something is stated.',
      },
    },
  },
  ...freshEditor(noorderdiep4),
  render: (_args, context) => <Stage editor={editorOf(context)} />,
});

const drawn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-graphics="drawn"]')).not.toBeNull());
const labelsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-hidden] [data-kind][data-side]')].map(
    (label) => label.textContent,
  );
const headings = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll('[aria-hidden] [data-heading]'),
];
const headingsOf = (canvasElement: HTMLElement) =>
  headings(canvasElement).map((heading) => heading.textContent);
/** The picture cuts off no heading, and none overlaps other text. */
function expectHeadingsApart(canvasElement: HTMLElement): void {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const stage = boxOf(canvasElement.querySelector('[data-graphics]')!);
  const others = [...canvasElement.querySelectorAll('[data-kind][data-side] > span')].filter(
    (one) => one.textContent !== '',
  );
  for (const heading of headings(canvasElement)) {
    const { left, right, top, bottom } = boxOf(heading);
    expect(left).toBeGreaterThanOrEqual(stage.left);
    expect(right).toBeLessThanOrEqual(stage.right);
    for (const other of [...headings(canvasElement), ...others].filter((one) => one !== heading)) {
      const box = boxOf(other);
      const lies = left < box.right && box.left < right && top < box.bottom - 1 && box.top < bottom - 1;
      expect(lies && other.textContent).toBe(false);
    }
  }
}
/** Labels follow in the next frame. */
const findLabel = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(labelsOf(canvasElement).join(' | ')).toContain(text));

/** A conductor, two casings and a liner in a hole that builds to 30 degrees, and two reservoirs. */
export const Deviated = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '3D VISUALISATION' })).toBeVisible();
    await drawn(canvasElement);
    await findLabel(canvasElement, '13 3/8″ casing shoe1,204.3');
    await findLabel(canvasElement, 'Reservoir Upper Slochteren Sandstone');
    await findLabel(canvasElement, 'Target Slochteren crest');
    await expect(canvasElement.querySelector('[data-north]')).toHaveTextContent('Grid north');
    // Over the hole's labels, over the tops, and over the scale.
    await expect(headingsOf(canvasElement)).toEqual(['AHD BDF, m', 'TVD BDF, m', 'TVD BDF, m']);
    expectHeadingsApart(canvasElement);
    await expect(canvas.getByText(/^Deviated well to 3,606\.1 m AHD/)).toBeVisible();
    await userEvent.click(canvas.getByText('What the picture shows'));
    await expect(
      await canvas.findByText(/^7″ liner: hung at 2,720\.9 m AHD, shoe at 3,606\.1 m AHD, 3,230\.0 m TVD/),
    ).toBeVisible();
    await expect(canvas.getByText(/Its azimuths are from grid north\.$/)).toBeVisible();
    await expect(canvas.getByText(/north is grid north\./)).toBeVisible();
  },
});

/** Without a well path the direction is unknown, and the words say so. */
export const UnknownAzimuth = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor({ ...noorderdiep4, trajectories_list: [] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByText('What the picture shows'));
    await expect(canvas.getByText(/the azimuth is unknown and the plane is drawn to the east/)).toBeVisible();
  },
});

export const Vertical = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(vertical),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText(/^Vertical well to 2,564\.5 m AHD, 2,564\.5 m TVD/)).toBeVisible();
  },
});

export const OneSection = meta.story({
  ...freshEditor({
    ...exampleWell,
    sections_list: exampleWell.sections_list.slice(0, 1),
    reservoirs_list: [],
  }),
  parameters: checkedElsewhere,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await findLabel(canvasElement, 'Chalk');
    await expect(canvas.getByText(/1 casing, 3 formations/)).toBeVisible();
  },
});

/** Without data: only the drill floor, and a text that says so. */
export const Empty = meta.story({
  ...freshEditor(noSections),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('There are no depths to draw a well from yet.')).toBeVisible();
  },
});

export const ByTheKeyboard = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await findLabel(canvasElement, 'Sea level');
    const place = () => canvasElement.querySelector('[data-kind="reservoir"][d]')?.getAttribute('d');
    let before = place();
    const moved = async () => {
      await waitFor(() => expect(place()).not.toBe(before));
      before = place();
    };
    canvas.getByRole('application', { name: 'The well' }).focus();
    for (const keys of ['{ArrowLeft}', '{ArrowUp}', '+', '-', '{Shift>}{ArrowDown}{/Shift}', '{Home}']) {
      await userEvent.keyboard(keys);
      await moved();
    }
    for (const name of ['Top view', 'Side view', 'Fit the whole well']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await moved();
    }
  },
});

/** An edit shows in the picture and its description a moment later. */
export const FollowsEdits = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const editor = editorOf(context);
    await drawn(canvasElement);
    await userEvent.click(canvas.getByText('What the picture shows'));
    const [section] = noorderdiep4.sections_list;
    const formation = section?.formations_list[0];
    editor.edit((montage) =>
      setFormationField(montage, section?.id ?? '', formation?.id ?? '', 'formation_name', 'Quaternary'),
    );
    await findLabel(canvasElement, 'Quaternary');
    await expect(await canvas.findByText(/^Quaternary: top at/)).toBeVisible();
    editor.undo();
    await waitFor(() => expect(labelsOf(canvasElement).join()).not.toContain('Quaternary'));
  },
});

const onJump = fn();

/** Pointing at a layer marks its row in the table, a click goes to it, and the cursor's row is highlighted here. */
export const TogetherWithTheTable = meta.story({
  parameters: checkedElsewhere,
  loaders: [() => ({ editor: storyEditor(noorderdiep4), link: linkToCursor(onJump) })],
  render: (_args, context) => (
    <Stage editor={editorOf(context)} link={context.loaded['link'] as WellboreLink} />
  ),
  play: async ({ canvasElement, loaded }) => {
    onJump.mockClear();
    await drawn(canvasElement);
    await findLabel(canvasElement, 'Ommelanden');
    const picture = canvasElement.querySelector('canvas')!;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = { clientX: left + width * 0.42, clientY: top + height * 0.45, pointerId: 1, button: 0 };
    const mouse = { ...at, pointerType: 'mouse', isPrimary: true, bubbles: true };
    fireEvent.pointerMove(picture, mouse);
    await expect(getComputedStyle(picture).cursor).toBe('pointer');
    await waitFor(() => expect(canvasElement.querySelector('[data-marked]')).not.toBeNull());
    fireEvent.pointerDown(picture, mouse);
    fireEvent.pointerUp(picture, mouse);
    await expect(onJump).toHaveBeenCalledWith({
      at: expect.objectContaining({ of: 'formation' }),
      field: 'formation_name',
    });
    fireEvent.pointerLeave(picture, mouse);
    await waitFor(() => expect(canvasElement.querySelector('[data-marked]')).toBeNull());
    const { id, formations_list } = noorderdiep4.sections_list[1]!;
    const row = { of: 'formation', section: id, id: formations_list[0]!.id } as const;
    (loaded['link'] as WellboreLink).table()?.update({ pointed: rowOf(row) });
    await waitFor(() => expect(canvasElement.querySelector('[data-marked]')).not.toBeNull());
  },
});

/** Without graphics the schematic and the description take its place, and no graphics code loads. */
export const NoGraphics = meta.story({
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^This browser has no 3D graphics\./)).toBeVisible();
    await expect(canvas.getByText(/^Deviated well to 3,606\.1 m AHD/)).toBeVisible();
    await expect(canvas.queryByRole('application', { name: 'The well' })).toBeNull();
    await expect(canvas.getByRole('application', { name: 'The well to scale, TVD' })).toBeVisible();
    await userEvent.click(canvas.getByText('What the picture shows'));
    await expect(await canvas.findByText(/^Lower Slochteren Sandstone: top at/)).toBeVisible();
  },
});

let failures = 0;
const failsOnce = bodyWith(async () => {
  failures += 1;
  if (failures === 1) throw new Error('The chunk failed to load.');
  return import('./scene/create-scene');
});

/** The graphics failed to load; a second try works. */
export const LoadingFailed = meta.story({
  parameters: { console: [/The 3D visualisation did not start/] },
  render: (_args, context) => <Stage editor={editorOf(context)} load={failsOnce} />,
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The 3D visualisation could not be loaded. Everything else works as before.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await drawn(canvasElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A browser without a canvas for a worker paints in the page; this one loses its graphics, and restores them. */
export const GraphicsLost = meta.story({
  parameters: checkedElsewhere,
  beforeEach: () => {
    const { prototype } = HTMLCanvasElement;
    const transfer = Object.getOwnPropertyDescriptor(prototype, 'transferControlToOffscreen')!;
    Reflect.deleteProperty(prototype, 'transferControlToOffscreen');
    return () => Object.defineProperty(prototype, 'transferControlToOffscreen', transfer);
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const extension = canvasElement
      .querySelector('canvas')!
      .getContext('webgl2')!
      .getExtension('WEBGL_lose_context')!;
    extension.loseContext();
    await expect(await canvas.findByText(/has stopped the graphics for a moment/)).toBeVisible();
    extension.restoreContext();
    await drawn(canvasElement);
    await expect(canvas.queryByText(/has stopped the graphics/)).toBeNull();
  },
});

/** Some browsers have graphics for the page and none for a worker: the page paints then. */
export const NoGraphicsForWorkers = meta.story({
  parameters: checkedElsewhere,
  beforeEach: () => {
    const { Worker: real } = window;
    window.Worker = class extends EventTarget {
      postMessage() {
        queueMicrotask(() =>
          this.dispatchEvent(new MessageEvent('message', { data: { failed: 'No graphics.' } })),
        );
      }
      terminate() {}
    } as unknown as typeof Worker;
    return () => {
      window.Worker = real;
    };
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await findLabel(canvasElement, '13 3/8″ casing shoe1,204.3');
    // Painted in the page: a canvas passed to a worker has no context.
    await expect(canvasElement.querySelector('canvas')!.getContext('webgl2')).not.toBeNull();
  },
});

export const LargeWell = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(largeMontage({ sections: 20, formationsPerSection: 100 })),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(labelsOf(canvasElement).length).toBeGreaterThan(5));
    await expect(labelsOf(canvasElement).length).toBeLessThan(80);
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
    // Here the labels have no depths, so only the scale names its reference.
    await waitFor(() => expect(headingsOf(canvasElement)).toEqual(['TVD BDF, m']));
    expectHeadingsApart(canvasElement);
    await expect(canvasElement.querySelector('canvas')!.parentElement!.style.touchAction).toBe('pan-y');
  },
});
