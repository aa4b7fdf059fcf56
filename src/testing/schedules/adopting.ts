/** The content that a tab has to show when it begins to edit: one that was opened, and one that waited for its turn. */

import type { ServerMontage } from '@/features/montage-editor/server-montage';
import { montageId } from './backend';
import { me } from './browser';
import type { Copy } from './copies';
import { factsOfMine, type Facts } from './facts';
import type { Moment } from './judge';
import type { Play } from './play';
import { hold, offers } from './promises';
import type { Tab } from './tabs';

/** What a page that is opened now shows: the server's answer, and without a network this browser's copy. */
function answerTo(play: Play): ServerMontage | Copy {
  const { backend, browser } = play;
  const copy = backend.online ? null : browser.copies.of([me, montageId]);
  // A user without a copy has to wait for the network.
  if (!backend.online && !copy) browser.setOnline(true);
  return copy ?? backend.loadNow();
}

/** @param stale whether what the tab finds may be older than what was shown. */
export async function open(play: Play, stale = false): Promise<void> {
  const { browser } = play;
  const server = answerTo(play);
  if (browser.storage.state === 'slow') browser.storage.become('fine');
  const tab = await browser.openTab(me, montageId, server);
  if ('copiedAt' in server)
    hold(
      tab.editor.state().conflict === null,
      'A copy of an earlier answer is taken for another user’s save.',
    );
  const isLocked = tab.wasLocked;
  tab.wasLocked = true;
  browser.tabs.push(tab);
  if (isLocked) return;
  // Which of a saved draft and a copy is newer is known by the clock alone.
  const isUncertain = 'copiedAt' in server && play.time.wasShifted;
  const isRisk = noteSleeper(play, tab) || browser.isStale || stale || isUncertain;
  browser.isStale = false;
  await adopt(play, tab, tab.readDraft, isRisk);
}

/** Notes what the tab has done that another one takes over from. */
export function noteLeft(play: Play, tab: Tab): void {
  letGo(tab);
  tab.wasLocked = true;
  tab.left = { moments: play.judge.moments.slice(), isMissing: false };
  play.left = tab.left;
}

/** The user does without what did not come along. */
export function letGo(tab: Tab): void {
  if (!tab.isFrozen()) tab.editor.dropStranded();
  tab.left = null;
}

/**
 * A frozen tab does not know that another one edits by now.
 *
 * @returns whether what it leaves behind may be older than what it showed.
 */
function noteSleeper(play: Play, tab: Tab): boolean {
  const { browser } = play;
  const sleeper = browser.tabs.find((one) => one !== tab && one.isFrozen() && !one.wasLocked);
  if (!sleeper) return false;
  noteLeft(play, sleeper);
  return browser.isAtRiskOfDeath(sleeper);
}

/** Tabs that waited for their turn, and have it. */
export async function takeTurns(play: Play): Promise<void> {
  const { browser } = play;
  for (const tab of browser.tabs.slice()) {
    if (tab.isFrozen()) continue;
    if (tab.editor.state().locked !== null) tab.wasLocked = true;
    else if (tab.wasLocked) {
      const isRisk = noteSleeper(play, tab);
      const stale = browser.isStale || isRisk;
      browser.isStale = false;
      if (tab.isTaking) expectGoesOn(play, tab);
      await adopt(play, tab, !tab.editor.state().draftLost, stale);
    }
  }
}

/** After the user has said that the work continues here: nothing is asked, and it saves automatically. */
function expectGoesOn({ backend }: Play, tab: Tab): void {
  tab.isTaking = false;
  const { conflict, recovered, save } = tab.editor.state();
  hold(recovered === null, 'The person has just taken over, and is asked about what came along.');
  const saves = save.status !== 'unsaved' || save.savesAt !== null || save.failure !== null;
  hold(saves || conflict !== null || !backend.online, 'What came along is not saved automatically.', save);
}

/** @param stale whether what is left to the next tab may be older than what was shown. */
export async function lookForTurns(play: Play, stale: boolean): Promise<void> {
  play.browser.isStale ||= stale;
  await play.browser.settle();
  const { browser } = play;
  // Without Web Locks a tab has to find out that the one before it has died.
  if (browser.locks === 'channel' && browser.tabs.length > 0 && !browser.hasUnlocked)
    await play.time.advance(3_600);
  await takeTurns(play);
}

/**
 * A tab that begins to edit has to show what was acknowledged and kept.
 *
 * @param readable whether the browser gave what it has kept.
 */
