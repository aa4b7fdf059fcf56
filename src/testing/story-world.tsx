import { notifications } from '@mantine/notifications';
import { definePreviewAddon } from 'storybook/internal/csf';
import { databaseName as draftDatabaseName } from '@/features/montage-editor/drafts/draft-database';
import { scenarioNamed } from '@/mocks/scenarios/catalogue';
import { expectedOnConsole, guardConsole, type ConsoleGuard } from './console-guard';
import { isTest } from './is-test';
import { StoryFrame } from './story-frame';
import type { StoryParameters } from './story-parameters';
import { settingOf } from './story-setting';
import { clearStage, setStage, type Stage } from './story-stage';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    consoleGuard: ConsoleGuard;
    /** Set before the story renders; a play function reaches the story's backend by it. */
    stage: Stage;
  }
}

/** Where Mantine keeps the chosen scheme: the whole application reads the toolbar's scheme from there. */
const schemeKey = 'mantine-color-scheme-value';

/** Forgets what earlier stories stored. Storybook's own settings share the origin and stay. */
function forgetStored(storage: Storage): void {
  const foreign = Object.keys(storage).filter((key) => !/^(@?storybook|sb-|vitest|vueuse)/i.test(key));
  for (const key of foreign) storage.removeItem(key);
}

const schemeOf = (globals: Record<string, unknown>) => (globals.theme === 'dark' ? 'dark' : 'light');

/**
 * In place of what a play function acts with, where the toolbar chose another world than the one it was written for: its
 * first step says so, instead of pressing what it finds there.
 */
const refusing = () =>
  new Proxy(
    {},
    {
      get(_target, name) {
        // `await` and printing ask for these.
        if (name === 'then' || typeof name === 'symbol') return undefined;
        throw new Error('The story is walked in its own world only: set scenario and user back to its own.');
      },
    },
  );

/** Until the application has nothing left to wait for, or is kept waiting on purpose. */
async function settled({ queryClient, shows, world }: Stage, patienceMs = 1_500): Promise<void> {
  const end = performance.now() + patienceMs;
  const busy = () =>
    // Held calls stay held, and the router with them if its loader waits.
    queryClient.isFetching() > world.faults.held() ||
    (world.faults.held() === 0 && shows.router.state.status === 'pending');
  while (busy() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 25));
}

/**
 * A fresh mock world for every story, and the application's surroundings. A page story names `parameters.route` and shows
 * the real router at that path; any other story shows its component.
 */
export const storyWorld = () =>
  definePreviewAddon<{ parameters: StoryParameters }>({
    async beforeEach(context) {
      forgetStored(localStorage);
      forgetStored(sessionStorage);
      // Drafts of earlier stories are not needed. Not awaited: the next user of the database waits for it.
      indexedDB.deleteDatabase(draftDatabaseName);
      localStorage.setItem(schemeKey, schemeOf(context.globals));
      const parameters = context.parameters as StoryParameters;
      const setting = settingOf(parameters, context.globals, scenarioNamed);
      const stage = await setStage(context.msw, setting, parameters);
      context.stage = stage;
      if (setting.foreign) Object.assign(context, { canvas: refusing(), userEvent: refusing() });
      if (setting.offline)
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      context.consoleGuard = guardConsole(console);
      return async () => {
        context.consoleGuard.release();
        Reflect.deleteProperty(navigator, 'onLine');
        notifications.clean();
        await clearStage(stage);
      };
    },
    // The accessibility check sees the final page, not the moment before it.
    async afterEach({ stage, consoleGuard, parameters }) {
      await settled(stage);
      // Storybook's own pages write to the console too, hot updates above all.
      if (isTest) consoleGuard.expectNothingBut(expectedOnConsole(parameters as StoryParameters));
    },
    decorators: [
      (Story, { stage, globals }) => {
        const scheme = schemeOf(globals);
        localStorage.setItem(schemeKey, scheme);
        // The stage is rebuilt whenever something in the toolbar changes, or a property in the controls. A component keeps
        // its state then; a change in the toolbar starts it again.
        const chosen = [scheme, globals.scenario, globals.user].join(' ');
        return (
          <StoryFrame key={chosen} stage={stage} scheme={scheme}>
            {stage.shows.what === 'component' && <Story />}
          </StoryFrame>
        );
      },
    ],
  });
