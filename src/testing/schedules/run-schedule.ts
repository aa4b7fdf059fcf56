import { indexedDbDrafts } from '@/features/montage-editor/drafts/indexed-db-drafts';
import { openDraft } from '@/features/montage-editor/drafts/open-draft';
import type { ServerMontage } from '@/features/montage-editor/create-editor';
import { normaliseMontage } from '@/domain/montage/normalise';
import { Backend, montageId, otherMontageId } from './backend';
import type { Command, Schedule } from './commands';
import {
  adding,
  contestedKey,
  factsOfMine,
  factsOfOthers,
  factsOfVisitors,
  inText,
  removing,
  theirWork,
  typing,
  type Doing,
  type Facts,
} from './facts';
import { isSame, Judge, type Moment } from './judge';
import { hold, mostAttempts, offers, sorted } from './promises';
import { BrowserStorage } from './storage';
import { Line, openTab, type Tab } from './tabs';
import { VirtualTime } from './time';

const me = 'engineer';
const somebodyElse = 'somebody else';

/** Plays one schedule, and holds the product to its promises after each step and at the end. */
class Play {
  readonly time = new VirtualTime(() => this.settle());
  readonly storage = new BrowserStorage();
  readonly backend = new Backend(this.time, () => this.noteStored());
  line = new Line();
  tabs: Tab[] = [];
  /** Tabs that were left and are still at their last save. */
  leaving: Tab[] = [];
  judge!: Judge;
  readonly versions: boolean;
  /** What the server had, in the order of its versions. */
  readonly past: Facts[] = [];
  #count = 0;
  #ids = 0;
  #isStale = false;
  /** Of the storage, that have been made up for. */
  #failures = 0;
  /** Whether somebody else has saved, or what looks like it. */
  foreign = false;
  /** What is for the person to choose between the two sides, and can therefore be either. */
  readonly eitherWay = new Set<string>();
  theirs: Facts = new Map();
  askedAt = -1;
  /** What visitors of this browser have done, by whom. */
  readonly visitors = new Map<string, string[]>();
  readonly done = new Map<string, number>();

  constructor(versions: boolean) {
    this.versions = versions;
  }

  async settle(): Promise<void> {
    for (let calm = 0, rounds = 0; calm < 4; rounds++) {
      if (rounds > 200_000) throw new Error('It never comes to rest.');
      await new Promise((resolve) => setImmediate(resolve));
      calm = this.backend.isBusy || this.storage.busy > 0 ? 0 : calm + 1;
    }
  }

  noteStored(): void {
    const facts = this.stored();
    if (this.past.at(-1) !== facts) this.past.push(facts);
  }

  same(a: Facts, b: Facts): boolean {
    return isSame(a, b, this.eitherWay);
  }

  stored = (): Facts => this.backend.told(factsOfMine);

  /** The tab that may edit. */
  get holder(): Tab | undefined {
    return this.tabs.find(({ editor, wasLocked }) => !wasLocked && editor.state().locked === null);
  }

  async start(): Promise<void> {
    await this.backend.start(this.versions);
    this.noteStored();
    this.judge = new Judge(this.stored());
    this.theirs = this.backend.told(factsOfOthers);
    await this.open();
  }

  // ---- tabs

  async openFor(user: string, montage: string, server: ServerMontage): Promise<Tab> {
    return openTab({
      backend: this.backend,
      storage: this.storage,
      time: this.time,
      line: this.line,
      user,
      montage,
      server,
      isOnline: this.backend.online,
      newId: () => `temp-${++this.#ids}`,
    });
  }

  async open(server = this.backend.loadNow(), stale = false): Promise<void> {
    if (this.storage.state === 'slow') this.storage.become('fine');
    const tab = await this.openFor(me, montageId, server);
    const isLocked = tab.wasLocked;
    tab.wasLocked = true;
    this.tabs.push(tab);
    if (!isLocked) await this.adopt(tab, tab.readDraft, stale);
  }

