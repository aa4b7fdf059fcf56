import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { whileReading } from '@/backend/reading-progress';
import type { RequestFault } from '@/mocks/faults';

const signedInAs = 'engineer@example.com';
const failing = (fault: RequestFault, only?: number) => ({
  world: {
    signedInAs,
    faults: [{ on: 'recogniseDocument' as const, fault, ...(only && { calls: { only } }) }],
  },
});

const meta = preview.meta({
  title: 'Components/Creation/Document previews',
  parameters: { route: '/montage/create', world: { signedInAs } },
});

const survey = 'MD (m),Inc (deg),Azi (deg)\n145.9,0,0\n1200,12.5,80\n3519,40,81\n';
const proposal =
  'Well name: Aurora-3\nField: Aurora\n\nFormation,TVD SS (m)\nChalk,1210\nRotliegend,3140\n\n' +
  'Hole (in),Description,Section TD AHD (m)\n26,Surface hole,480\n8 1/2,Reservoir hole,4010\n\n' +
  'Hole (in),Run,Evaluation\n8 1/2,1,Gamma ray\n\nReservoir,Pressure lower (kPa),Pressure upper (kPa)\nRotliegend,35200,36100\n';
const file = (name: string, text: string) => new File([text], name);

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;
const choose =
  (...files: File[]) =>
  async ({ canvas, userEvent }: Play) =>
    userEvent.upload(await canvas.findByLabelText(/Drag and drop files here/), files);

/**
 * The name says what a file is, or else its content does; where the two differ the name is kept and the other type is one
 * click away. An unreadable file is reported, and blocks nothing.
 */
export const FromNameAndContent = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(file('F-12.csv', survey), file('mud.csv', survey), file('blank.csv', ' \n'))(context);
    const first = await canvas.findByLabelText('Document type of F-12.csv');
    // Announced after the last answer.
    await canvas.findByText('2 of 3 files recognised. 1 cannot be read. 1 type suggested by content.');
    await expect(canvas.getByText('Suggested by content')).toBeVisible();
    await expect(first).toHaveValue('Well Trajectory');
    await expect(first).toHaveAccessibleDescription('Suggested by content: it holds a survey of 3 stations');
    await expect(canvas.getAllByText('survey, 3 stations, MD 145.9 to 3,519 m')).toHaveLength(2);
    await expect(canvas.getByText(/The file holds only blank lines/)).toBeVisible();
    const second = canvas.getByLabelText('Document type of mud.csv');
    await expect(second).toHaveValue('Mud Program');
    await userEvent.click(canvas.getByRole('button', { name: 'Use Well Trajectory for mud.csv' }));
    await expect(second).toHaveValue('Well Trajectory');
    await expect(second).toHaveFocus();
    await expect(canvas.queryByText(/The content suggests/)).toBeNull();

    await userEvent.selectOptions(canvas.getByLabelText('Document type of blank.csv'), 'Other');
    await expect(canvas.getByRole('button', { name: 'Upload 3 Document(s)' })).toBeEnabled();
  },
});

/** A late answer changes only the preview, not a user's choice. */
export const ChoiceBeforeTheAnswer = meta.story({
  parameters: failing({ kind: 'hold' }),
  play: async (context) => {
    const { canvas, userEvent, stage } = context;
    await choose(file('F-12.csv', survey), file('F-14.csv', survey))(context);
    await expect((await canvas.findAllByText('Recognising...'))[0]).toBeVisible();
    const chosen = canvas.getByLabelText('Document type of F-12.csv');
    await userEvent.selectOptions(chosen, 'Other');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(stage.world.faults.held()).toBe(2));
    stage.world.faults.release();
    await waitFor(() =>
      expect(canvas.getAllByText('survey, 3 stations, MD 145.9 to 3,519 m')).toHaveLength(2),
    );
    await expect(canvas.getByLabelText('Document type of F-12.csv')).toHaveValue('Other');
    await expect(canvas.getByLabelText('Document type of F-14.csv')).toHaveValue('Well Trajectory');
  },
});

// Documentation only, not run as tests: other tests assert the same behaviour.

export const Recognised = meta.story({
  tags: ['!test'],
  play: async (context) => {
    await choose(file('Aurora-3 proposal.csv', proposal), file('trajectory.csv', survey))(context);
    await context.userEvent.click(await context.canvas.findByText(/2 formation tops/));
  },
});

export const SuggestedByContent = meta.story({ tags: ['!test'], play: choose(file('F-12.csv', survey)) });

export const NameAndContentDisagree = meta.story({ tags: ['!test'], play: choose(file('mud.csv', survey)) });

export const Refused = meta.story({ tags: ['!test'], play: choose(file('tops.csv', ' \n')) });

export const NothingKnown = meta.story({
  tags: ['!test'],
  play: async (context) => {
    await choose(file('letter.txt', 'Dear colleagues,\nplease find the plan attached.\n'))(context);
    await context.userEvent.click(await context.canvas.findByText('Nothing for a montage was recognised.'));
  },
});

export const Recognising = meta.story({
  tags: ['!test'],
  parameters: failing({ kind: 'hold' }),
  play: choose(file('F-12.csv', survey), file('mud.csv', survey)),
});

/** The progress of a scan, and how to skip it. */
export const ScanUnderWay = meta.story({
  tags: ['!test'],
  parameters: failing({ kind: 'hold' }),
  play: async (context) => {
    const { world } = context.stage;
    const caller = { email: signedInAs, user: undefined };
    const { signal } = new AbortController();
    void whileReading({ ports: world, caller, signal }, 'Proposal, scanned.pdf', async ({ onProgress }) => {
      onProgress?.(0, 12);
      await world.clock.sleep(100);
      onProgress?.(2, 12);
      return new Promise(() => undefined);
    });
    await choose(file('Proposal, scanned.pdf', 'x'), file('F-12.csv', survey))(context);
    await context.canvas.findByText(/Reading page 3 of 12/, undefined, { timeout: 5_000 });
  },
});

export const NotOffered = meta.story({
  tags: ['!test'],
  parameters: failing({ kind: 'status', status: 501 }),
  play: choose(file('F-12.csv', survey), file('mud.csv', survey)),
});

/** The first request fails; the next one goes through. */
export const FailedWithRetry = meta.story({
  tags: ['!test'],
  parameters: failing({ kind: 'status', status: 500 }, 1),
  play: choose(file('F-12.csv', survey)),
});

export const OnAPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: choose(
    file(`${'Aurora-3 final well path as approved '.repeat(4)}.csv`, survey),
    file('mud.csv', survey),
    file('tops.csv', ' \n'),
  ),
});
