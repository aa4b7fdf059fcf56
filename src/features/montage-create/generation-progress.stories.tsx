import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { GenerationProgress } from './generation-progress';
import type { GenerationRun, GenerationStep } from './generation-run';

const details = [
  'Reading documents: 5 files, 41 pages',
  'Well header: Aurora-3, block P11',
  'Rig floor: 33.5 m above mean sea level',
  'Survey: 211 stations, MD 145.9 to 3,519 m',
  'Formation tops: 14 tops, 2 at one depth',
  'Depth sign: TVD SS negative down in the picks, turned',
  'Fracture gradients: none found in the proposal',
  'Hole sections: 4 sections, 26 to 8 1/2 in',
  'Section depths: by casing shoe',
  'TVD below drill floor: 14 of 14',
  'Along-hole depths: minimum curvature',
  'Casing strings: 5 strings',
  'Cement programme: lead, tail',
  'Mud programme: page 3 of 9',
];

const stateAt = (index: number): GenerationStep['state'] =>
  index === 6 ? 'failed' : index === details.length - 1 ? 'in-progress' : 'completed';

const run: GenerationRun = {
  inputs: { documentId: '7f3a-19', rigFloorHeight: 33.5, isVertical: false },
  phase: 'running',
  steps: details.map((detail, index) => ({ id: String(index), state: stateAt(index), detail })),
  startedAt: 0,
  endedAt: 37_432,
  retryPauseMs: null,
  isReconnecting: false,
  firstEventId: null,
  failure: null,
  result: null,
};

const runs: Record<string, GenerationRun> = {
  'Nothing heard of': { ...run, steps: [], endedAt: 200 },
  'Five steps': { ...run, steps: run.steps.slice(0, 5), endedAt: 9_100 },
  'Fourteen steps, one failed': run,
  'Asked again by a busy server': { ...run, steps: [], endedAt: 4_210, retryPauseMs: 2_000 },
  'Broken off': {
    ...run,
    phase: 'failed',
    failure: { message: 'Connection error. Please try again.', needsSignIn: false },
  },
};

const meta = preview.meta({
  title: 'Components/Creation/Generation progress',
  parameters: {
    docs: {
      description: {
        component:
          'Use it as the page while a generation runs and after it stopped: the count, the time, and each step with what was found.\n\nNot for work of a few seconds (the button says so), and not for work whose steps are not known.',
      },
    },
  },
  component: GenerationProgress,
  args: { run, onCancel: fn() },
  argTypes: {
    run: {
      description: 'How far the run has come.',
      control: 'select',
      options: Object.keys(runs),
      mapping: runs,
    },
  },
});

/** Fourteen steps have been heard of, one of them failed, one is under way. */
export const Running = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('14 of 22 events')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:37.4');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getAllByText('Completed')).toHaveLength(12);
    await expect(canvas.getAllByText('Failed')).toHaveLength(1);
    await expect(canvas.getByText('Waiting for next update...')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel generation' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Beginning = meta.story({ args: { run: { ...run, steps: [], endedAt: 200 } } });

export const WaitingForTheServer = meta.story({
  args: { run: { ...run, steps: [], endedAt: 4_210, retryPauseMs: 2_000 } },
});

/** A step that was under way when the run ended will not be finished, and says so. */
export const Stopped = meta.story({
  args: {
    run: {
      ...run,
      phase: 'failed',
      failure: { message: 'Connection error. Please try again.', needsSignIn: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not finished')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Cancel generation' })).toBeNull();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
