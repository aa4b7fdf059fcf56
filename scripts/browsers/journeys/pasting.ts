import { same, type Journey } from '../journey.ts';
import { depth, formationName, openMontage, showSection, untilText } from './montage.ts';

const block = 'Carboniferous\t3250\t3283.5\r\nLimburg "Upper"\t3,300.25\t\r\nLimburg Lower\t3400\t3433.5\r\n';

/** With the clipboard of the system, as from a spreadsheet. */
export const pasting: Journey = {
  name: 'copy and paste a block',
  async run(scene) {
    const { user, picture } = scene;
    await openMontage(scene);
    await showSection(user, 4);
    const last = 'Lower Slochteren Sandstone';
    await user.copy(block);
    await user.click(depth(last, 'TVD SS'));
    await user.press('Escape', 'Home', 'Control+v');
    await untilText(user, depth('Carboniferous', 'TVD SS'), '3,250.0');
    await untilText(user, depth('Limburg "Upper"', 'TVD SS'), '3,300.3');
    await untilText(user, depth('Limburg Lower', 'TVD BDF'), '3,433.5');
    await picture('pasted');

    // Copied by the application, and pasted by it into another row.
    await user.click(depth('Limburg Lower', 'TVD SS'));
    await user.press('Escape', 'Shift+ArrowRight', 'Control+c');
    await user.click(depth('Limburg "Upper"', 'TVD SS'));
    await user.press('Escape', 'Control+v');
    await untilText(user, depth('Limburg "Upper"', 'TVD BDF'), '3,433.5');

    await user.press('Control+z', 'Control+z');
    await user.notSee(formationName('Limburg Lower'));
    same('rows after undo', await user.tab.ask('count', formationName('Carboniferous')), 0);
  },
};
