import type { Journey } from '../journey.ts';
import { the } from '../user.ts';
import { depth, openMontage, sectionsTable, showSection, typeInto } from './montage.ts';

const panel = the('region', { name: '3D VISUALISATION' });

export const schematic: Journey = {
  name: 'schematic',
  async run(scene) {
    const { user, picture } = scene;
    await openMontage(scene, { pictures: true });
    const drawing = the('application', { name: 'The well to scale, TVD' });
    await user.see({ css: 'svg', within: drawing });
    await picture('next to the table');
    await user.tab.ask('focus', drawing);
    await user.press('ArrowDown', 'Enter');
    await user.until(
      'the focus in the table',
      () => user.tab.ask('find', sectionsTable),
      (found) => found?.focused === true,
    );
  },
};

export const wellIn3D: Journey = {
  name: '3D',
  async run(scene) {
    const { user, picture } = scene;
    const { tab } = user;
    await openMontage(scene, { pictures: true });
    await user.click(the('tab', { name: '3D visualisation' }));
    await user.see(the('heading', { name: '3D VISUALISATION' }));
    await user.see({ css: '*', text: 'Deviated well to 3,606.1 m AHD, 3,230.0 m TVD', within: panel });
    await showSection(user, 2);
    await typeInto(user, depth('Middle North Sea Group', 'TVD BDF'), '530.5');
    if (!(await tab.ask('hasGraphics'))) {
      await user.seeText('This browser has no 3D graphics.');
      await picture('without graphics');
      scene.instead('no WebGL here: the schematic and the words replace the picture');
      return;
    }
    const view = the('application', { name: 'The well', within: panel });
    await user.until(
      'the picture',
      () => tab.ask('attribute', view, 'data-graphics'),
      (graphics) => graphics === 'drawn',
    );
    await picture('drawn');
    const leader = { css: 'path[data-kind]', within: view };
    const place = () => tab.ask('attribute', leader, 'd');
    await tab.ask('focus', view);
    for (const key of ['ArrowLeft', 'ArrowDown', '+', 'Shift+ArrowLeft', '-', 'Home']) {
      const before = await place();
      await user.press(key);
      await user.until(`a turn by ${key}`, place, (now) => now !== before);
    }
    const before = await place();
    const middle = await user.reach(view);
    await tab.pointer([
      { move: middle },
      'down',
      { move: { x: middle.x + 30, y: middle.y } },
      { move: { x: middle.x + 60, y: middle.y + 10 } },
      'up',
    ]);
    await user.until('a turn by the pointer', place, (now) => now !== before);
    await picture('turned');
  },
};
