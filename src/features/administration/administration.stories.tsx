import { expect, spyOn, waitFor, within } from 'storybook/test';
import { getListUsersQueryKey } from '@/api/generated/endpoints/user/user';
import type { FaultDeclaration } from '@/mocks/faults';
import { hostileMark, hostileTexts } from '@/mocks/seed/hostile-texts';
import { offlineNotice } from '@/testing/offline-notice';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';
import {
  manyOrganisations,
  manyUsers,
  oneOrganisation,
  oneUser,
  organisationsCalled,
  usersCalled,
} from './people-for-tests';

const meta = preview.meta({
  title: 'Screens/Administration/Organisations and users',
  parameters: { route: '/user', world: { signedInAs: 'admin@example.com' } },
});

const world = (...faults: FaultDeclaration[]) => ({ signedInAs: 'admin@example.com', faults });

/** Whatever else the world does, the list is this one. */
const listed = (on: 'listUsers' | 'listOrganisations', body: unknown): FaultDeclaration => ({
  on,
  fault: { kind: 'status', status: 200, body },
});

const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

const rowOf = (table: HTMLElement, name: string) =>
  within(within(table).getByRole('rowheader', { name }).closest('tr')!);

/** Every access, some and none, with an organisation and without, on two pages. */
export const OrganisationsAndUsers = meta.story({
  tags: ['filled'],
  play: async ({ canvas, userEvent, stage }) => {
    await canvas.findByText('Showing 1 to 10 of 13 results');
    await expect(canvas.getByRole('heading', { name: 'Organisation Management' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'User Management Hub' })).toBeVisible();
    await expect(canvas.getByText('4 organisations')).toBeVisible();

    const organisations = canvas.getByRole('table', { name: 'Organisations' });
    await expect(headersOf(organisations)).toEqual(['Organisation Name', 'Users', 'Created', 'Actions']);
    const created = rowOf(organisations, 'Aurora Energy').getByText(/^\d{1,2}\/\d{1,2}\/\d{4}$/);
    await expect(created).toHaveAttribute('datetime');

    const users = canvas.getByRole('table', { name: 'Users' });
    await expect(headersOf(users)).toEqual(['Email', 'Organisation', 'Access', 'Actions']);
    const admin = rowOf(users, 'admin@example.com');
    await expect(admin.getByText('Aurora Energy')).toBeVisible();
    await expect(admin.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      'User Management',
      'Montage',
    ]);
    await expect(rowOf(users, 'gijs.peters@example.com').getByText('No access')).toBeVisible();
    await expect(getComputedStyle(within(users).getAllByRole('columnheader')[0]!).position).toBe('sticky');

    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await canvas.findByText('Showing 11 to 13 of 13 results');
    await expect(stage.shows.router.state.location.search).toEqual({ page: 2 });
    await expect(rowOf(users, 'newcomer@example.com').getByText('N/A')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByText('Showing 1 to 10 of 13 results');
    window.scrollTo(0, 0);
  },
});

/** Sorted and filtered in the address; the count of an organisation leads to its users. */
export const SortedAndFiltered = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await canvas.findByText('Showing 1 to 10 of 13 results');
    const organisations = canvas.getByRole('table', { name: 'Organisations' });
    const users = canvas.getByRole('table', { name: 'Users' });
    const firstOf = (table: HTMLElement) => within(table).getAllByRole('rowheader')[0]?.textContent;
    await userEvent.click(within(organisations).getByRole('button', { name: 'Users' }));
    await expect(firstOf(organisations)).toBe('Aurora Energy');
    await userEvent.keyboard('{Enter}');
    await expect(firstOf(organisations)).toBe('Polder Geothermal');

    await userEvent.click(within(users).getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(firstOf(users)).toBe('newcomer@example.com'));
    await userEvent.selectOptions(canvas.getByLabelText('Access'), 'No access');
    await canvas.findByText('Showing 1 to 3 of 3 results');
    const address = { page: 1, sort: 'email', order: 'desc', access: 'none' };
    await expect(stage.shows.router.state.location.search).toEqual(address);
    await userEvent.selectOptions(canvas.getByLabelText('Access'), 'Any access');

    await userEvent.click(canvas.getByRole('button', { name: '4 users' }));
    await canvas.findByText('Showing 1 to 4 of 4 results');
    const search = canvas.getByRole('searchbox', { name: /^Search users/ });
    await expect(search).toHaveValue('Lowland Drilling');
    await expect(search).toHaveFocus();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Showing 1 to 10 of 13 results');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // Its hint is not cut.
    await expect(canvas.getByRole('searchbox').offsetWidth).toBeGreaterThan(240);
  },
});

