/** The user's actions in the tab that may edit, noted with the judge. */

import { restart } from './adopting';
import type { Doing } from './facts';
import type { Play } from './play';
import { hold } from './promises';

export function edit(play: Play, doing: Doing | null): void {
  const tab = play.browser.holder;
  if (!tab || !doing) return;
  const isTaken = tab.editor.edit(doing.make);
  // It may be gone by the choice.
  if (!isTaken && play.eitherWay.has(doing.noted.key)) return;
  hold(isTaken, 'An edit was not taken.', doing.noted);
  play.judge.did(doing.noted, `#${play.count}`);
}

export function resolve(play: Play, keep: 'mine' | 'theirs' | 'both'): void {
  const tab = play.browser.holder;
  const conflict = tab?.editor.state().conflict;
  if (!tab || !conflict) return;
  play.askedAt = play.time.elapsed();
  if (keep === 'theirs') {
    tab.editor.resolveConflict({ keep });
    restart(play, tab, play.past);
    return;
  }
  const both = conflict.differences.filter(({ kind }) => kind === 'both').map(({ key }) => key);
  tab.editor.resolveConflict({ keep: 'mine', exceptFor: new Set(keep === 'both' ? both : []) });
}

/** The edits that were found in the browser go. */
export function discard(play: Play): void {
  const tab = play.browser.holder;
  if (!tab?.editor.state().recovered) return;
  tab.editor.discardRecovered();
  restart(play, tab, play.past);
}
