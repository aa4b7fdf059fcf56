import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Montage } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { createGridStore } from '../grid/grid-store';
import { expectNoSideways } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { createWellboreLink } from '../wellbore/wellbore-link';
import { SectionPanel } from './section-panel';

const [plan] = noorderdiep4.trajectories_list ?? [];

/** With a survey that turns away from the plan. */
const surveyed: Montage = {
  ...noorderdiep4,
  trajectories_list: plan
    ? [
        plan,
        {
          ...plan,
          id: 'survey',
          name: 'Survey to TD',
          kind: 'actual',
          targets_list: [],
          stations_list: plan.stations_list.map((station, at) => ({
            ...station,
            id: `survey-${at}`,
            azimuth: 294 + at,
          })),
        },
      ]
    : [],
};

function Stage({ editor, width }: { editor: StoryEditor; width: number }) {
  const [link] = useState(() => {
    const made = createWellboreLink();
    made.setTable(createGridStore());
    return made;
  });
  return (
    <EditorProvider value={editor}>
      <div style={{ display: 'flex', flexDirection: 'column', height: 760, maxWidth: width, padding: 8 }}>
        <SectionPanel link={link} />
      </div>
    </EditorProvider>
  );
}

const meta = preview.meta({
  title: 'Components/Editor/Plan and section',
  ...freshEditor(noorderdiep4),
  render: (_args, context) => <Stage editor={editorOf(context)} width={300} />,
});

const drawn = (canvasElement: HTMLElement, what: 'plan' | 'TVD') =>
  waitFor(() => expect(canvasElement.querySelector(`[data-drawn="${what}"]`)).not.toBeNull());
const dashes = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('svg path[stroke-dasharray="5 3"]').length;

/** The planned path alone, at the usual width of the panel. */
export const Planned = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 'plan');
    await drawn(canvasElement, 'TVD');
    await expect(canvas.getByText('Plan view, grid north up, m')).toBeVisible();
    await expect(canvas.getByText(/^Vertical section at 302\.4°, grid north/)).toBeVisible();
    await expect(dashes(canvasElement)).toBe(0);
  },
});

/** The actual path with the planned one, in the widest panel: next to each other. */
export const PlannedAndActual = meta.story({
  ...freshEditor(surveyed),
  render: (_args, context) => <Stage editor={editorOf(context)} width={640} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 'plan');
    await drawn(canvasElement, 'TVD');
    await expect(dashes(canvasElement)).toBe(2);
  },
});

export const NoPath = meta.story({
  ...freshEditor({ ...noorderdiep4, trajectories_list: [] }),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 'TVD');
    await expect(canvasElement.querySelector('[data-drawn="plan"]')).toBeNull();
    await expect(canvas.getByText(/^No plan view: this montage/)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (_args, context) => <Stage editor={editorOf(context)} width={390} />,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, 'plan');
    await expectNoSideways();
  },
});

export const Dark = meta.story({
  ...freshEditor(surveyed),
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => drawn(canvasElement, 'plan'),
});