export const PhoneDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

export const Loading = meta.story({
  tags: ['loading'],
  parameters: {
    world: world(
      { on: 'listOrganisations', fault: { kind: 'hold' } },
      { on: 'listUsers', fault: { kind: 'hold' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading organisations...')).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('Loading users...')).toHaveAttribute('role', 'status');
    // Users who know what to add need not wait.
    await expect(canvas.getByRole('button', { name: 'Add New Organisation' })).toBeEnabled();
  },
});

/** Each list fails and retries separately. */
export const Failed = meta.story({
  parameters: {
    ...checkedElsewhere,
    world: world(
      { on: 'listOrganisations', fault: { kind: 'status', status: 503 }, calls: { first: 2 } },
      { on: 'listUsers', fault: { kind: 'network' }, calls: { first: 1 } },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const organisations = within(await canvas.findByRole('region', { name: 'Organisation Management' }));
    const users = within(await canvas.findByRole('region', { name: 'User Management Hub' }));
    const alert = await organisations.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading organisations. Please try again.');
    const usersAlert = await users.findByRole('alert');
    await expect(usersAlert).toHaveTextContent('Error loading users. Please try again.');
    await expect(usersAlert).toHaveTextContent('Network error: Unable to connect to the server.');

    await userEvent.click(within(usersAlert).getByRole('button', { name: 'Try again' }));
    await users.findByText('Showing 1 to 10 of 13 results');
    await expect(users.getByRole('heading', { name: 'User Management Hub' })).toHaveFocus();
    await expect(organisations.getByRole('alert')).toBeVisible();

    // The first retry fails and reports it again; the second works.
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    const again = await organisations.findByRole('alert');
    await userEvent.click(within(again).getByRole('button', { name: 'Try again' }));
    await expect(await organisations.findByRole('rowheader', { name: 'Aurora Energy' })).toBeVisible();
  },
});

/** The server no longer accepts the session: the user signs in and returns here. */
export const SessionEnded = meta.story({
  parameters: { world: world({ on: 'listUsers', fault: { kind: 'status', status: 401 } }) },
  play: async ({ stage }) => {
    await waitFor(() =>
      expect(stage.shows.router.state.location.href).toBe(`/login?from=${encodeURIComponent('/user')}`),
    );
  },
});

/** A failed refresh is reported next to the list, and the rows stay. */
export const SessionNotRenewed = meta.story({
  play: async ({ canvas, stage }) => {
    await canvas.findByText('Showing 1 to 10 of 13 results');
    stage.world.faults.add({ on: 'token', fault: { kind: 'status', status: 400 } });
    void stage.queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading users. Please try again.');
    await expect(within(alert).getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 10 of 13 results')).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { world: world(listed('listOrganisations', []), listed('listUsers', [])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No organisations found')).toBeVisible();
    await expect(await canvas.findByText('No users found')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText(/^Showing/)).toBeNull();
  },
});

export const One = meta.story({
  tags: ['one'],
  parameters: { world: world(listed('listOrganisations', oneOrganisation), listed('listUsers', oneUser)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 organisation')).toBeVisible();
    await expect(await canvas.findByText('Showing 1 to 1 of 1 results')).toBeVisible();
    await expect(canvas.getByText('11/4/2025')).toBeVisible();
  },
});

export const ManyOrganisations = meta.story({
  tags: ['many'],
  parameters: { ...checkedElsewhere, world: world(listed('listOrganisations', manyOrganisations(60))) },
});

/** At most one page of users is rendered. */
export const TenThousandUsers = meta.story({
  parameters: {
    ...checkedElsewhere,
    route: '/user?page=1000',
    world: world(listed('listUsers', manyUsers(10_000))),
  },
  play: async ({ canvas, userEvent, stage }) => {
    await canvas.findByText('Showing 9,991 to 10,000 of 10,000 results');
    const users = canvas.getByRole('table', { name: 'Users' });
    const rows = () => within(users).getAllByRole('rowheader');
    await expect(rows()).toHaveLength(10);
    const previous = canvas.getByRole('button', { name: 'Previous' });
    for (let page = 999; page > 994; page--) {
      await userEvent.click(previous);
      await canvas.findByText(`Page ${page} of 1,000`);
      await expect(rows()).toHaveLength(10);
    }

    const search = canvas.getByRole('searchbox', { name: 'Search users by email or organisation' });
    await userEvent.type(search, 'operator 007');
    await canvas.findByText('Showing 1 to 10 of 40 results');
    await expect(rows()[0]).toHaveTextContent('person.00007@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Showing 11 to 20 of 40 results');
    // Ending the search returns to the previous page, and the search was never in the address.
    await expect(stage.shows.router.state.location.search).toEqual({ page: 995 });
    await userEvent.clear(search);
    await canvas.findByText('Page 995 of 1,000');
  },
});

export const NothingFound = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no such user');
    await expect(await canvas.findByText('No users found')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Users' })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await canvas.findByText('Showing 1 to 10 of 13 results');
  },
});

export const BeyondTheLastPage = meta.story({
  parameters: { ...checkedElsewhere, route: '/user?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
  },
});

/** An invalid address: a value that is not a page number is ignored. */
export const HostileAddress = meta.story({
  parameters: { ...checkedElsewhere, route: '/user?page=-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 2')).toBeVisible();
  },
});

