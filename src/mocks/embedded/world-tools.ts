import { operations } from '@/api/generated/operations';
import type { LoggedCall } from '../call-log';
import type { MovableClock } from '../clock';
import { faultText, parseFaults } from '../fault-text';
import { identityOperations, type CallName, type SeenCalls } from '../faults';
import { scenarioNamed, scenarios } from '../scenarios/catalogue';
import type { Scenario } from '../scenarios/scenario';
import type { World } from '../world';
import { linkTo, withoutLink, type WorldLink } from './link';
import type { Run, TabMemory } from './run';

/** A scenario in the panel. */
export interface OfferedScenario {
  name: string;
  title: string;
  lookFor: string;
  account: string | null;
  /** The link that restarts it. */
  href: string;
}

export interface DeclaredFaultText {
  text: string;
  struck: number;
  /** Whether it was added to the scenario's faults, so that it can be removed. */
  added: boolean;
}

export interface WorldState {
  readonly calls: readonly LoggedCall[];
  readonly faults: readonly DeclaredFaultText[];
  /** How far the clock has been advanced, s. */
  readonly aheadS: number;
}

/** The state and actions of the panel; the same object for the lifetime of the page. */
export interface WorldTools {
  scenarios: readonly OfferedScenario[];
  /** Null for the user's own data. */
  current: OfferedScenario | null;
  operations: readonly { label: string; names: readonly string[] }[];
  /** The same object until something changes. */
  state(): WorldState;
  subscribe(listener: () => void): () => void;
  /** Logs what the application repaired in an answer. */
  repaired(call: CallName, repairs: readonly string[]): void;
  /** @param how the fault, in the syntax after the name of the call: `status:503`, `network`. */
  failNext(call: string, how: string): void;
  takeAway(fault: string): void;
  moveClock(seconds: number): void;
  /** A link to the screen at this address in this world at its start, with faults added since. */
  link(): string;
  /** The parameters of that link. */
  linkNow(): WorldLink;
  /** The address of the user's own data. */
  ownDataHref: string;
  /** Resets the world to its start, without added faults; returns the address to open. */
  startOver(): Promise<string>;
}

interface Parts {
  world: World;
  clock: MovableClock;
  run: Run | null;
  link: WorldLink;
  memory: TabMemory;
  origin: string;
  /** The address of the current screen. */
  address: () => string;
}

const publicScreens = /^\/(login|signup|forgot-password)\/?$/;

const offered = (scenario: Scenario, origin: string): OfferedScenario => ({
  name: scenario.name,
  title: scenario.title,
  lookFor: scenario.lookFor,
  account: scenario.signedInAs,
  href: linkTo(`${origin}${scenario.route}`, { scenario: scenario.name, faults: [], aheadS: 0, seed: null }),
});

export function createWorldTools(parts: Parts): WorldTools {
  const { world, clock, run, memory, origin, address } = parts;
  let { link } = parts;
  const scenario = run && scenarioNamed(run.link.scenario);
  const takeAways = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  const startAheadMs = clock.aheadMs() - link.aheadS * 1_000;

  const declare = (text: string, seen?: SeenCalls): void => {
    for (const declaration of parseFaults(text)) takeAways.set(text, world.faults.add(declaration, seen));
  };
  for (const declaration of scenario?.faults ?? [])
    world.faults.add(declaration, run?.seen[faultText(declaration)]);
  for (const text of link.faults) declare(text, run?.seen[text]);

  const read = (): WorldState => ({
    calls: world.calls.calls(),
    faults: world.faults.declared().map(({ declaration, struck }) => {
      const text = faultText(declaration);
      return { text, struck, added: takeAways.has(text) };
    }),
    aheadS: (clock.aheadMs() - startAheadMs) / 1_000,
  });
  let state = read();

  const remember = (): void => {
    if (!run) return;
    const declared = world.faults.declared().map(({ declaration, seen }) => [faultText(declaration), seen]);
    memory.remember({
      ...run,
      link: { ...link, scenario: run.link.scenario },
      seen: Object.fromEntries(declared),
    });
  };
  const changed = (): void => {
    state = read();
    remember();
    for (const listener of listeners) listener();
  };
  world.calls.subscribe(changed);
  remember();

  const takeAway = (text: string): void => {
    takeAways.get(text)?.();
    takeAways.delete(text);
    link = { ...link, faults: link.faults.filter((one) => one !== text) };
  };

  const tools: WorldTools = {
    scenarios: scenarios.map((one) => offered(one, origin)),
    current: scenario && offered(scenario, origin),
    operations: [
      { label: 'Backend', names: Object.keys(operations) },
      { label: 'Identity provider', names: identityOperations },
    ],
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    repaired: (call, repairs) => world.calls.repaired(call, repairs),
    failNext(call, how) {
      const text = `${call}:${how}@1`;
      // The same fault again: its calls are counted from now.
      takeAway(text);
      declare(text);
      link = { ...link, faults: [...link.faults, text] };
      changed();
    },
    takeAway(text) {
      takeAway(text);
      changed();
    },
    moveClock(seconds) {
      clock.move(seconds * 1_000);
      link = { ...link, aheadS: link.aheadS + seconds };
      changed();
    },
    link() {
      const url = new URL(address());
      const shown = publicScreens.test(url.pathname)
        ? `${origin}${scenario?.route ?? '/'}`
        : withoutLink(url.href);
      // A link never contains the user's own data: it shows the initial demonstration.
      return linkTo(shown, { ...link, scenario: link.scenario ?? 'fresh' });
    },
    linkNow: () => link,
    ownDataHref: `${origin}/?scenario=`,
    async startOver() {
      if (tools.current) return tools.current.href;
      await world.reset();
      for (const text of link.faults) takeAway(text);
      return `${origin}/?scenario=`;
    },
  };
  return tools;
}
