import { expect, waitFor, within } from 'storybook/test';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';
import { creation, demonstration, signedInAs, timers } from './creation-for-tests';

const meta = preview.meta({ title: 'Screens/Create montage, uploads', ...creation });

const survey = new File(['MD,Inc,Azi'], 'F-12.txt');

/** Unusable files are refused by name, and the rest kept. */
export const RefusedFiles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Upload Input Documents' });
    // The browser's dialog has an option to show all files, so the input's filter is not protection.
    const choose = userEvent.setup({ applyAccept: false });
    await choose.upload(canvas.getByLabelText(/Drag and drop files here/), [
      survey,
      new File(['x'], 'photo.gif'),
      new File([], 'empty.csv'),
      new File(['y'], 'mud.pdf'),
    ]);
    await expect(await canvas.findByText('2 files were not added')).toBeVisible();
    await canvas.findByRole('heading', { name: 'Classify Documents (2)' });
  },
});

/** A file without a suggested type waits for one; the same file is added once; the last one that is removed leads back. */
export const TypesToChoose = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RefusedFiles.input.play!(context);
    const input = canvas.getByLabelText(/Drag and drop files here/);
    const upload = canvas.getByRole('button', { name: 'Upload 2 Document(s)' });
    await expect(upload).toBeDisabled();
    await expect(canvas.getByText('(Select all document types)')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Document type of F-12.txt'), 'Well Trajectory');
    await expect(upload).toBeEnabled();
    await expect(canvas.queryByText('(Select all document types)')).toBeNull();

    await userEvent.upload(input, [survey]);
    await expect(await canvas.findByText(/already in the list/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Classify Documents (2)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mud.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Upload 1 Document(s)' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove F-12.txt' }));
    await expect(input).toHaveFocus();
  },
});

/** A failed upload keeps the files and their types, and the next try goes through. */
export const UploadFails = meta.story({
  parameters: {
    demonstration,
    world: {
      signedInAs,
      faults: [{ on: 'uploadDocuments', fault: { kind: 'status', status: 503 }, calls: { only: 1 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server answered 503.');
    await expect(canvas.getByLabelText('Document type of Aurora-3 proposal.csv')).toHaveValue(
      'Well Proposal',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Upload Complete')).toBeVisible();
  },
});

/** The sign-in ended: it can be renewed in another tab, and the chosen files stay. */
export const SessionEnded = meta.story({
  parameters: {
    demonstration,
    world: { signedInAs, faults: [{ on: 'uploadDocuments', fault: { kind: 'status', status: 401 } }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    const link = await canvas.findByRole('link', { name: 'Sign in in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('Your session has ended. Sign in again.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Classify Documents (5)' })).toBeVisible();
  },
});

/** A running upload can be cancelled; leaving meanwhile asks. */
export const UploadUnderWay = meta.story({
  parameters: {
    demonstration,
    world: { signedInAs, faults: [{ on: 'uploadDocuments', fault: { kind: 'hold' } }] },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    await expect(await canvas.findByText('Uploading 5 file(s)...')).toBeVisible();
    // The pressed button is gone; a keyboard continues from its place.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toHaveFocus();

    void stage.shows.router.navigate({ to: '/montage' });
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave this page?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    timers.elapse();
    await expect(await canvas.findByText('Processing 5 file(s)...')).toBeVisible();
  },
});

export const UploadCancelled = meta.story({
  parameters: UploadUnderWay.input.parameters!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByText(/Upload cancelled/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload 5 Document(s)' })).toBeEnabled();
  },
});

/** Without an upload: the document id can be entered, and until then nothing can be generated. */
export const ManualDocumentId = meta.story({
  parameters: { route: '/montage/create?step=generate' },
  play: async ({ canvas, userEvent, stage }) => {
    await expect(await canvas.findByText('No document uploaded yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate Montage' })).toBeDisabled();
    await expect(canvas.getByText('Please enter a document ID first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter manually' }));
    const field = canvas.getByLabelText('Document ID');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '   ');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, `${stoppedGenerationId} {Enter}`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit document ID' })).toHaveFocus());
    await expect(stage.shows.router.state.location.search).toEqual({
      step: 'generate',
      document: stoppedGenerationId,
    });
    await expect(canvas.getByRole('button', { name: 'Generate Montage' })).toBeEnabled();
  },
});
