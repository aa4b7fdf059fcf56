import { expect, waitFor, within } from 'storybook/test';
import type { OperationId } from '@/api/generated/operations';
import type { Stage } from '@/testing/story-stage';
import preview from '../../../.storybook/preview';
import { checkedElsewhere } from '@/testing/checked-elsewhere';

const admin = 'admin@example.com';
const newcomer = 'newcomer@example.com';

/** Answers that the specification allows and the contract does not have: the screens work with them, too. */
const meta = preview.meta({
  title: 'Specification/Answers of other servers',
  tags: ['!dev', '!autodocs'],
  parameters: { ...checkedElsewhere, route: '/', world: { signedInAs: admin } },
});

/** Bodies of a 2xx whose content the specification does not show; undefined means no body. */
const anyBody = [{}, { ok: true }, undefined];

type Answered = Exclude<OperationId, 'generateMontage' | 'saveMontage'>;

/** Does what the call requests, and answers this. Returns the function that ends it. */
const answer = (stage: Stage, on: Answered, body: unknown, status?: number) =>
  stage.world.faults.add({ on, fault: { kind: 'answer', body, ...(status && { status }) } });

const answered = (on: Answered, body: unknown, signedInAs: string | null = admin) => ({
  signedInAs,
  faults: [{ on, fault: { kind: 'answer' as const, status: 200, body } }],
});

const entriesOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: 'Modules' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** For a user whom this application's own server refuses. */
export const AccessGrantedByAnyBody = meta.story({
  parameters: { world: { signedInAs: newcomer } },
  play: async ({ canvas, stage, step }) => {
    for (const body of [true, { result: 'ok' }, 'yes', false, {}, [], 0]) {
      await canvas.findByText('No module is open to you yet');
      await expect(entriesOf(canvas)).toEqual([]);
      await step(`200 with ${JSON.stringify(body)}`, async () => {
        const end = answer(stage, 'checkAccess', body, 200);
        void stage.queryClient.resetQueries();
        await canvas.findByRole('link', { name: /^Montage Turn/ });
        await canvas.findByRole('link', { name: /^User Management/ });
        await expect(entriesOf(canvas)).toEqual(['Drilling Montage', 'Manage Users']);
        end();
      });
      void stage.queryClient.resetQueries();
    }
  },
});

export const AccessHiddenWithoutData = meta.story({
  play: async ({ canvas, stage, step }) => {
    for (const body of [null, undefined]) {
      await canvas.findByRole('link', { name: /^Montage Turn/ });
      await step(`200 with ${body === null ? 'null' : 'nothing'}`, async () => {
        const end = answer(stage, 'checkAccess', body);
        void stage.queryClient.resetQueries();
        await canvas.findByText('No module is open to you yet');
        await expect(canvas.queryByRole('link', { name: /^Montage Turn/ })).toBeNull();
        await expect(entriesOf(canvas)).toEqual([]);
        end();
      });
      void stage.queryClient.resetQueries();
    }
  },
});

