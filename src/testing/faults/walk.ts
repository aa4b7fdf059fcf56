import type { StoryContext } from '@storybook/react-vite';
import { faultNames, faultTable, type Outcome } from './fault-table';
import type { Fault } from '@/api/fault-policy';
import type { OperationId } from '@/api/generated/operations';
import { declarationOf, walkedFaults } from './cells';
import { holdPatience } from './silence';
import { expectMessage, expectNoMessage } from './expect-message';
import { fieldOf, fill, headed, press, until } from './page';

export type Walker = Pick<StoryContext, 'canvasElement' | 'stage' | 'step' | 'abortSignal'>;

export interface Cell {
  readonly fault: Fault;
  readonly outcome: Outcome;
  /** The element with the message; null if there is none. */
  readonly place: HTMLElement | null;
}

export interface Way {
  readonly operation: OperationId;
  /** In place of the fault that the mock has for it. Returns what takes it away again. */
  readonly injectFault?: (fault: Fault) => Promise<() => void> | undefined;
  /** Makes the call as a user does. */
  readonly reach: (fault: Fault) => Promise<void>;
  /** Checks what the table says is kept. */
  readonly kept?: (cell: Cell) => Promise<void>;
  /** Ends the fault: the user's next action then succeeds. */
  readonly heal: (cell: Cell) => Promise<void>;
}

/** Gives a failure the name of its cell, which the steps of a story do not. */
async function named<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.split('\n\nIgnored nodes')[0] : String(cause);
    throw new Error(`${name}\n${said?.slice(0, 1_500)}`, { cause });
  }
}

/** The whole page: dialogs are outside of the application's element. */
export const pageOf = ({ canvasElement }: Pick<Walker, 'canvasElement'>): HTMLElement =>
  canvasElement.ownerDocument.body;

/** Walks the faults of an operation one after another in one world, each from its beginning until it is healed. */
export async function walk({ canvasElement, stage, step, abortSignal }: Walker, way: Way): Promise<void> {
  const { operation, injectFault, reach, kept, heal } = way;
  const root = pageOf({ canvasElement });
  const limits = holdPatience();
  try {
    for (const fault of walkedFaults(operation)) {
      abortSignal.throwIfAborted();
      const outcome = faultTable[operation][fault];
      const name = `${operation}: ${faultNames[fault]}`;
      await step(name, () =>
        named(name, async () => {
          const over =
            (await injectFault?.(fault)) ?? stage.world.faults.add(declarationOf(operation, fault));
          await reach(fault);
          if (fault === 'silence') await limits.end(stage.world, operation);
          let place: HTMLElement | null = null;
          if (outcome.place === 'nowhere' || outcome.place === 'done') await expectNoMessage(root, stage);
          else place = await expectMessage(root, operation, fault, outcome);
          await kept?.({ fault, outcome, place });
          over();
          await heal({ fault, outcome, place });
          // Not before: the server would then do what was cancelled, and the same a second time.
          stage.world.faults.release();
        }),
      );
    }
  } finally {
    limits.release();
  }
}

/** Signs in on the open sign-in screen, and returns to the previous address. */
export async function signInAgain(walker: Walker, email: string, back: string): Promise<void> {
  const { stage } = walker;
  const root = pageOf(walker);
  await fill(fieldOf(root, 'Email'), email);
  await fill(fieldOf(root, 'Password'), 'montage-demo');
  await press(root, 'Sign in');
  await until(`back at ${back}`, () => stage.shows.router.state.location.href === back);
}

/** Leaves what is shown and forgets what was loaded, as a new tab has it; then opens the address. */
export async function openAsNewTab(walker: Walker, href: string): Promise<void> {
  const { shows, queryClient } = walker.stage;
  if (shows.what !== 'application') throw new Error('Only an application has addresses');
  await shows.router.navigate({ to: '/forgot-password', ignoreBlocker: true });
  await until('an empty page', () => headed(pageOf(walker), 'Forgot your password?').length > 0);
  queryClient.clear();
  // Else the screen would follow the run again that the last fault was healed with.
  sessionStorage.clear();
  void shows.router.navigate({ href });
}
