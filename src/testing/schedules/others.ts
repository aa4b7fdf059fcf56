/** Other users' actions: elsewhere on the same montage, or in the same browser. */

import { open } from './adopting';
import { montageId, otherMontageId } from './backend';
import { me } from './browser';
import {
  adding,
  contestedKey,
  factsOfMine,
  factsOfOtherUsers,
  factsOfVisitors,
  inText,
  theirWork,
} from './facts';
import type { Play } from './play';
import { hold } from './promises';
import { Line } from './tabs';

const otherUser = 'other user';

/** Another user saves. */
export async function saveTheirs(play: Play, contested: boolean): Promise<void> {
  // A server without versions lets the last one win, as specified.
  if (!play.versions) return;
  play.count += 1;
  const { backend, count } = play;
  await backend.world.saveAsSomebodyElse(
    montageId,
    (montage) => theirWork(montage as never, count, contested) as never,
  );
  play.foreign = true;
  if (contested) play.eitherWay.add(contestedKey);
  play.theirs = backend.storedFacts(factsOfOtherUsers);
  play.noteStored();
}

/**
 * Another user comes to this montage, or the same user to another one: each finds only their own draft; and so does a user
 * who comes back.
 */
export async function visit(play: Play, who: 'person' | 'montage'): Promise<void> {
  const { backend, browser } = play;
  const tab = browser.holder;
  if (!tab || browser.tabs.length > 1 || browser.storage.state !== 'fine') return;
  await browser.settle();
  const isRisk = await browser.kill(tab);
  // The user before has signed out.
  if (who === 'person') browser.copies.drop();
  const [user, montage] = who === 'person' ? [otherUser, montageId] : [me, otherMontageId];
  const visitor = await browser.openTab(user, montage, backend.loadNow(montage), new Line(browser.locks));
  const { editor } = visitor;
  const names = play.visitors.get(who) ?? [];
  const shown = factsOfVisitors(editor.state().montage);
  hold(
    inText(shown) === inText(new Map(names.map((key) => [key, '1']))),
    'A user of this browser does not find their own draft.',
    shown,
    names,
  );
  const visible = factsOfMine(editor.state().montage);
  const allowed = who === 'person' ? play.past : [factsOfMine(backend.loadNow(montage).montage)];
  hold(
    allowed.some((one) => play.same(one, visible)),
    'A draft is shown to another user.',
    visible,
  );
  if (!editor.state().conflict) {
    const { make, noted } = adding(1, ++play.count, 'visitor');
    editor.keepRecovered();
    hold(editor.edit(make), 'A visitor cannot edit.');
    play.visitors.set(who, [...names, noted.key]);
  }
  await browser.settle();
  visitor.kill();
  await browser.settle();
  await open(play, isRisk);
}