  /**
   * A tab that begins to edit has to show what was acknowledged and kept.
   *
   * @param readable whether the browser gave what it has kept.
   */
  async adopt(tab: Tab, readable: boolean, stale: boolean): Promise<void> {
    const { judge } = this;
    tab.wasLocked = false;
    // A save waits until it is written down, but not for ever: one that was sent over a storage that did not take it comes as a
    // stranger's, and nothing is left to know it by. It is lost on its way here. One that waits is another matter: it is
    // not sent, and it has been promised that it is not, whenever the tab dies.
    if (stale) this.backend.dropLate();
    if (!readable) return this.withoutStorage(tab, stale);
    const state = tab.editor.state();
    if (stale && state.conflict) {
      // The person was told that the browser does not keep the draft: what the server has goes before what is left of it.
      tab.editor.resolveConflict({ keep: 'theirs' });
      this.beginAnew(tab, this.past);
      return;
    }
    const shown = factsOfMine(state.montage);
    if (stale && state.save.status === 'saved' && !this.same(shown, this.stored())) {
      // Nothing was written down and the server did not answer: the tab is as far behind as after somebody else's save.
      tab.editor.serverHas(this.backend.loadNow());
      this.beginAnew(tab, [this.stored()]);
      return;
    }
    const candidates = stale ? judge.moments : [judge.passedOver ?? judge.now, judge.now];
    const found = candidates.findLast((one) => this.same(one.facts, shown) && offers(state, one));
    if (found) {
      const later = candidates.slice(candidates.indexOf(found) + 1);
      if (stale && !tab.hasAsked()) this.meetLater(shown, later);
      return judge.adopt(found);
    }
    // The history is a matter of the draft, which is left where somebody else has gone on, or nothing was kept.
    const mayForget = stale || this.foreign;
    const known = [...candidates.map((one) => one.facts), ...(stale ? [this.stored()] : [])];
    const isForgotten = mayForget && offers(state, { past: [], future: [] });
    const facts = isForgotten ? known.find((one) => this.same(one, shown)) : undefined;
    hold(
      facts !== undefined && (stale || this.same(facts, this.stored())),
      'A tab that was opened does not show what was acknowledged.',
      judge.now.facts,
      shown,
      [state.undoLabel, state.redoLabel, judge.now.past.at(-1)?.label, judge.now.future.at(-1)?.label, stale],
    );
    judge.passedOver ??= judge.now;
    judge.adopt({ facts: shown, past: [], future: [] });
  }

  /**
   * An earlier tab has saved what the browser did not take, and the server could not be asked: what it has comes to this tab with
   * a later save, as a stranger's. The person was told that the draft is not kept, and chooses then.
   */
  meetLater(shown: Facts, later: readonly Moment[]): void {
    const stored = this.stored();
    // Without versions the last one wins, as specified.
    if (!this.versions || !later.some(({ facts }) => this.same(facts, stored))) return;
    for (const key of [...stored.keys(), ...shown.keys()]) {
      if (stored.get(key) !== shown.get(key)) this.eitherWay.add(key);
    }
    this.foreign = true;
  }

  /** The browser gives nothing of what it has kept, and says so: it must not be lost when it gives it again. */
  async withoutStorage(tab: Tab, stale: boolean): Promise<void> {
    const { judge } = this;
    const state = tab.editor.state();
    hold(state.draftLost, 'The browser gave no draft, and the person is not told.');
    this.storage.become('fine');
    await this.time.advance(5_000);
    tab.kill();
    this.tabs = this.tabs.filter((one) => one !== tab);
    await this.settle();
    const isStale = stale || judge.moments.length > 1;
    this.#isStale = isStale;
    // A tab that waited has its turn instead.
    if (this.tabs.length === 0) await this.open(this.backend.loadNow(), isStale);
  }

