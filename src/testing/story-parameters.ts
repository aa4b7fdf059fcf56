import type { FaultDeclaration } from '@/mocks/faults';
import type { Pace, WorldOptions } from '@/mocks/world';
import type { Demonstration } from '@/ui/demonstration';

/** What the backend of one story is like. */
export interface StoryWorld {
  /** The address of a demonstration account; null, or nothing, for a stranger. */
  signedInAs?: string | null;
  /** Declared once the sign-in is done, so that `{ only: 1 }` is the screen's first call. */
  faults?: readonly FaultDeclaration[];
  /** How long a step of the generation takes; by default none takes any time. */
  pace?: Pace;
  /** Montages in addition to those of the demonstration, such as a large one. */
  montages?: WorldOptions['montages'];
  /** The browser says that there is no connection; what is called is answered all the same. The notice comes a moment later. */
  offline?: boolean;
  /** Whether the server gives montages a version; by default it does. */
  entityTags?: boolean;
}

/** A story's own parameters, in addition to Storybook's. */
export interface StoryParameters {
  /** Renders the whole application at this path in place of a component. */
  route?: string;
  world?: StoryWorld;
  /** Where a scenario is chosen, the story begins at that scenario's own address and with its own person. */
  followsScenario?: boolean;
  /** What the story may write to the console as an error or a warning; anything else fails it. See `expectedOnConsole`. */
  console?: readonly RegExp[];
  /** What the embedded mode offers beyond the product; by default a story is a production screen. */
  demonstration?: Demonstration;
}
