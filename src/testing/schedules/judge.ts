import { inText, type Facts, type Noted } from './facts';

/** What the person has done, undone and sees, at one moment. */
export interface Moment {
  readonly facts: Facts;
  /** The last is undone first. With the label by which the screen offers that. */
  readonly past: readonly Labelled[];
  readonly future: readonly Labelled[];
}

interface Labelled extends Noted {
  readonly label: string;
}

function put(facts: Facts, key: string, value: string | undefined): Facts {
  const next = new Map(facts);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

/**
 * What has to be on the screen: a list of what was acknowledged, kept by other means than the editor's.
 */
export class Judge {
  now: Moment;
  /** From the last moment that the browser is known to have kept on; the last is `now`. */
  moments: Moment[];

  /** What the browser has still, though another tab has passed over it: until something is done, nothing takes its place. */
  passedOver: Moment | null = null;

  constructor(facts: Facts) {
    this.now = { facts, past: [], future: [] };
    this.moments = [this.now];
  }

  /** Something else stands from now on, and what stood before may still be what the browser has. */
  become(now: Moment): void {
    this.now = now;
    this.moments.push(now);
    this.passedOver = null;
  }

  did(noted: Noted, label: string): void {
    const { facts, past } = this.now;
    this.become({
      facts: put(facts, noted.key, noted.to),
      past: [...past, { ...noted, label }],
      future: [],
    });
  }

  undid(): void {
    const { facts, past, future } = this.now;
    const last = past.at(-1);
    if (!last) return;
    this.become({
      facts: put(facts, last.key, last.from),
      past: past.slice(0, -1),
      future: [...future, last],
    });
  }

  redid(): void {
    const { facts, past, future } = this.now;
    const last = future.at(-1);
    if (!last) return;
    this.become({
      facts: put(facts, last.key, last.to),
      past: [...past, last],
      future: future.slice(0, -1),
    });
  }

  /** All that has happened is where a tab that dies does not take it along. */
  kept(): void {
    this.moments = [this.now];
  }

  /** Another moment is what stands now. */
  adopt(moment: Moment): void {
    this.now = moment;
    this.moments = [moment];
  }
}

export const isSame = (a: Facts, b: Facts, without?: ReadonlySet<string>): boolean =>
  inText(a, without) === inText(b, without);