async function adopt(play: Play, tab: Tab, readable: boolean, stale: boolean): Promise<void> {
  const { backend, judge, left } = play;
  play.left = null;
  tab.wasLocked = false;
  // A save waits until it is written down, but not for ever: one that was sent over a storage that did not take it comes as a
  // stranger's, and nothing is left to know it by. It is lost on its way here. One that waits is another matter: it is
  // not sent, and it has been promised that it is not, whenever the tab dies.
  if (stale) backend.dropLate();
  if (!readable) {
    play.left = left;
    return withoutStorage(play, tab, stale);
  }
  const state = tab.editor.state();
  if (stale && state.conflict) {
    // The user was warned that the browser does not keep the draft: the server's version takes precedence over its remains.
    tab.editor.resolveConflict({ keep: 'theirs' });
    restart(play, tab, play.past);
    return;
  }
  const shown = factsOfMine(state.montage);
  if (stale && state.save.status === 'saved' && !play.same(shown, play.stored())) {
    // Nothing was stored and the server did not answer: the tab is as far behind as after another user's save.
    tab.editor.adopt(backend.loadNow());
    restart(play, tab, [play.stored()]);
    return;
  }
  const candidates = stale ? judge.moments : [judge.passedOver ?? judge.now, judge.now];
  const found = candidates.findLast((one) => play.same(one.facts, shown) && offers(state, one));
  if (found) {
    const later = candidates.slice(candidates.indexOf(found) + 1);
    if (stale && !tab.hasAsked()) meetLater(play, tab, [found, ...later]);
    const shownLast = left?.moments.at(-1);
    if (left && shownLast) left.isMissing = !play.same(found.facts, shownLast.facts);
    return judge.adopt(found);
  }
  // The history belongs to the draft, which is abandoned if another user's version came on top, or nothing was kept.
  const mayForget = stale || play.foreign;
  const known = [...candidates.map((one) => one.facts), ...(stale ? [play.stored()] : [])];
  const isForgotten = mayForget && offers(state, { past: [], future: [] });
  const facts = isForgotten ? known.find((one) => play.same(one, shown)) : undefined;
  hold(
    facts !== undefined && (stale || play.same(facts, play.stored())),
    'A tab that was opened does not show what was acknowledged.',
    judge.now.facts,
    shown,
    [state.undoLabel, state.redoLabel, judge.now.past.at(-1)?.label, judge.now.future.at(-1)?.label, stale],
  );
  judge.passedOver ??= judge.now;
  judge.adopt({ facts: shown, past: [], future: [] });
}

/**
 * An earlier tab has saved what the browser did not store, and the server could not be reached: its version arrives in this tab
 * with a later save, as another user's version, even if the tab shows the same through edits that it considers unsaved. The
 * user was warned that the draft is not kept, and chooses then.
 */
function meetLater(play: Play, tab: Tab, possible: readonly Moment[]): void {
  const stored = play.stored();
  const base = tab.draftBase();
  const known = base ? factsOfMine(base) : stored;
  // Without versions the last one wins, as specified.
  if (!play.versions || play.same(known, stored)) return;
  if (!possible.some(({ facts }) => play.same(facts, stored))) return;
  for (const other of [known, factsOfMine(tab.editor.state().montage)]) {
    for (const key of [...stored.keys(), ...other.keys()]) {
      if (stored.get(key) !== other.get(key)) play.eitherWay.add(key);
    }
  }
  play.foreign = true;
}

/** The browser gives nothing of what it has kept, and says so: it must not be lost when it gives it again. */
async function withoutStorage(play: Play, tab: Tab, stale: boolean): Promise<void> {
  const { browser, judge } = play;
  const state = tab.editor.state();
  hold(state.draftLost, 'The browser gave no draft, and the user is not warned.');
  browser.storage.become('fine');
  await play.time.advance(5_000);
  tab.kill();
  browser.tabs = browser.tabs.filter((one) => one !== tab);
  await browser.settle();
  const isStale = stale || judge.moments.length > 1;
  browser.isStale = isStale;
  // A tab that waited has its turn instead.
  if (browser.tabs.length === 0) await open(play, isStale);
}

/**
 * The work that is not stored is gone because the user said so.
 *
 * @param versions of the server, any of which may be left.
 */
export function restart(play: Play, tab: Tab, versions: readonly Facts[]): void {
  const state = tab.editor.state();
  const shown = factsOfMine(state.montage);
  hold(
    versions.some((one) => play.same(one, shown)),
    'What is left when my edits go is nothing that the server ever had.',
    shown,
    play.stored(),
  );
  hold(offers(state, { past: [], future: [] }), 'Edits that were let go can still be undone.');
  play.judge.become({ facts: shown, past: [], future: [] });
}
