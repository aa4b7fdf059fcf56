import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import type { OfferedScenario, WorldState, WorldTools } from '@/mocks/embedded/world-tools';
import ScenariosPanel from './scenarios-panel';

const scenarios: OfferedScenario[] = [
  {
    name: 'fresh',
    title: 'Fresh',
    lookFor: 'The demonstration as it comes.',
    account: 'admin@example.com',
    href: '/?scenario=fresh',
  },
  {
    name: 'save-fails-twice',
    title: 'Saving fails twice',
    lookFor:
      'Edit and save: twice the editor says "Not saved" and why, keeps the edit, and the third save works.',
    account: 'engineer@example.com',
    href: '/montage/edit/7f3a19c0?scenario=save-fails-twice',
  },
];

const at = Date.UTC(2026, 2, 4, 9, 30);
const busy: WorldState = {
  aheadS: 90_060,
  faults: [
    { text: 'saveMontage:status:503<2', struck: 1, added: false },
    { text: 'listMontages:status:429@1', struck: 0, added: true },
  ],
  calls: [
    { id: 4, name: 'getMontage', startedMs: at + 4_000, outcome: 'under way', tookMs: null },
    { id: 3, name: 'saveMontage', startedMs: at + 3_000, outcome: 503, tookMs: 12 },
    { id: 2, name: 'listMontages', startedMs: at + 2_000, outcome: 'no answer', tookMs: 1_204 },
    {
      id: 5,
      name: 'listUsers',
      startedMs: at + 1_000,
      outcome: 200,
      tookMs: 140,
      repairs: ['.0.id: number as string', '.1.email: missing, now null'],
    },
    { id: 1, name: 'signInWithPassword', startedMs: at, outcome: 200, tookMs: 31 },
  ],
};
const quiet: WorldState = { aheadS: 0, faults: [], calls: [] };

const toolsOf = (state: WorldState, current: OfferedScenario | null): WorldTools => ({
  scenarios,
  current,
  operations: [
    { label: 'Backend', names: ['listMontages', 'getMontage', 'saveMontage'] },
    { label: 'Identity provider', names: ['signInWithPassword', 'token'] },
  ],
  state: () => state,
  subscribe: () => () => undefined,
  failNext: fn(),
  takeAway: fn(),
  moveClock: fn(),
  repaired: fn(),
  linkNow: fn(),
  link: () => 'http://127.0.0.1:4174/montage?scenario=fresh',
  ownDataHref: '/?scenario=',
  startOver: () => Promise.reject(new Error('The storage is blocked')),
});

const meta = preview.meta({
  title: 'Components/Scenarios panel',
  component: ScenariosPanel,
  args: { tools: toolsOf(busy, scenarios[1]!) },
});

/** Amid a scenario: what goes wrong, what has been called, and the clock a day ahead. */
export const InAScenario = meta.story({
  play: async ({ canvas, userEvent, args: { tools } }) => {
    await expect(canvas.getByRole('heading', { name: 'Scenarios' })).toHaveFocus();
    await expect(canvas.getByText(/twice the editor says "Not saved"/)).toBeVisible();
    await expect(canvas.getByText('1 d 1 h 1 min ahead')).toBeVisible();
    await userEvent.click(canvas.getByText('2 repaired'));
    await expect(canvas.getByText('.1.email: missing, now null')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Fail the next call of'), 'token');
    await userEvent.selectOptions(canvas.getByLabelText('with'), 'no answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail it' }));
    await expect(tools.failNext).toHaveBeenCalledWith('token', 'network');
    await expect(canvas.getByRole('status')).toHaveTextContent('The next call of token fails.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take away listMontages:status:429@1' }));
    await expect(tools.takeAway).toHaveBeenCalledWith('listMontages:status:429@1');
    await userEvent.click(canvas.getByRole('button', { name: '+1 day on the clock' }));
    await expect(tools.moveClock).toHaveBeenCalledWith(86_400);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

/** The user's own data: nothing goes wrong, and nothing has been called. A reset that the browser refuses says so. */
export const OwnData = meta.story({
  args: { tools: toolsOf(quiet, null) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing has been called yet.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Scenario'), 'save-fails-twice');
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute('href', scenarios[1]!.href);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the world…' }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the world' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('did not let the data be deleted');
  },
});
