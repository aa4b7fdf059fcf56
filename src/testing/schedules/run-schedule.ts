import { letGo, lookForTurns, open, takeTurns } from './adopting';
import { check, noteKept, wait } from './at-each-step';
import { comeToRest, undoAndRedoAll } from './at-rest';
import type { Command, Schedule } from './commands';
import { adding, removing, typing } from './facts';
import { saveTheirs, visit } from './others';
import { discard, edit, resolve } from './person';
import { Play } from './play';
import { hold } from './promises';
import { letStrandedGo, putBack, takeOver } from './taking-over';

/** The page is loaded again, or the tab dies; and the montage is opened again. */
async function end(play: Play, how: 'reload' | 'kill' | 'crash'): Promise<void> {
  const { browser } = play;
  const tab = browser.holder;
  if (!tab) return;
  if (how === 'reload') tab.hidden.set(true);
  if (how !== 'kill') await browser.settle();
  const isRisk = await browser.kill(tab);
  await lookForTurns(play, isRisk);
  await open(play, isRisk);
}

/** Does what one command says, to the tab that may edit where it is for a tab. */
async function follow(play: Play, command: Command): Promise<void> {
  const { backend, browser, judge, time } = play;
  const tab = browser.holder;
  const editor = tab?.editor;
  switch (command.do) {
    case 'type':
      return edit(play, typing(judge.now.facts, command.which, ++play.count));
    case 'add':
      return edit(play, adding(command.which, ++play.count));
    case 'remove':
      return edit(play, removing(judge.now.facts, command.which, ++play.count));
    case 'undo':
      editor?.undo();
      return editor && judge.undid();
    case 'redo':
      editor?.redo();
      return editor && judge.redid();
    case 'save':
      play.askedAt = time.elapsed();
      return void editor?.save();
    case 'fault':
      return backend.fail(command);
    case 'hold':
      return backend.hold(command.what);
    case 'release':
      backend.release(command.which);
      return browser.settle();
    case 'flow':
      backend.flow();
      return browser.settle();
    case 'wait':
      return wait(play, command.ms);
    case 'sleep':
      return wait(play, command.ms, true);
    case 'clock':
      return time.shift(command.ms);
    case 'hide':
      return tab?.hidden.set(true);
    case 'show':
      return tab?.hidden.set(false);
    case 'offline':
    case 'online':
      return browser.setOnline(command.do === 'online');
    case 'evict':
      return browser.copies.drop();
    case 'no copies':
      return browser.copies.fill();
    case 'refetch':
      return tab?.refetch();
    case 'reload':
    case 'kill':
    case 'crash':
      return end(play, command.do);
    case 'reopen': {
      if (!tab || browser.storage.isBehind) return;
      const isRisk = await browser.leave(tab);
      await lookForTurns(play, isRisk);
      return open(play, isRisk);
    }
    case 'second':
      // Sent calls have arrived before the page is loaded.
      await browser.settle();
      return browser.tabs.length < 2 ? open(play) : undefined;
    case 'take over':
      return takeOver(play);
    case 'put back':
      return putBack(play);
    case 'let go':
      return letStrandedGo(play);
    case 'cover':
    case 'uncover':
      return tab?.paint(command.do === 'uncover');
    case 'freeze':
      // Without Web Locks a tab that slept shows its old content until its next write brings it up to date.
      if (browser.locks === 'channel') return;
      if (tab?.left) letGo(tab);
      return tab?.freeze();
    case 'thaw':
      for (const one of browser.tabs) one.thaw();
      return lookForTurns(play, false);
    case 'close': {
      if (!tab || browser.tabs.length < 2 || browser.storage.isBehind) return;
      return lookForTurns(play, await browser.leave(tab));
    }
    case 'kill holder': {
      if (!tab || browser.tabs.length < 2) return;
      const isRisk = await browser.kill(tab);
      if (browser.storage.state === 'slow') browser.storage.become('fine');
      return lookForTurns(play, isRisk);
    }
    case 'theirs':
      return saveTheirs(play, command.contested);
    case 'resolve':
      return resolve(play, command.keep);
    case 'keep':
      return editor?.keepRecovered();
    case 'discard':
      return discard(play);
    case 'visit':
      return visit(play, command.who);
    case 'storage':
      browser.storage.become(command.is);
      return undefined;
  }
}

/** Holds the product to its promises after each step and at the end. */
async function playAll(play: Play, commands: readonly Command[]): Promise<ReadonlyMap<string, number>> {
  const met = new Map<string, number>();
  await play.start();
  await open(play);
  try {
    for (const command of commands) {
      met.set(command.do, (met.get(command.do) ?? 0) + 1);
      await follow(play, command);
      await takeTurns(play);
      check(play);
      noteKept(play);
    }
    await comeToRest(play);
    await undoAndRedoAll(play);
  } finally {
    await play.browser.end();
    play.backend.world.dispose();
  }
  return met;
}

/**
 * Plays one schedule.
 *
 * @returns how often each command was met.
 * @throws where a promise was broken.
 */
export async function runSchedule({
  versions,
  locks,
  commands,
}: Schedule): Promise<ReadonlyMap<string, number>> {
  const { fetch } = globalThis;
  const { stackTraceLimit } = Error;
  // Hundreds of faults per schedule, whose stacks are never read.
  Error.stackTraceLimit = 0;
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', note);
  const play = new Play(versions, locks);
  globalThis.fetch = play.backend.fetch as typeof globalThis.fetch;
  try {
    const met = await playAll(play, commands);
    hold(rejections.length === 0, 'A promise was rejected and not handled.', String(rejections[0]));
    return met;
  } finally {
    globalThis.fetch = fetch;
    play.browser.storage.close();
    Error.stackTraceLimit = stackTraceLimit;
    process.off('unhandledRejection', note);
  }
}
