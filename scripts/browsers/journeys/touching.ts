import { phone, type Journey } from '../journey.ts';
import type { Query } from '../page-side/page-functions.ts';
import { the } from '../user.ts';
import { depth, openMontage, plan, showSection, untilText } from './montage.ts';

/** With fingers on a page as small as a phone: scroll, edit, drag, and pinch in 3D. */
export const touching: Journey = {
  name: 'touch on a phone',
  touch: true,
  async run(scene) {
    const { user, picture } = scene;
    const { tab } = user;
    if (!tab.touch) {
      scene.instead('no fingers that scroll a page: played in Chromium only');
      return;
    }
    const { touch } = tab;
    await tab.resize(phone);
    await openMontage(scene);

    const scrolled = async () => (await tab.ask('state')).scrolled;
    const before = await scrolled();
    await touch.drag({ x: 195, y: 700 }, { x: 195, y: 300 });
    await user.until('a scrolled page', scrolled, (now) => now > before + 100);

    await showSection(user, 2);
    const cell = depth('Middle North Sea Group', 'TVD SS');
    const box: Query = { css: 'input', within: cell };
    await touch.tap(await user.reach(cell));
    await user.until(
      'an open cell',
      async () => {
        if ((await tab.ask('count', box)) === 0) await touch.tap(await user.reach(cell));
        return tab.ask('count', box);
      },
      (count) => count === 1,
    );
    await user.press('Control+a');
    await user.type('487.3');
    await user.press('Enter');
    await untilText(user, cell, '487.3');
    await picture('edited');

    const steps = the('listitem', { within: plan });
    const grip = (nth: number) => the('button', { name: /^Move/, within: { ...steps, nth } });
    const [, second] = await tab.ask('texts', steps);
    const to = await user.reach(grip(0));
    await touch.drag(await user.reach(grip(1)), { x: to.x, y: to.y - 10 });
    const withoutRank = (text = '') => text.replace(/^\d+/, '');
    await user.until(
      'the second step of the plan first',
      () => tab.ask('texts', steps),
      ([now]) => withoutRank(now) === withoutRank(second),
    );
    await picture('dragged');

    await user.click(the('button', { name: /^Schematic, 3D/ }));
    await user.click(the('tab', { name: '3D visualisation' }));
    const view = the('application', { name: 'The well' });
    await user.until(
      'the picture',
      () => tab.ask('attribute', view, 'data-graphics'),
      (graphics) => graphics === 'drawn',
    );
    const leader = { css: 'path[data-kind]', within: view };
    const place = () => tab.ask('attribute', leader, 'd');
    const middle = await user.reach(view);
    const turned = await place();
    await touch.drag(middle, { x: middle.x + 60, y: middle.y });
    const pinched = await user.until('a turn by a finger', place, (now) => now !== turned);
    const at = (x: number) => ({ x: middle.x + x, y: middle.y });
    await touch.pinch([
      [at(-30), at(-90)],
      [at(30), at(90)],
    ]);
    await user.until('a zoom by two fingers', place, (now) => now !== pinched);
    await picture('pinched');
  },
};
