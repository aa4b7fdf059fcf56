import type { FaultDeclaration } from '@/mocks/faults';
import type { Scenario, ScenarioWorld } from '@/mocks/scenarios/scenario';
import { demonstrationAccounts } from '@/mocks/seed/accounts';
import type { StoryParameters, StoryWorld } from './story-parameters';

/** The value of a toolbar switch that leaves the choice to the story. */
export const own = 'own';
/** The value of the user switch without a signed-in user. */
export const stranger = 'stranger';

/** The part of the toolbar's state that decides about a story's world. */
export interface StorySwitches {
  /** A scenario's name, or `own`. */
  scenario?: unknown;
  /** As `userName` gives it, `stranger`, or `own`. */
  user?: unknown;
}

/** The name of a demonstration account. Not its address: Storybook's own address may not contain an `@`. */
export const userName = (email: string): string => email.replace(/@.*/, '');

function accountNamed(name: string): string {
  const account = demonstrationAccounts.find(({ email }) => userName(email) === name);
  if (!account) throw new Error(`There is no user "${name}" in the demonstration.`);
  return account.email;
}

/** The setting of a story: from its own parameters, and from the choices in the toolbar. */
export interface StorySetting {
  /** Undefined for a story of a component. */
  route: string | undefined;
  signedInAs: string | null;
  faults: readonly FaultDeclaration[];
  world: Omit<StoryWorld, 'signedInAs' | 'faults' | 'offline'> & ScenarioWorld;
  clockAheadMs: number;
  offline: boolean;
  /** Whether the toolbar decided any of it: what the story expects of its own world need not hold then. */
  foreign: boolean;
}

/**
 * Only the stories of pages are changed by the switches, because a component is shown by its properties.
 *
 * A scenario brings its own account with it, but not to a page for signed-out users: a signed-in user is redirected from the
 * sign-in, and there would be nothing to see. Nor does a signed-out scenario sign the user of a story out. The user switch
 * takes precedence over both.
 */
export function settingOf(
  { route, world = {}, followsScenario }: StoryParameters,
  switches: StorySwitches,
  scenarioNamed: (name: string) => Scenario,
): StorySetting {
  const { signedInAs = null, faults = [], offline = false, ...ownWorld } = world;
  const isPage = route !== undefined;
  const chosen = (value: unknown) =>
    isPage && typeof value === 'string' && value !== '' && value !== own ? value : null;
  const user = chosen(switches.user);
  const scenarioName = chosen(switches.scenario);
  const scenario = scenarioName === null ? null : scenarioNamed(scenarioName);

  const follows = scenario !== null && followsScenario === true;
  const person = follows ? scenario.signedInAs : signedInAs && (scenario?.signedInAs ?? signedInAs);
  return {
    route: follows ? scenario.route : route,
    signedInAs: user === null ? person : user === stranger ? null : accountNamed(user),
    faults: scenario ? (scenario.faults ?? []) : faults,
    world: scenario ? (scenario.world ?? {}) : ownWorld,
    clockAheadMs: scenario?.clockAheadMs ?? 0,
    offline: offline && scenario === null,
    foreign: user !== null || scenario !== null,
  };
}
