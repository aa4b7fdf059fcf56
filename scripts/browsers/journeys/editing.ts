import { same, type Journey } from '../journey.ts';
import { depth, openMontage, save, saveState, showSection, typeInto, untilText } from './montage.ts';

const row = 'Middle North Sea Group';

/** By pointer and keys, saved, and there again after a reload. */
export const editing: Journey = {
  name: 'edit by keys and save',
  async run(scene) {
    const { user, picture } = scene;
    await openMontage(scene);
    await showSection(user, 2);
    await typeInto(user, depth(row, 'TVD BDF'), '519.75');
    await untilText(user, depth(row, 'TVD BDF'), '519.8');
    await untilText(user, saveState, 'Unsaved');
    await user.press('ArrowRight');
    await user.type('520.25');
    await user.press('Tab');
    await user.type('9');
    await user.press('Enter', 'ArrowRight', 'F2');
    await user.type('999');
    await user.press('Escape');
    const cells = async () =>
      Promise.all(
        ['TVD SS', 'TVD BDF', 'AHD BDF', 'Range', 'Thickness'].map(async (column) =>
          user.tab.ask('find', depth(row, column)).then((found) => found?.text),
        ),
      );
    same('the row', await cells(), ['486.0', '519.8', '520.3', '9.0', '216.0']);
    await user.press('Delete');
    await untilText(user, depth(row, 'Thickness'), '-');
    await picture('edited');
    await user.press('Control+z');
    await untilText(user, depth(row, 'Thickness'), '216.0');
    await user.press('Control+y');
    await untilText(user, depth(row, 'Thickness'), '-');
    await save(user);
    await user.tab.reload();
    await showSection(user, 2);
    await untilText(user, saveState, 'Saved');
    same('the row after a reload', await cells(), ['486.0', '519.8', '520.3', '9.0', '-']);
    await picture('saved');
  },
};
