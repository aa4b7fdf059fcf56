/** The product's promises at the end, when nothing fails any more. */

import { indexedDbDrafts } from '@/features/montage-editor/drafts/indexed-db-drafts';
import { openDraft } from '@/features/montage-editor/drafts/open-draft';
import { normaliseMontage } from '@/domain/montage/normalise';
import { lookForTurns } from './adopting';
import { check, wait } from './at-each-step';
import { montageId } from './backend';
import { me } from './browser';
import { factsOfMine, typing } from './facts';
import { edit, resolve } from './person';
import type { Play } from './play';
import { hold, sorted } from './promises';

/** Without further faults, all edits get saved. */
export async function comeToRest(play: Play): Promise<void> {
  const { backend, browser, judge } = play;
  backend.heal();
  browser.storage.become('fine');
  browser.setOnline(true);
  for (const tab of browser.tabs) {
    tab.thaw();
    tab.paint(true);
    tab.hidden.set(false);
  }
  await lookForTurns(play, true);
  for (let round = 0; round < 12; round++) {
    const tab = browser.holder;
    if (!tab) {
      await wait(play, 1_000);
      await lookForTurns(play, true);
      continue;
    }
    tab.editor.keepRecovered();
    resolve(play, 'mine');
    await wait(play, 130_000);
    check(play);
    // A tab that slept through another one's turn finds out with its next write, and opens the draft again.
    await lookForTurns(play, true);
    const { save, conflict, draftLost, recovered, locked } = tab.editor.state();
    if (save.status === 'saved' && !draftLost) break;
    if (save.status === 'saved') {
      // A write that failed is made up for with the next thing that is done.
      edit(play, typing(judge.now.facts, 1, ++play.count));
      continue;
    }
    if (conflict || recovered || locked !== null) continue;
    const isWaiting = save.status === 'unsaved' && save.failure !== null && save.savesAt === null;
    hold(isWaiting, 'Nothing is in the way any more, and it is not saved.', save);
    play.askedAt = play.time.elapsed();
    await tab.editor.save();
  }
  await agree(play);
}

/** The server, the screen and the draft say the same, and nothing is left over. */
async function agree(play: Play): Promise<void> {
  // As a window that comes to the front does: nothing else notifies this tab of other users' saves.
  play.browser.holder?.refetch();
  await wait(play, 5_000);
  check(play);
  const tab = play.browser.holder;
  hold(tab !== undefined, 'No tab can edit.');
  const state = tab!.editor.state();
  hold(
    state.save.status === 'saved' && !state.conflict && !state.recovered,
    'It is never saved.',
    state.save,
  );
  const server = play.backend.loadNow();
  hold(
    JSON.stringify(sorted(normaliseMontage(server.montage))) === JSON.stringify(sorted(state.montage)),
    'The server and the screen do not agree.',
    play.stored(),
    factsOfMine(state.montage),
  );
  hold(!state.draftLost, 'The draft is said to be lost.');
  const stored = await indexedDbDrafts([me, montageId], play.time.forTab().now).read();
  const opened = openDraft(stored, server);
  hold(
    stored !== null && !opened.recovered && !opened.conflict && !opened.damaged,
    'A draft is left over.',
    opened.recovered,
    opened.conflict?.differences,
  );
  hold(
    play.same(factsOfMine(opened.work.session.montage), play.judge.now.facts),
    'The draft and the screen do not agree.',
  );
}

/** Everything can be undone and redone, across all saves, and saves automatically. */
export async function undoAndRedoAll(play: Play): Promise<void> {
  const { judge } = play;
  const tab = play.browser.holder;
  const { length } = judge.now.past;
  if (!tab || length === 0) return;
  for (const [step, note] of [
    [() => tab.editor.undo(), () => judge.undid()],
    [() => tab.editor.redo(), () => judge.redid()],
  ] as const) {
    for (let count = 0; count < length; count++) {
      step();
      note();
      check(play);
    }
    await wait(play, 11_000);
    check(play);
    hold(tab.editor.state().save.status === 'saved', 'What was undone, or done again, is not saved.');
  }
  await agree(play);
}