  /** The work that is not stored is gone because the person said so. */
  beginAnew(tab: Tab, versions: readonly Facts[]): void {
    const state = tab.editor.state();
    const shown = factsOfMine(state.montage);
    hold(
      versions.some((one) => this.same(one, shown)),
      'What is left when my edits go is nothing that the server ever had.',
      shown,
      this.stored(),
    );
    hold(offers(state, { past: [], future: [] }), 'Edits that were let go can still be undone.');
    this.judge.become({ facts: shown, past: [], future: [] });
  }

  /** Whether a tab that died now could leave something behind that is older than what it showed. */
  isAtRisk(tab: Tab): boolean {
    const hasFailed = this.storage.failures > this.#failures;
    return (
      hasFailed || this.storage.isBehind || tab.editor.state().draftLost || this.storage.state !== 'fine'
    );
  }

  async kill(tab: Tab): Promise<boolean> {
    const isRisk = this.isAtRisk(tab);
    tab.kill();
    this.tabs = this.tabs.filter((one) => one !== tab);
    await this.settle();
    return isRisk || this.isAtRisk(tab);
  }

  /** Tabs that waited for their turn, and have it. */
  async takeTurns(): Promise<void> {
    for (const tab of this.tabs.slice()) {
      if (tab.editor.state().locked !== null) tab.wasLocked = true;
      else if (tab.wasLocked) {
        const stale = this.#isStale;
        this.#isStale = false;
        await this.adopt(tab, !tab.editor.state().draftLost, stale);
      }
    }
  }

  /** @param stale whether what is left to the next tab may be older than what was shown. */
  async lookForTurns(stale: boolean): Promise<void> {
    this.#isStale ||= stale;
    await this.settle();
    await this.takeTurns();
  }

  async leave(tab: Tab): Promise<boolean> {
    const isRisk = this.isAtRisk(tab);
    tab.editor.dispose();
    let closed = false;
    const close = (): void => {
      closed = true;
    };
    void tab.editor.closed.then(close);
    this.tabs = this.tabs.filter((one) => one !== tab);
    await this.settle();
    if (!closed) await this.time.advance(2_000);
    this.leaving.push(tab);
    return isRisk || this.isAtRisk(tab);
  }

  // ---- what is done

  do(doing: Doing | null): void {
    const tab = this.holder;
    if (!tab || !doing) return;
    const isTaken = tab.editor.edit(doing.make);
    // It may be gone by the choice.
    if (!isTaken && this.eitherWay.has(doing.noted.key)) return;
    hold(isTaken, 'An edit was not taken.', doing.noted);
    this.judge.did(doing.noted, `#${this.#count}`);
  }

