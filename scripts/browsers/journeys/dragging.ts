import { same, type Journey } from '../journey.ts';
import type { Query } from '../page-side/page-functions.ts';
import { the } from '../user.ts';
import { formationName, openMontage, plan, save, sectionsTable, showSection } from './montage.ts';

const namesOf = (section: number): Query => ({
  css: '[data-formation] [role=rowheader] [data-text]',
  within: { css: 'div[data-section]', within: sectionsTable, nth: section - 1 },
});
const step = (nth: number): Query => the('listitem', { within: plan, nth });

export const dragging: Journey = {
  name: 'drag a formation and a plan step',
  async run(scene) {
    const { user, picture } = scene;
    const { tab } = user;
    await openMontage(scene);
    // Both sections have to be in sight.
    await tab.resize({ width: 1440, height: 1_600 });
    await showSection(user, 2);
    const moved = 'Ommelanden Formation';
    await user.drag(formationName(moved), formationName('Holland Formation'));
    await user.until(
      'the formation in the section below',
      () => tab.ask('texts', namesOf(3)),
      ([first]) => first === moved,
    );
    await picture('formation');
    same('selected text', (await tab.ask('state')).selected, '');

    await user.reach(step(0));
    const before = await tab.ask('texts', the('listitem', { within: plan }));
    await user.drag(the('button', { name: /^Move/, within: step(4) }), step(0), { past: -10 });
    const titleOf = (text: string) => text.replace(/^\d+/, '').slice(0, 12);
    await user.until(
      'the last step first',
      () => tab.ask('texts', the('listitem', { within: plan })),
      ([first]) => first !== undefined && titleOf(first) === titleOf(before[4]!),
    );
    await picture('plan');
    await save(user);
  },
};