/** The module itself, by its address. */
export const ModuleOpenedByAnyBody = meta.story({
  parameters: { route: '/montage', world: answered('checkAccess', { result: 'ok' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Montages' })).toBeVisible();
  },
});

export const ModuleClosedWithoutData = meta.story({
  parameters: { route: '/montage', world: answered('checkAccess', null) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Drilling Montage is not open to you' });
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

const topLine = (well_name: string | null) => ({ well_name, field_name: null, field_code: null });
const someDay = '2026-03-02T09:41:00Z';

export const ListOfMissingValues = meta.story({
  parameters: {
    route: '/montage',
    world: answered('listMontages', {
      items: [
        { id: 'a', updated_time: null, top_line_item: topLine('Null-1') },
        { id: 'b', top_line_item: topLine('Absent-1') },
        { id: 'c', updated_time: 'no date', top_line_item: topLine('Word-1') },
        { id: 'd', updated_time: someDay, top_line_item: topLine(null) },
        { id: 'e', updated_time: someDay, top_line_item: topLine('Whole-1') },
      ],
      total_count: 5,
    }),
  },
  play: async ({ canvas }) => {
    // The table is there before its rows are.
    await expect(await canvas.findByText('5 total montages')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Montages' }));
    const rows = table.getAllByRole('row').slice(1);
    const shown = rows.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent));
    await expect(shown.slice(0, 3)).toEqual([
      ['Null-1', '-'],
      ['Absent-1', '-'],
      ['Word-1', '-'],
    ]);
    await expect(shown.map(([name]) => name).slice(3)).toEqual(['N/A', 'Whole-1']);
    await expect(within(rows[4]!).getByText(/2 Mar 2026/)).toBeVisible();
  },
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, -1).map(({ textContent }) => textContent));

export const OrganisationsWithoutCreatedTime = meta.story({
  parameters: {
    route: '/user',
    world: answered('listOrganisations', [
      { id: 'a', name: 'Absent Energy' },
      { id: 'b', name: 'Null Energy', created_time: null },
      { id: 'c', name: 'Whole Energy', created_time: '2025-11-04T12:00:00Z' },
    ]),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('3 organisations');
    // Their users are counted by another call.
    await waitFor(() => expect(canvas.getAllByText('No users')).toHaveLength(3));
    await expect(cellsOf(canvas.getByRole('table', { name: 'Organisations' }))).toEqual([
      ['Absent Energy', 'No users', '-'],
      ['Null Energy', 'No users', '-'],
      ['Whole Energy', 'No users', '11/4/2025'],
    ]);
  },
});

export const UsersOfMissingValues = meta.story({
  parameters: {
    route: '/user',
    world: answered('listUsers', [
      { id: 'a', email: null, organisation: null, component_access: null },
      { id: 'b' },
      { id: 'c', email: 'whole@example.com', organisation: { id: 'o', name: null }, component_access: [] },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 1 to 3 of 3 results');
    await expect(cellsOf(canvas.getByRole('table', { name: 'Users' }))).toEqual([
      ['-', 'N/A', 'No access'],
      ['-', 'N/A', 'No access'],
      ['whole@example.com', 'N/A', 'No access'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit a' }));
    await expect(await canvas.findByRole('dialog', { name: 'Edit User' })).toBeVisible();
  },
});

export const AccountsCreated = meta.story({
  parameters: { route: '/signup', world: { signedInAs: null } },
  play: async ({ canvas, stage, step, userEvent }) => {
    for (const [index, body] of anyBody.entries()) {
      await step(`200 with ${JSON.stringify(body) ?? 'nothing'}`, async () => {
        const end = answer(stage, 'createAccount', body, 200);
        await userEvent.type(await canvas.findByLabelText('Email'), `driller.${index}@example.com`);
        await userEvent.type(canvas.getByLabelText('Password'), 'long-enough{enter}');
        await canvas.findByRole('heading', { name: 'Choose a module to get started' });
        end();
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Sign up' }));
      await canvas.findByRole('heading', { name: 'Create account' });
    }
  },
});

/** Created, renamed and deleted: each dialog closes, and the list that is read again shows it. */
export const OrganisationsChanged = meta.story({
  parameters: { route: '/user' },
  play: async ({ canvas, stage, step, userEvent }) => {
    const operations = ['createOrganisation', 'updateOrganisation', 'deleteOrganisation'] as const;
    const closed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const nameIn = async (title: string) =>
      within(await canvas.findByRole('dialog', { name: title })).getByLabelText('Organisation Name');
    await canvas.findByText('Showing 1 to 10 of 13 results');
    for (const body of anyBody) {
      await step(`200 with ${JSON.stringify(body) ?? 'nothing'}`, async () => {
        const ends = operations.map((on) => answer(stage, on, body, 200));
        await userEvent.click(canvas.getByRole('button', { name: 'Add New Organisation' }));
        await userEvent.type(await nameIn('Create New Organisation'), 'Brine & Co{enter}');
        await closed();
        await canvas.findByRole('rowheader', { name: 'Brine & Co' });

        await userEvent.click(canvas.getByRole('button', { name: 'Edit Brine & Co' }));
        await userEvent.type(await nameIn('Edit Organisation'), ' Ltd{enter}');
        await closed();
        await canvas.findByRole('rowheader', { name: 'Brine & Co Ltd' });

        await userEvent.click(canvas.getByRole('button', { name: 'Delete Brine & Co Ltd' }));
        const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Organisation' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
        await closed();
        await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Brine & Co Ltd' })).toBeNull());
        for (const end of ends) end();
      });
    }
  },
});

/** Created and changed: the dialog closes, and the list is read again and shows the user on its page. */
export const UsersChanged = meta.story({
  parameters: { route: '/user' },
  play: async ({ canvas, stage, step, userEvent }) => {
    const closed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Showing 1 to 10 of 13 results');
    await canvas.findByText('4 organisations');
    for (const [index, body] of anyBody.entries()) {
      await step(`200 with ${JSON.stringify(body) ?? 'nothing'}`, async () => {
        const ends = (['createUser', 'updateUser'] as const).map((on) => answer(stage, on, body, 200));
        const email = `kees.${index}@example.com`;
        await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
        const created = within(await canvas.findByRole('dialog', { name: 'Create New User' }));
        await userEvent.type(created.getByLabelText('Email'), email);
        await userEvent.selectOptions(created.getByLabelText('Organisation'), 'Aurora Energy');
        await userEvent.click(created.getByRole('button', { name: 'Create User' }));
        await closed();
        const row = within((await canvas.findByRole('rowheader', { name: email })).closest('tr')!);
        await expect(row.getByText('No access')).toBeVisible();

        await userEvent.click(canvas.getByRole('button', { name: `Edit ${email}` }));
        const edited = within(await canvas.findByRole('dialog', { name: 'Edit User' }));
        await userEvent.click(edited.getByLabelText('Montage'));
        await userEvent.click(edited.getByRole('button', { name: 'Save' }));
        await closed();
        await expect(await row.findByRole('listitem')).toHaveTextContent('Montage');
        for (const end of ends) end();
      });
    }
  },
});

export const ErrorWithoutWords = meta.story({
  parameters: {
    route: '/montage',
    world: {
      signedInAs: admin,
      faults: [{ on: 'listMontages', fault: { kind: 'answer', status: 500, body: {} } }],
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading montages. Please try again later.');
    await expect(alert).toHaveTextContent('An unexpected error occurred.');
    await expect(alert).not.toHaveTextContent('500');
  },
});
