import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FaultDeclaration } from '@/mocks/faults';
import { dialogAlone } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Administration/Organisation dialogs',
  parameters: { ...dialogAlone, route: '/user', world: { signedInAs: 'admin@example.com' } },
});

const world = (...faults: FaultDeclaration[]) => ({ signedInAs: 'admin@example.com', faults });
const phone = { viewport: { value: 'phone', isRotated: false } };

type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas, button: string, title: string) {
  // The page moves until both lists have loaded.
  await canvas.findByText('Showing 1 to 10 of 13 results');
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await canvas.findByRole('dialog', { name: title }));
}

const openCreate = (canvas: Canvas) => open(canvas, 'Add New Organisation', 'Create New Organisation');
const openEdit = (canvas: Canvas) => open(canvas, 'Edit Lowland Drilling', 'Edit Organisation');
const openDelete = (canvas: Canvas, name: string) => open(canvas, `Delete ${name}`, 'Delete Organisation');

export const CreateAsked = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await expect(dialog.getByRole('button', { name: 'Create Organisation' })).toBeEnabled();
  },
});

export const Create = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    const name = dialog.getByLabelText('Organisation Name');
    await waitFor(() => expect(name).toHaveFocus());
    // Spaces around a name are removed.
    await userEvent.type(name, ' Brine & Co {enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('rowheader', { name: 'Brine & Co' })).toBeVisible();
    await expect(canvas.getByText('5 organisations')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add New Organisation' })).toHaveFocus();
  },
});

/** A name of spaces counts as missing. */
export const CreateWithoutName = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    const name = dialog.getByLabelText('Organisation Name');
    await userEvent.type(name, '   {enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter an organisation name');
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
  },
});

/** Refused, with the server's reason; what was typed stays. */
export const CreateRefused = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    const name = dialog.getByLabelText('Organisation Name');
    await userEvent.type(name, 'aurora energy');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Organisation' }));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create organisation. Please try again.');
    await expect(alert).toHaveTextContent('An organisation of this name exists already.');
    await expect(name).toHaveValue('aurora energy');
  },
});

export const CreateRefusedDark = CreateRefused.extend({ globals: { theme: 'dark' } });
export const CreateRefusedOnAPhone = CreateRefused.extend({ globals: phone });

/** Escape closes at once if nothing was typed, and asks otherwise. */
export const EscapeAsks = meta.story({
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add New Organisation' })).toHaveFocus();

    const dialog = await openCreate(canvas);
    const name = dialog.getByLabelText('Organisation Name');
    await userEvent.type(name, 'Brine');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('Close and lose what you typed?')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog.queryByText('Close and lose what you typed?')).toBeNull();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('Brine');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('rowheader', { name: 'Brine' })).toBeNull();
  },
});

export const CloseWithWorkAsked = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await userEvent.type(dialog.getByLabelText('Organisation Name'), 'Brine');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog.findByText('Close and lose what you typed?')).toBeVisible();
  },
});

/** A second press saves nothing twice, and the dialog stays until the outcome is known. */
export const Saving = meta.story({
  parameters: { world: world({ on: 'createOrganisation', fault: { kind: 'hold' } }) },
  play: async ({ canvas, stage }) => {
    const dialog = await openCreate(canvas);
    await userEvent.type(dialog.getByLabelText('Organisation Name'), 'Brine{enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{enter}{Escape}');
    await expect(dialog.getByLabelText('Organisation Name')).toBeVisible();
    // A call that is released before it arrives would stay held for ever.
    await waitFor(() => expect(stage.world.faults.declared()[0]?.struck).toBe(1));
    stage.world.faults.release();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { name: 'Brine' })).toHaveLength(1));
  },
});

