import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
const meta = preview.meta({ title: 'Screens/ZZ' });
export const List = meta.story({ parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com' } }, play: async ({ canvas }) => { await expect(await canvas.findByText(/total montages/)).toBeVisible(); } });
export const ListDark = meta.story({ globals: {theme:'dark'}, parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com' } }, play: async ({ canvas }) => { await expect(await canvas.findByText(/total montages/)).toBeVisible(); await expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme','dark'); } });
export const Held = meta.story({ parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com', faults: [{ on: 'listMontages', fault: { kind: 'hold' } }] } }, play: async ({ canvas }) => { await expect(await canvas.findByText(/Loading montages/)).toBeVisible(); } });
export const Failing = meta.story({ parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com', faults: [{ on: 'listMontages', fault: { kind: 'status', status: 500 }, calls: { only: 1 } }] } }, play: async ({ canvas, userEvent }) => { await userEvent.click(await canvas.findByRole('button', {name:'Try again'}));  await expect(await canvas.findByText(/total montages/)).toBeVisible(); } });
export const Stranger = meta.story({ parameters: { route: '/montage' }, play: async ({ canvas }) => { await expect(await canvas.findByLabelText('E-mail')).toBeVisible(); } });
export const NoPlay = meta.story({ parameters: { route: '/', world: { signedInAs: 'admin@example.com' } } });
