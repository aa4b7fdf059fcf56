import type { FaultDeclaration } from '@/mocks/faults';
import type { Pace, WorldOptions } from '@/mocks/world';
import type { Trial } from '@/demonstration/trial';
import type { Accounts } from '@/routes/__root';
import type { Demonstration } from '@/demonstration/demonstration';

/** The backend of one story. */
export interface StoryWorld {
  /** The address of a demonstration account; null, or nothing, for a stranger. */
  signedInAs?: string | null;
  /** Declared once the sign-in is done, so that `{ only: 1 }` is the screen's first call. */
  faults?: readonly FaultDeclaration[];
  /** How long a step of the generation takes; by default none takes any time. */
  pace?: Pace;
  /** Montages in addition to those of the demonstration, such as a large one. */
  montages?: WorldOptions['montages'];
  /** The browser says that there is no connection; calls are answered anyway. The notice comes a moment later. */
  offline?: boolean;
  /** Whether the server gives montages a version; by default it does. */
  entityTags?: boolean;
}

/** A story's own parameters, in addition to Storybook's. */
export interface StoryParameters {
  /** Renders the whole application at this path in place of a component. */
  route?: string;
  world?: StoryWorld;
  /** With a chosen scenario, the story starts at that scenario's own address and with its own user. */
  followsScenario?: boolean;
  /** The errors and warnings that the story may write to the console; anything else fails it. See `expectedOnConsole`. */
  console?: readonly RegExp[];
  /** For a dark story without a light one of the same page: its page is checked for every rule of accessibility. */
  darkAlone?: boolean;
  /** Where accounts come from; by default people create them. */
  accounts?: Accounts;
  /** By default the server is none. */
  trial?: Trial;
  /** The tools of the embedded mode; by default a story is a production screen. */
  demonstration?: Demonstration;
}
