import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FaultDeclaration } from '@/mocks/faults';
import { dialogAlone } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Administration/User dialogs',
  parameters: { ...dialogAlone, route: '/user', world: { signedInAs: 'admin@example.com' } },
});

const world = (...faults: FaultDeclaration[]) => ({ signedInAs: 'admin@example.com', faults });
const phone = { viewport: { value: 'phone', isRotated: false } };

type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas, button: string, title: string) {
  // The page moves until both lists have loaded.
  await canvas.findByText('Showing 1 to 10 of 13 results');
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await canvas.findByRole('dialog', { name: title }));
}

const openCreate = (canvas: Canvas) => open(canvas, 'Add New User', 'Create New User');
const openEdit = (canvas: Canvas, email: string) => open(canvas, `Edit ${email}`, 'Edit User');

const organisationIn = (dialog: Canvas) => dialog.getByLabelText('Organisation');

/** A missing value is reported next to its field; afterwards the new user is visible on its page of the list. */
export const Create = meta.story({
  play: async ({ canvas, stage }) => {
    const dialog = await openCreate(canvas);
    const email = dialog.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    await expect(await dialog.findByText('Please enter an email address')).toHaveAttribute('role', 'alert');
    await expect(dialog.getByText('Please select an organisation')).toHaveAttribute('role', 'alert');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();

    await userEvent.type(email, 'kees');
    await expect(dialog.queryByText('Please enter an email address')).toBeNull();
    await userEvent.keyboard('{enter}');
    await expect(await dialog.findByText('Please enter an email address')).toBeVisible();

    await userEvent.type(email, '@example.com ');
    await userEvent.selectOptions(organisationIn(dialog), 'Polder Geothermal');
    await userEvent.click(dialog.getByLabelText('Montage'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    await canvas.findByText('Showing 11 to 14 of 14 results');
    const cell = canvas.getByRole('rowheader', { name: 'kees@example.com' });
    const row = within(cell.closest('tr')!);
    await expect(row.getByText('Polder Geothermal')).toBeVisible();
    await expect(row.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual(['Montage']);
    await expect(canvas.getByRole('button', { name: 'Add New User' })).toHaveFocus();
    await expect(stage.shows.router.state.location.search).toEqual({ page: 2 });
  },
});

export const Missing = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    await expect(await dialog.findByText('Please select an organisation')).toBeVisible();
  },
});

export const MissingDark = Missing.extend({ globals: { theme: 'dark' } });
export const MissingOnAPhone = Missing.extend({ globals: phone });

export const CreateRefused = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await userEvent.type(dialog.getByLabelText('Email'), 'Engineer@Example.com');
    await userEvent.selectOptions(organisationIn(dialog), 'Aurora Energy');
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    const alert = await dialog.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create user. Please try again.');
    await expect(alert).toHaveTextContent('A user with this email address exists already.');
    await expect(dialog.getByLabelText('Email')).toHaveValue('Engineer@Example.com');
  },
});

/** The organisations can be loaded again without leaving the dialog. */
export const WithoutOrganisations = meta.story({
  parameters: {
    world: world({ on: 'listOrganisations', fault: { kind: 'status', status: 503 }, calls: { only: 1 } }),
  },
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await userEvent.type(dialog.getByLabelText('Email'), 'kees@example.com');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Error loading organisations. Please try again.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByRole('option', { name: 'Aurora Energy' });
    await userEvent.selectOptions(organisationIn(dialog), 'Aurora Energy');
    await expect(dialog.getByLabelText('Email')).toHaveValue('kees@example.com');
  },
});

export const OrganisationsOnTheirWay = meta.story({
  parameters: { world: world({ on: 'listOrganisations', fault: { kind: 'hold' } }) },
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await expect(await dialog.findByText('Loading organisations...')).toBeVisible();
  },
});

export const NoOrganisationYet = meta.story({
  parameters: {
    world: world({ on: 'listOrganisations', fault: { kind: 'status', status: 200, body: [] } }),
  },
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas);
    await expect(await dialog.findByText(/^No organisations found/)).toBeVisible();
  },
});

export const Edit = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'anna.dekker@example.com');
    const email = dialog.getByLabelText('Email');
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveValue('anna.dekker@example.com');
    await waitFor(() => expect(organisationIn(dialog)).toHaveFocus());
    await expect(organisationIn(dialog)).toHaveDisplayValue('Aurora Energy');
    await expect(dialog.getByLabelText('Montage')).toBeChecked();
    await expect(dialog.getByLabelText('User Management')).not.toBeChecked();

    await userEvent.selectOptions(organisationIn(dialog), 'Select an organisation');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.selectOptions(organisationIn(dialog), 'Lowland Drilling');
    await userEvent.click(dialog.getByLabelText('Montage'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    const cell = canvas.getByRole('rowheader', { name: 'anna.dekker@example.com' });
    const row = within(cell.closest('tr')!);
    await expect(await row.findByText('Lowland Drilling')).toBeVisible();
    await expect(row.getByText('No access')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Edit/ })).toHaveFocus();
  },
});

/** An account without an organisation yet: it cannot be saved without one. */
export const EditWithoutOrganisation = meta.story({
  parameters: { route: '/user?page=2' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit newcomer@example.com' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit User' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.findByRole('option', { name: 'Aurora Energy' });
    await userEvent.selectOptions(organisationIn(dialog), 'Aurora Energy');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

export const EditFailed = meta.story({
  parameters: { world: world({ on: 'updateUser', fault: { kind: 'status', status: 503 } }) },
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'anna.dekker@example.com');
    await userEvent.click(dialog.getByLabelText('User Management'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to update user. Please try again.',
    );
    await expect(dialog.getByLabelText('User Management')).toBeChecked();
  },
});

/** Administrators who remove their own access to this page are warned before it is saved. */
export const OwnAccess = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'admin@example.com');
    await expect(dialog.queryByText(/This is your own account/)).toBeNull();
    await userEvent.click(dialog.getByLabelText('User Management'));
    await expect(await dialog.findByText(/This is your own account/)).toBeVisible();
    await userEvent.click(dialog.getByLabelText('User Management'));
    await expect(dialog.queryByText(/This is your own account/)).toBeNull();
    await userEvent.click(dialog.getByLabelText('User Management'));
  },
});

export const OwnAccessDark = OwnAccess.extend({ globals: { theme: 'dark' } });
export const OwnAccessOnAPhone = OwnAccess.extend({ globals: phone });

/** Another user's access changes without a warning: that is what administrators do. */
export const AccessOfAnother = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openEdit(canvas, 'hanna.meijer@example.com');
    await userEvent.click(dialog.getByLabelText('User Management'));
    await expect(dialog.queryByText(/This is your own account/)).toBeNull();
  },
});