export const SavingHeld = meta.story({
  parameters: { world: world({ on: 'createOrganisation', fault: { kind: 'hold' } }) },
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await userEvent.type(dialog.getByLabelText('Organisation Name'), 'Brine{enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
});

/** The input stays, with the sign-in link next to it. */
export const SessionNotRenewed = meta.story({
  play: async ({ canvas, stage }) => {
    const dialog = await openCreate(canvas);
    stage.world.faults.add({ on: 'token', fault: { kind: 'status', status: 400 } });
    await userEvent.type(dialog.getByLabelText('Organisation Name'), 'Brine{enter}');
    const again = await dialog.findByRole('link', { name: 'Sign in again' });
    await expect(again).toHaveAttribute('href', expect.stringMatching(/^\/login\?from=/));
    // This tab stays as it is.
    await expect(again).toHaveAttribute('target', '_blank');
    await expect(dialog.getByLabelText('Organisation Name')).toHaveValue('Brine');
  },
});

/** A new name shows at the organisation's users as well. */
export const Edit = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas);
    const name = dialog.getByLabelText('Organisation Name');
    await expect(name).toHaveValue('Lowland Drilling');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter an organisation name');
    await userEvent.type(name, 'Highland Drilling{enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('rowheader', { name: 'Highland Drilling' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Highland Drilling').length).toBeGreaterThan(1));
    await expect(canvas.queryByText('Lowland Drilling')).toBeNull();
  },
});

export const EditFailed = meta.story({
  parameters: { world: world({ on: 'updateOrganisation', fault: { kind: 'network' } }) },
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to update organisation. Please try again.');
    await expect(alert).toHaveTextContent('Network error: Unable to connect to the server.');
  },
});

/** Named, with its consequence; the focus is on the title, so that an accidental Enter does not delete. */
export const Delete = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDelete(canvas, 'Polder Geothermal');
    await expect(dialog.getByText('Polder Geothermal')).toBeVisible();
    await expect(
      dialog.getByText(
        'This action cannot be undone and may affect users associated with this organisation.',
      ),
    ).toBeVisible();
    await expect(dialog.getByText('No user belongs to it.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus());
    await userEvent.keyboard('{enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Polder Geothermal' })).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    // Its button is removed with its row.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Organisation Management' })).toHaveFocus(),
    );
  },
});

/** Two presses before the dialog renders again delete once; after a refusal the next press tries again. */
export const DeletePressedTwice = meta.story({
  parameters: {
    world: world({ on: 'deleteOrganisation', fault: { kind: 'status', status: 503 }, calls: { only: 1 } }),
  },
  play: async ({ canvas, stage }) => {
    const sent = () => stage.world.calls.calls().filter(({ name }) => name === 'deleteOrganisation');
    const dialog = await openDelete(canvas, 'Polder Geothermal');
    const pressTwice = () => {
      const button = dialog.getByRole('button', { name: 'Delete' });
      button.click();
      button.click();
    };
    pressTwice();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete organisation.');
    await expect(sent()).toHaveLength(1);
    pressTwice();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Polder Geothermal' })).toBeNull());
    await expect(sent()).toHaveLength(2);
  },
});

/** What cannot succeed is not offered, and the way to make it possible is. */
export const DeleteAsked = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDelete(canvas, 'Lowland Drilling');
    await expect(dialog.getByText('4 users belong to it.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Show its users' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Showing 1 to 4 of 4 results');
  },
});

export const DeleteAskedOnAPhone = DeleteAsked.extend({ globals: phone });

/** An unknown number of users is not shown. */
export const DeleteWithoutTheUsers = meta.story({
  parameters: { world: world({ on: 'listUsers', fault: { kind: 'status', status: 503 } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Lowland Drilling' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Organisation' }));
    await expect(dialog.queryByText(/belongs? to it/)).toBeNull();
  },
});

/** Where the users could not be loaded, the server says that there are some. */
export const DeleteRefused = meta.story({
  parameters: { world: world({ on: 'listUsers', fault: { kind: 'status', status: 503 } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Lowland Drilling' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Organisation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to delete organisation. Please try again.');
    await expect(alert).toHaveTextContent('4 users belong to Lowland Drilling.');
  },
});

export const DeleteRefusedDark = DeleteRefused.extend({ globals: { theme: 'dark' } });
