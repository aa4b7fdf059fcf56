/** The user continues in another tab, and brings along what did not come automatically. */

import { putBackLabel } from '@/features/montage-editor/drafts/stranded';
import { letGo, lookForTurns, noteLeft } from './adopting';
import { factsOfMine } from './facts';
import { notesBetween } from './judge';
import type { Play } from './play';
import { hold } from './promises';
import type { Tab } from './tabs';

/** Longer than a tab that does not answer is waited for. */
const patienceMs = 3_300;

const isLocked = (tab: Tab): boolean => tab.editor.state().locked !== null;

export async function takeOver(play: Play, wanted?: Tab): Promise<void> {
  const { backend, browser } = play;
  const giver = browser.tabs.find((one) => !one.wasLocked && !isLocked(one));
  const taker = wanted ?? browser.tabs.find((one) => !one.isFrozen() && isLocked(one));
  if (!giver || !taker) return;
  // A tab that answers writes down what it has, painted or not.
  const isRisk = giver.isFrozen() ? browser.isAtRiskOfDeath(giver) : browser.isAtRisk(giver);
  noteLeft(play, giver);
  // Without versions the server could not distinguish it from a later one.
  if (!play.versions) backend.dropLate();
  taker.isTaking = true;
  taker.editor.takeOver();
  if (browser.storage.state === 'slow') browser.storage.become('fine');
  await browser.settle();
  if (isLocked(taker)) await play.time.advance(patienceMs);
  await lookForTurns(play, isRisk);
  // It asks the server first, whose answer may be held.
  const waits = backend.calls > 0 || !browser.tabs.includes(taker);
  hold(waits || !isLocked(taker), 'The tab that takes over cannot edit.');
}

const withStranded = ({ browser }: Play): Tab | undefined =>
  browser.tabs.find((one) => !one.isFrozen() && one.left && one.editor.state().stranded);

export async function putBack(play: Play): Promise<void> {
  const { browser, judge } = play;
  const tab = withStranded(play);
  const left = tab?.left;
  if (!tab || !left) return;
  if (isLocked(tab)) await takeOver(play, tab);
  if (browser.holder !== tab || tab.editor.state().conflict) return;
  tab.editor.takeStranded();
  tab.left = null;
  const shown = factsOfMine(tab.editor.state().montage);
  const last = left.moments.at(-1)!;
  const notes = left.moments
    .map(({ facts }) => notesBetween(facts, last.facts, judge.now.facts))
    .find((some) => play.same(judge.after(some), shown));
  hold(notes !== undefined, 'What was put back is not on top of what there is.', judge.now.facts, shown);
  if (notes && notes.length > 0) judge.did(notes, putBackLabel);
}

export function letStrandedGo(play: Play): void {
  const tab = withStranded(play);
  if (tab) letGo(tab);
}
