import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { montagesNamed } from '@/features/montage-list/montages-for-tests';
import { faultMessages } from '../console-guard';
import { called, headed, openDialogs, press, titleOf, until, untilText, withRole } from './page';
import { pageOf, walk } from './walk';

const signedInAs = 'engineer@example.com';
const id = 'named-0';

const meta = preview.meta({
  title: 'Journeys/Faults of a save',
  tags: ['!autodocs', 'long'],
  parameters: {
    route: `/montage/edit/${id}`,
    world: { signedInAs, montages: montagesNamed(['Aurora-3']) },
    controls: { disable: true },
    console: [...faultMessages, /Failed to save montage/],
  },
});

/** Renames the well and saves: nothing on the screen is lost, and nothing is stored before the screen says so. */
export const SaveMontage = meta.story({
  play: async (walker) => {
    const { stage } = walker;
    const root = pageOf(walker);
    const shown = () => titleOf(root);
    const stored = () =>
      stage.world.db.montages.all().find((montage) => montage.id === id)?.top_line_item?.well_name;
    let count = 0;
    const name = () => `Mine ${count}.`;
    await until('the montage', () => shown().includes('Aurora-3'));
    await press(root, 'Edit the top line');
    await walk(walker, {
      operation: 'saveMontage',
      injectFault: (fault) => {
        if (fault !== '412') return undefined;
        return stage.world
          .saveAsSomebodyElse(id, (montage) => ({
            ...montage,
            top_line_item: montage.top_line_item && { ...montage.top_line_item, well_name: 'Theirs' },
          }))
          .then(() => () => {});
      },
      reach: async () => {
        count += 1;
        const tile = [...root.querySelectorAll('button')].find(({ textContent }) =>
          textContent?.startsWith('Well name'),
        );
        if (!tile) throw new Error('The name of the well cannot be edited');
        await userEvent.click(tile);
        await userEvent.paste(name());
        await userEvent.keyboard('{Enter}');
        await until('the edit', () => shown().includes(name()));
        await userEvent.keyboard('{Control>}s{/Control}');
      },
      kept: async ({ outcome, place }) => {
        await expect(shown()).toContain(name());
        // Neither has a status that offers something: a question is open, or it is saved.
        if (outcome.place === 'conflict' || outcome.place === 'done') return;
        const line = place?.closest<HTMLElement>('[data-status]');
        if (!line) throw new Error('There is no save status');
        // An automatic retry shows its time; anything else waits for the user.
        await until(
          `repeats: ${outcome.repeats !== null}`,
          () => line.textContent?.includes('tries again in') === (outcome.repeats !== null),
        );
        await expect(called(line, 'Retry')).toHaveLength(outcome.way === 'submit again' ? 1 : 0);
        await expect(called(line, 'Sign in again')).toHaveLength(outcome.way === 'sign in' ? 1 : 0);
      },
      heal: async ({ outcome }) => {
        if (outcome.way === 'submit again') await press(root, 'Retry');
        if (outcome.way === 'sign in') {
          await stage.identity.signIn(signedInAs, 'montage-demo');
          // In another tab; this one saves when it is looked at again.
          document.dispatchEvent(new Event('visibilitychange'));
        }
        if (outcome.way === 'choose') {
          await untilText(openDialogs(root)[0] ?? root, 'Theirs');
          await press(root, 'Save my changes over theirs');
          await until('decided', () => headed(root, 'Another user changed this montage').length === 0);
        }
        await until('saved', () =>
          withRole(root, 'status').some(({ textContent }) => textContent === 'Saved'),
        );
        await expect([shown().includes(name()), stored()]).toEqual([true, name()]);
      },
    });
  },
});
