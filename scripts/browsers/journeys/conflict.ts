import type { Journey } from '../journey.ts';
import { the } from '../user.ts';
import { depth, openMontage, saveState, showSection, typeInto, untilText } from './montage.ts';
import { saveAsOther } from './other-user.ts';

export const conflict: Journey = {
  name: 'conflict with another user',
  async run(scene) {
    const { user, picture, server } = scene;
    scene.provoke(/status of 412/);
    scene.provoke(/Failed to save montage/);
    await openMontage(scene);
    await showSection(user, 3);
    const cell = depth('Holland Formation', 'TVD SS');
    await typeInto(user, cell, '1990.5');
    await saveAsOther(server.url, (montage) => ({
      ...montage,
      sections_list: montage.sections_list.map((section) => ({
        ...section,
        formations_list: section.formations_list.map((top) =>
          top.formation_name === 'Holland Formation' ? { ...top, true_vertical_depth_subsea: 2001 } : top,
        ),
      })),
    }));
    await user.press('Control+s');
    const dialog = the('dialog');
    await user.seeText('Another user changed this montage');
    await user.see({ css: 'tbody tr', text: '2,001.0', within: dialog });
    await picture('dialog');
    await user.click(the('button', { name: 'Save my changes over theirs', within: dialog }));
    await untilText(user, saveState, 'Saved');
    await untilText(user, cell, '1,990.5');
  },
};
