/** The product's promises after each command, with calls still pending. */

import { factsOfMine, factsOfOtherUsers, factsOfVisitors, inText } from './facts';
import type { Play } from './play';
import { hold, mostAttempts, offers } from './promises';
import type { Tab } from './tabs';

export function check(play: Play): void {
  const { browser, judge } = play;
  for (const tab of [...browser.tabs, ...browser.leaving]) {
    hold(tab.parallel() <= 1, 'Two saves of one tab were under way at one time.');
    checkLeftAlone(play, tab);
  }
  for (const tab of browser.tabs) checkReader(play, tab);
  if (play.versions) {
    const theirs = play.backend.storedFacts(factsOfOtherUsers);
    hold(inText(theirs) === inText(play.theirs), 'Another user’s save is gone.', theirs, play.theirs);
  }
  const tab = browser.holder;
  if (!tab) return;
  const state = tab.editor.state();
  const shown = factsOfMine(state.montage);
  hold(
    play.same(shown, judge.now.facts),
    'The screen does not show what was acknowledged.',
    judge.now.facts,
    shown,
  );
  hold(factsOfVisitors(state.montage).size === 0, 'Another user’s draft is on the screen.');
  if (!offers(state, judge.now)) {
    hold(
      play.foreign && offers(state, { past: [], future: [] }) && play.same(play.stored(), shown),
      'What can be undone and done again is not what was done.',
      [state.undoLabel, judge.now.past.at(-1)?.label, state.redoLabel, judge.now.future.at(-1)?.label],
    );
    judge.adopt({ facts: shown, past: [], future: [] });
  }
  if (state.save.status === 'saved') {
    hold(
      play.same(play.stored(), shown),
      'It says Saved, and the server has something else.',
      play.stored(),
      shown,
    );
  }
}

/** A tab that only reads shows what the server has, and offers what only it has. */
function checkReader(play: Play, tab: Tab): void {
  const { locked, montage, save, stranded } = tab.editor.state();
  if (tab.isFrozen() || locked !== 'other-tab') return;
  hold(save.status === 'saved', 'A tab that only reads shows edits that are not saved.', save);
  const shown = factsOfMine(montage);
  hold(
    play.past.some((one) => play.same(one, shown)),
    'A tab that only reads shows what the server never had.',
    shown,
  );
  if (!tab.left) return;
  hold(!tab.left.isMissing || stranded !== null, 'Edits that did not come along are not offered.', shown);
  if (!stranded) tab.left = null;
}

function checkLeftAlone({ askedAt }: Play, tab: Tab): void {
  tab.calls.forEach((call, index) => {
    const next = tab.calls[index + 1];
    if (!next || call.leftAloneUntil === null || next.at >= call.leftAloneUntil) return;
    hold(askedAt >= call.at, 'The server was not left alone as it asked.', call, next);
  });
}

/** The draft in the browser is complete, if the editor says so. */
export function noteKept({ browser, judge }: Play): void {
  const tab = browser.holder;
  if (!tab || browser.storage.busy > 0) return;
  browser.noteMadeUpFor(tab);
  if (!browser.isAtRiskOfDeath(tab)) judge.kept();
}

/** Lets time pass, in which no tab may try to save more often than is promised. */
export async function wait({ browser, time }: Play, ms: number, asleep = false): Promise<void> {
  const before = browser.tabs.map((tab) => [tab, tab.calls.length] as const);
  await time.advance(ms, { asleep });
  for (const [tab, calls] of before) {
    const made = tab.calls.length - calls;
    // A save may be sent a second time on top of another user's, and again because it was requested meanwhile.
    hold(made <= 2 * mostAttempts(ms) + 2, `${made} attempts in ${ms} ms.`);
  }
}
