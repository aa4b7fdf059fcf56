import { inText, type Facts, type Noted } from './facts';

/** What the user has done, undone and sees, at one moment. */
export interface Moment {
  readonly facts: Facts;
  /** The last is undone first. With the label by which the screen offers that. */
  readonly past: readonly Labelled[];
  readonly future: readonly Labelled[];
}

/** One step of the history, and every fact that it changed. */
interface Labelled {
  readonly label: string;
  readonly notes: readonly Noted[];
}

function put(facts: Facts, key: string, value: string | undefined): Facts {
  const next = new Map(facts);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

const redone = (facts: Facts, { notes }: Labelled): Facts =>
  notes.reduce((sum, { key, to }) => put(sum, key, to), facts);
const undone = (facts: Facts, { notes }: Labelled): Facts =>
  notes.reduceRight((sum, { key, from }) => put(sum, key, from), facts);

/** The notes that turn `from` into `to`, on top of the present facts. */
export const notesBetween = (from: Facts, to: Facts, now: Facts): Noted[] =>
  [...new Set([...from.keys(), ...to.keys()])]
    .filter((key) => from.get(key) !== to.get(key) && now.get(key) !== to.get(key))
    .map((key) => ({ key, from: now.get(key), to: to.get(key) }));

/**
 * The expected content of the screen: a list of what was acknowledged, kept by other means than the editor's.
 */
export class Judge {
  now: Moment;
  /** From the last moment that the browser is known to have kept on; the last is `now`. */
  moments: Moment[];

  /** The browser's draft, though another tab has passed over it: until the next edit, nothing replaces it. */
  passedOver: Moment | null = null;

  constructor(facts: Facts) {
    this.now = { facts, past: [], future: [] };
    this.moments = [this.now];
  }

  /** Sets the current moment; the browser may still have the previous one. */
  become(now: Moment): void {
    this.now = now;
    this.moments.push(now);
    this.passedOver = null;
  }

  did(noted: Noted | readonly Noted[], label: string): void {
    const { facts, past } = this.now;
    const step: Labelled = { label, notes: [noted].flat() };
    this.become({ facts: redone(facts, step), past: [...past, step], future: [] });
  }

  after(notes: readonly Noted[]): Facts {
    return redone(this.now.facts, { label: '', notes });
  }

  undid(): void {
    const { facts, past, future } = this.now;
    const last = past.at(-1);
    if (!last) return;
    this.become({
      facts: undone(facts, last),
      past: past.slice(0, -1),
      future: [...future, last],
    });
  }

  redid(): void {
    const { facts, past, future } = this.now;
    const last = future.at(-1);
    if (!last) return;
    this.become({
      facts: redone(facts, last),
      past: [...past, last],
      future: future.slice(0, -1),
    });
  }

  /** All that has happened is where a tab that dies does not take it along. */
  kept(): void {
    this.moments = [this.now];
  }

  /** Makes another moment the current one. */
  adopt(moment: Moment): void {
    this.now = moment;
    this.moments = [moment];
  }
}

export const isSame = (a: Facts, b: Facts, without?: ReadonlySet<string>): boolean =>
  inText(a, without) === inText(b, without);