/** Names that are markup, scripts, pages long or written from right to left are shown as plain text. */
export const HostileNames = meta.story({
  parameters: {
    world: world(
      listed('listOrganisations', organisationsCalled(hostileTexts.map(({ text }) => text))),
      listed('listUsers', usersCalled(hostileTexts.map(({ text }) => text))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const organisations = await canvas.findByRole('table', { name: 'Organisations' });
    await waitFor(() =>
      expect(
        within(organisations)
          .getAllByRole('rowheader')
          .map((cell) => cell.textContent),
      ).toEqual(hostileTexts.map(({ text }) => text)),
    );
    await userEvent.click(canvas.getAllByRole('button', { name: /^Edit/ })[2]!);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit Organisation' }));
    await expect(dialog.getByLabelText('Organisation Name')).toHaveValue(hostileTexts[2]!.text);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect((globalThis as Record<string, unknown>)[hostileMark]).toBeUndefined();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const HostileNamesOnAPhone = HostileNames.extend({
  tags: ['long'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The same names are checked at the desk, and the phone's rows in `Phone`.
  parameters: { a11y: { test: 'off' } },
});

/** The specification requires only a log entry; the notice says what can be done instead. */
export const DeleteOfAUser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = spyOn(console, 'log').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete anna.dekker@example.com' }));
    await expect(log.mock.calls).toEqual([['Delete user', 'user-4']]);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByText('Showing 1 to 10 of 13 results')).toBeVisible();
    await expect(canvas.getByText(/^Users cannot be deleted\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit access' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Edit User' });
    await expect(within(dialog).getByLabelText('Email')).toHaveValue('anna.dekker@example.com');
  },
});

/** The rows stay when reloading the list fails. */
export const FailedAgain = meta.story({
  parameters: {
    ...checkedElsewhere,
    world: world({ on: 'listUsers', fault: { kind: 'status', status: 503 }, calls: { only: 2 } }),
  },
  play: async ({ canvas, stage }) => {
    await canvas.findByText('Showing 1 to 10 of 13 results');
    void stage.queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error loading users. Please try again.',
    );
    await expect(canvas.getByText('Showing 1 to 10 of 13 results')).toBeVisible();
  },
});

// Documentation only, not run as tests: other stories assert the same behaviour.

export const BothFail = meta.story({
  tags: ['!test', 'error'],
  parameters: {
    world: world(
      { on: 'listOrganisations', fault: { kind: 'status', status: 503 } },
      { on: 'listUsers', fault: { kind: 'network' } },
    ),
  },
});

const longName = 'North Sea Exploration and Production Partnership of the Northern Basins, Branch Office ';

export const LongNames = meta.story({
  tags: ['!test', 'long-text'],
  parameters: {
    world: world(
      listed('listOrganisations', organisationsCalled([longName, longName.repeat(4)])),
      listed('listUsers', usersCalled([longName, longName.repeat(4)])),
    ),
  },
});

export const Offline = meta.story({
  tags: ['!test', 'offline'],
  parameters: { world: { ...world(), offline: true } },
  play: offlineNotice,
});

export const NoAccess = meta.story({
  tags: ['!test', 'no-access'],
  parameters: { world: { signedInAs: 'engineer@example.com' } },
});
