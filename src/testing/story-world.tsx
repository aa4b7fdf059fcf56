import { notifications } from '@mantine/notifications';
import { definePreviewAddon } from 'storybook/internal/csf';
import { databaseName as draftDatabaseName } from '@/features/montage-editor/drafts/draft-database';
import { StoryFrame } from './story-frame';
import type { StoryParameters } from './story-parameters';
import { clearStage, setStage, type Stage } from './story-stage';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Set before the story renders; a play function reaches the story's backend by it. */
    stage: Stage;
  }
}

/** Where Mantine remembers the chosen scheme, which is how the whole application learns of the toolbar's. */
const schemeKey = 'mantine-color-scheme-value';

/** Forgets what earlier stories stored. Storybook's own settings share the origin and stay. */
function forgetStored(storage: Storage): void {
  const foreign = Object.keys(storage).filter((key) => !/^(@?storybook|sb-|vitest|vueuse)/i.test(key));
  for (const key of foreign) storage.removeItem(key);
}

const schemeOf = (globals: Record<string, unknown>) => (globals.theme === 'dark' ? 'dark' : 'light');

/** Until the application has nothing left to wait for, or is kept waiting on purpose. */
async function settled({ queryClient, shows }: Stage, patienceMs = 1_500): Promise<void> {
  const end = performance.now() + patienceMs;
  const busy = () => shows.router.state.status === 'pending' || queryClient.isFetching() > 0;
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
      // Nobody asks for the drafts of stories past. Not waited for: whoever opens the database next waits by itself.
      indexedDB.deleteDatabase(draftDatabaseName);
      localStorage.setItem(schemeKey, schemeOf(context.globals));
      const stage = await setStage(context.msw, context.parameters as StoryParameters);
      context.stage = stage;
      return async () => {
        notifications.clean();
        await clearStage(stage);
      };
    },
    // What is judged for accessibility is the page a person reads, not the moment before it.
    afterEach: ({ stage }) => settled(stage),
    decorators: [
      (Story, { stage, globals }) => {
        const scheme = schemeOf(globals);
        localStorage.setItem(schemeKey, scheme);
        return (
          <StoryFrame key={scheme} stage={stage} scheme={scheme}>
            {stage.shows.what === 'component' && <Story />}
          </StoryFrame>
        );
      },
    ],
  });
