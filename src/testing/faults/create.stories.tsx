import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { faultTable } from './fault-table';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { montageFileText } from '@/exports/montage-file/montage-file';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { faultMessages } from '../console-guard';
import { hurryPauses } from './hurry';
import { called, press, until, untilText, withRole } from './page';
import { openAsNewTab, pageOf, walk, type Walker } from './walk';

const meta = preview.meta({
  title: 'Journeys/Faults of a creation',
  tags: ['!autodocs', 'long'],
  parameters: {
    route: '/forgot-password',
    world: { signedInAs: 'engineer@example.com' },
    controls: { disable: true },
    console: faultMessages,
  },
});

const name = 'Aurora-3 trajectory.csv';
const survey = () => new File(['MD,Inc,Azi\n0,0,0\n100,1,90\n200,2,90\n'], name);

const lineOf = (root: HTMLElement): HTMLElement => {
  const line = [...root.querySelectorAll('li')].find(
    (item) => item.querySelector('select') && item.textContent?.includes(name),
  );
  if (!line) throw new Error('The file is gone');
  return line;
};

/** The file is in its list, with its type. */
const expectFile = (root: HTMLElement) =>
  expect(lineOf(root).querySelector('select')).toHaveValue('Well Trajectory');

async function openUploads(walker: Walker): Promise<void> {
  await openAsNewTab(walker, '/montage/create');
  await until('the screen', () => pageOf(walker).textContent?.includes('Upload Input Documents') ?? false);
}

async function chooseFile(walker: Walker): Promise<void> {
  await openUploads(walker);
  const input = pageOf(walker).querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (!input) throw new Error('Nothing takes a file');
  await userEvent.upload(input, survey());
}

export const RecogniseDocument = meta.story({
  play: async (walker) => {
    const root = pageOf(walker);
    await walk(walker, {
      operation: 'recogniseDocument',
      reach: () => chooseFile(walker),
      kept: async ({ outcome }) => {
        await until('no waiting', () => !lineOf(root).textContent?.includes('Recognising'));
        await expectFile(root);
        await expect(called(root, `Try again to preview ${name}`)).toHaveLength(
          outcome.way === 'try again' ? 1 : 0,
        );
        await until('it can be uploaded', () => called(root, 'Upload 1 Document(s)').length === 1);
      },
      heal: async ({ outcome }) => {
        if (outcome.way !== 'try again') return;
        await press(root, `Try again to preview ${name}`);
        await until('a preview', () => /survey|recognised/i.test(lineOf(root).textContent ?? ''));
        await expect(lineOf(root)).not.toHaveTextContent('Could not be previewed.');
      },
    });
  },
});

export const UploadDocuments = meta.story({
  play: async (walker) => {
    const root = pageOf(walker);
    await walk(walker, {
      operation: 'uploadDocuments',
      reach: async () => {
        await chooseFile(walker);
        await press(root, 'Upload 1 Document(s)');
      },
      kept: async ({ outcome, place }) => {
        await expectFile(root);
        await expect(called(place ?? root, 'Sign in in a new tab')).toHaveLength(
          outcome.way === 'sign in' ? 1 : 0,
        );
      },
      heal: async ({ place }) => {
        await press(place ?? root, 'Try again');
        await untilText(root, 'Upload Complete');
      },
    });
  },
});

export const ImportMontage = meta.story({
  play: async (walker) => {
    const { stage } = walker;
    const root = pageOf(walker);
    const open = 'Open the montage file';
    await walk(walker, {
      operation: 'importMontage',
      reach: async () => {
        await openUploads(walker);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([montageFileText(exampleMontage())], 'Aurora-3 montage.json'));
        // The library's own events carry no files in a browser.
        root
          .querySelector('input[type="file"][multiple]')
          ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
        await press(root, open);
      },
      kept: async ({ outcome, place }) => {
        await until('the offer', () => called(root, open).length === 1);
        await untilText(root, 'Aurora-3 montage.json is a montage file');
        await expect(called(place ?? root, 'Sign in in a new tab')).toHaveLength(
          outcome.way === 'sign in' ? 1 : 0,
        );
      },
      heal: async () => {
        await press(root, open);
        await until('opened', () =>
          /^\/montage\/edit\/\w+$/.test(stage.shows.router.state.location.pathname),
        );
      },
    });
  },
});

export const GenerateMontage = meta.story({
  play: async (walker) => {
    const root = pageOf(walker);
    const pausesMs = Object.values(faultTable.generateMontage).flatMap(
      ({ repeats }) => repeats?.pausesMs ?? [],
    );
    const firstEvent = () =>
      until('the first event', () => /\b[1-9]\d* of \d+ events/.test(root.textContent ?? ''));
    const release = hurryPauses(new Set(pausesMs));
    try {
      await walk(walker, {
        operation: 'generateMontage',
        reach: async (fault) => {
          await openAsNewTab(walker, `/montage/create?step=generate&document=${stoppedGenerationId}`);
          await press(root, 'Generate Montage');
          if (fault !== 'cut') return;
          await firstEvent();
          walker.stage.world.faults.release();
        },
        kept: async ({ fault, outcome, place }) => {
          await expect(root.textContent).toContain(stoppedGenerationId);
          await expect(called(place ?? root, 'Sign in in a new tab')).toHaveLength(
            outcome.way === 'sign in' ? 1 : 0,
          );
          // The content of the run stays.
          if (fault === 'cut' || fault === 'contract')
            await until('the steps', () => root.querySelector('[role="progressbar"]') !== null);
        },
        heal: async () => {
          await press(root, 'Generate Montage');
          await until('a run', () => withRole(root, 'alert').length === 0);
          // And not only its frame, which appears before the request: the next fault would hit this run.
          await firstEvent();
        },
      });
    } finally {
      release();
    }
  },
});