  async visit(who: 'person' | 'montage'): Promise<void> {
    const tab = this.holder;
    if (!tab || this.tabs.length > 1 || this.storage.state !== 'fine') return;
    await this.settle();
    const isRisk = await this.kill(tab);
    const [user, montage] = who === 'person' ? [somebodyElse, montageId] : [me, otherMontageId];
    const before = this.line;
    this.line = new Line();
    const visitor = await this.openFor(user, montage, this.backend.loadNow(montage));
    const { editor } = visitor;
    const names = this.visitors.get(who) ?? [];
    const shown = factsOfVisitors(editor.state().montage);
    hold(
      inText(shown) === inText(new Map(names.map((key) => [key, '1']))),
      'Whoever comes to this browser does not find their own draft.',
      shown,
      names,
    );
    const visible = factsOfMine(editor.state().montage);
    const allowed = who === 'person' ? this.past : [factsOfMine(this.backend.loadNow(montage).montage)];
    hold(
      allowed.some((one) => this.same(one, visible)),
      'A draft is shown to somebody whose it is not.',
      visible,
    );
    if (!editor.state().conflict) {
      const { make, noted } = adding(1, ++this.#count, 'visitor');
      editor.keepRecovered();
      hold(editor.edit(make), 'A visitor cannot edit.');
      this.visitors.set(who, [...names, noted.key]);
    }
    await this.settle();
    visitor.kill();
    await this.settle();
    this.line = before;
    await this.open(this.backend.loadNow(), isRisk);
  }

  resolve(keep: 'mine' | 'theirs' | 'both'): void {
    const tab = this.holder;
    const conflict = tab?.editor.state().conflict;
    if (!tab || !conflict) return;
    this.askedAt = this.time.elapsed();
    if (keep === 'theirs') {
      tab.editor.resolveConflict({ keep });
      this.beginAnew(tab, this.past);
      return;
    }
    const both = conflict.differences.filter(({ kind }) => kind === 'both').map(({ key }) => key);
    tab.editor.resolveConflict({ keep: 'mine', exceptFor: new Set(keep === 'both' ? both : []) });
  }

  async theirSave(contested: boolean): Promise<void> {
    // A server without versions lets the last one win, as specified.
    if (!this.versions) return;
    this.#count += 1;
    const count = this.#count;
    await this.backend.world.saveAsSomebodyElse(
      montageId,
      (montage) => theirWork(montage as never, count, contested) as never,
    );
    this.foreign = true;
    if (contested) this.eitherWay.add(contestedKey);
    this.theirs = this.backend.told(factsOfOthers);
    this.noteStored();
  }

  setOnline(is: boolean): void {
    this.backend.online = is;
    for (const tab of [...this.tabs, ...this.leaving]) tab.online.set(is);
  }

  async waiting(ms: number, asleep = false): Promise<void> {
    const before = this.tabs.map((tab) => [tab, tab.calls.length] as const);
    await this.time.advance(ms, { asleep });
    for (const [tab, calls] of before) {
      const made = tab.calls.length - calls;
      // A save may be sent a second time on top of somebody else's, and once more because it was asked for meanwhile.
      hold(made <= 2 * mostAttempts(ms) + 2, `${made} attempts in ${ms} ms.`);
    }
  }

  /** Another tab comes to the front, or the tab that had the lock is gone. */
  async command(command: Command): Promise<void> {
    const tab = this.holder;
    const editor = tab?.editor;
    switch (command.do) {
      case 'type':
        return this.do(typing(this.judge.now.facts, command.which, ++this.#count));
      case 'add':
        return this.do(adding(command.which, ++this.#count));
      case 'remove':
        return this.do(removing(this.judge.now.facts, command.which, ++this.#count));
      case 'undo':
        editor?.undo();
        return editor && this.judge.undid();
      case 'redo':
        editor?.redo();
        return editor && this.judge.redid();
      case 'save':
        this.askedAt = this.time.elapsed();
        return void editor?.save();
      case 'fault':
        return this.backend.fail(command);
      case 'hold':
        return this.backend.hold(command.what);
      case 'release':
        this.backend.release(command.which);
        return this.settle();
      case 'flow':
        this.backend.flow();
        return this.settle();
      case 'wait':
        return this.waiting(command.ms);
      case 'sleep':
        return this.waiting(command.ms, true);
      case 'clock':
        return this.time.shift(command.ms);
      case 'hide':
        return tab?.hidden.set(true);
      case 'show':
        return tab?.hidden.set(false);
      case 'offline':
      case 'online':
        return this.setOnline(command.do === 'online');
      case 'refetch':
        return tab?.refetch();
      case 'reload':
      case 'kill':
      case 'crash':
        return this.end(command.do);
      case 'reopen': {
        if (!tab || this.storage.isBehind) return;
        const isRisk = await this.leave(tab);
        await this.lookForTurns(isRisk);
        return this.open(this.backend.online ? this.backend.loadNow() : tab.last(), isRisk);
      }
      case 'second':
        return this.tabs.length < 2 ? this.open() : undefined;
      case 'take over': {
        const other = this.tabs.find((one) => one !== tab);
        if (!other || !tab) return;
        const isRisk = this.isAtRisk(tab);
        // Without versions the server could not tell it from a later one.
        if (!this.versions) this.backend.dropLate();
        other.editor.takeOver();
        tab.wasLocked = true;
        if (this.storage.state === 'slow') this.storage.become('fine');
        return this.lookForTurns(isRisk);
      }
      case 'close': {
        if (!tab || this.tabs.length < 2 || this.storage.isBehind) return;
        return this.lookForTurns(await this.leave(tab));
      }
      case 'kill holder': {
        if (!tab || this.tabs.length < 2) return;
        const isRisk = await this.kill(tab);
        if (this.storage.state === 'slow') this.storage.become('fine');
        return this.lookForTurns(isRisk);
      }
      case 'theirs':
        return this.theirSave(command.contested);
      case 'resolve':
        return this.resolve(command.keep);
      case 'keep':
        return editor?.keepRecovered();
      case 'discard':
        if (!editor?.state().recovered) return;
        editor.discardRecovered();
        return tab && this.beginAnew(tab, this.past);
      case 'visit':
        return this.visit(command.who);
      case 'storage':
        this.storage.become(command.is);
        return undefined;
    }
  }

  async end(how: 'reload' | 'kill' | 'crash'): Promise<void> {
    const tab = this.holder;
    if (!tab) return;
    if (how === 'reload') tab.hidden.set(true);
    if (how !== 'kill') await this.settle();
    const isRisk = await this.kill(tab);
    await this.lookForTurns(isRisk);
    await this.open(this.backend.loadNow(), isRisk);
  }

  // ---- promises

  check(): void {
    for (const tab of [...this.tabs, ...this.leaving]) {
      hold(tab.parallel() <= 1, 'Two saves of one tab were under way at one time.');
      this.checkLeftAlone(tab);
    }
    if (this.versions) {
      const theirs = this.backend.told(factsOfOthers);
      hold(inText(theirs) === inText(this.theirs), 'What somebody else saved is gone.', theirs, this.theirs);
    }
    const tab = this.holder;
    if (!tab) return;
    const state = tab.editor.state();
    const shown = factsOfMine(state.montage);
    const { judge } = this;
    hold(
      this.same(shown, judge.now.facts),
      'The screen does not show what was acknowledged.',
      judge.now.facts,
      shown,
    );
    hold(factsOfVisitors(state.montage).size === 0, 'Somebody else’s draft is on the screen.');
    if (!offers(state, judge.now)) {
      hold(
        this.foreign && offers(state, { past: [], future: [] }) && this.same(this.stored(), shown),
        'What can be undone and done again is not what was done.',
        [state.undoLabel, judge.now.past.at(-1)?.label, state.redoLabel, judge.now.future.at(-1)?.label],
      );
      judge.adopt({ facts: shown, past: [], future: [] });
    }
    if (state.save.status === 'saved') {
      hold(
        this.same(this.stored(), shown),
        'It says Saved, and the server has something else.',
        this.stored(),
        shown,
      );
    }
  }

  checkLeftAlone(tab: Tab): void {
    tab.calls.forEach((call, index) => {
      const next = tab.calls[index + 1];
      if (!next || call.leftAloneUntil === null || next.at >= call.leftAloneUntil) return;
      hold(this.askedAt >= call.at, 'The server was not left alone as it asked.', call, next);
    });
  }

  /** What is in the browser by now is kept, where it says so. */
  noteKept(): void {
    const tab = this.holder;
    if (!tab || this.storage.busy > 0) return;
    // A write that failed is made up for before the person is told that nothing is amiss.
    if (!tab.editor.state().draftLost && this.storage.state === 'fine')
      this.#failures = this.storage.failures;
    if (!this.isAtRisk(tab)) this.judge.kept();
  }

  async quiet(): Promise<void> {
    this.backend.heal();
    this.storage.become('fine');
    this.setOnline(true);
    for (const tab of this.tabs) tab.hidden.set(false);
    await this.lookForTurns(true);
    for (let round = 0; round < 12; round++) {
      const tab = this.holder;
      if (!tab) {
        await this.waiting(1_000);
        await this.lookForTurns(true);
        continue;
      }
      tab.editor.keepRecovered();
      this.resolve('mine');
      await this.waiting(130_000);
      this.check();
      const { save, conflict, draftLost } = tab.editor.state();
      if (save.status === 'saved' && !draftLost) break;
      if (save.status === 'saved') {
        // A write that failed is made up for with the next thing that is done.
        this.do(typing(this.judge.now.facts, 1, ++this.#count));
        continue;
      }
      if (conflict) continue;
      const isWaiting = save.status === 'unsaved' && save.failure !== null && save.savesAt === null;
      hold(isWaiting, 'Nothing is in the way any more, and it is not saved.', save);
      this.askedAt = this.time.elapsed();
      await tab.editor.save();
    }
    await this.agree();
  }

  /** The server, the screen and the draft say the same, and nothing is left over. */
  async agree(): Promise<void> {
    // As a window that comes to the front does: nobody else tells this tab of what others saved.
    this.holder?.refetch();
    await this.waiting(5_000);
    this.check();
    const tab = this.holder;
    hold(tab !== undefined, 'No tab can edit.');
    const state = tab!.editor.state();
    hold(
      state.save.status === 'saved' && !state.conflict && !state.recovered,
      'It is never saved.',
      state.save,
    );
    const server = this.backend.loadNow();
    hold(
      JSON.stringify(sorted(normaliseMontage(server.montage))) === JSON.stringify(sorted(state.montage)),
      'The server and the screen do not agree.',
      this.stored(),
      factsOfMine(state.montage),
    );
    hold(!state.draftLost, 'The draft is said to be lost.');
    const stored = await indexedDbDrafts([me, montageId], this.time.forTab().now).read();
    const opened = openDraft(stored, server);
    hold(
      stored !== null && !opened.recovered && !opened.conflict && !opened.damaged,
      'A draft is left over.',
      opened.recovered,
      opened.conflict?.differences,
    );
    hold(
      this.same(factsOfMine(opened.work.session.montage), this.judge.now.facts),
      'The draft and the screen do not agree.',
    );
  }

  /** Everything can be undone and done again, across all the saves there were, and is saved by itself. */
  async history(): Promise<void> {
    const tab = this.holder;
    const { length } = this.judge.now.past;
    if (!tab || length === 0) return;
    for (const [step, note] of [
      [() => tab.editor.undo(), () => this.judge.undid()],
      [() => tab.editor.redo(), () => this.judge.redid()],
    ] as const) {
      for (let count = 0; count < length; count++) {
        step();
        note();
        this.check();
      }
      await this.waiting(11_000);
      this.check();
      hold(tab.editor.state().save.status === 'saved', 'What was undone, or done again, is not saved.');
    }
    await this.agree();
  }

  async finish(): Promise<void> {
    for (const tab of [...this.tabs, ...this.leaving]) tab.kill();
    await this.settle();
  }

  async play(commands: readonly Command[]): Promise<void> {
    await this.start();
    try {
      for (const command of commands) {
        this.done.set(command.do, (this.done.get(command.do) ?? 0) + 1);
        await this.command(command);
        await this.takeTurns();
        this.check();
        this.noteKept();
      }
      await this.quiet();
      await this.history();
    } finally {
      await this.finish();
      this.backend.world.dispose();
    }
  }
}

/**
 * @returns how often each command was met.
 * @throws where a promise was broken.
 */
export async function runSchedule({ versions, commands }: Schedule): Promise<ReadonlyMap<string, number>> {
  const { fetch } = globalThis;
  const { stackTraceLimit } = Error;
  // Hundreds of faults a schedule, whose stacks nobody reads.
  Error.stackTraceLimit = 0;
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', note);
  const play = new Play(versions);
  globalThis.fetch = play.backend.fetch as typeof globalThis.fetch;
  try {
    await play.play(commands);
    hold(rejections.length === 0, 'Something was rejected and nobody heard of it.', String(rejections[0]));
    return play.done;
  } finally {
    globalThis.fetch = fetch;
    play.storage.close();
    Error.stackTraceLimit = stackTraceLimit;
    process.off('unhandledRejection', note);
  }
}
