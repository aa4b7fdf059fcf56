import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoryEntry {
  id: string;
  /** Its place in the sidebar, such as `Screens/Montage list`. */
  title: string;
  name: string;
}

interface StoryIndex {
  entries: Record<string, StoryEntry & { type: string; tags: readonly string[] }>;
}

/** Every story in the sidebar of a built Storybook, in its order. */
export function readStories(folder: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('dev'))
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** Whether a story shows a whole screen; a component's own picture is its page in Storybook. */
export const isScreen = ({ title }: StoryEntry) => /^(Screens|Journeys)\//.test(title);

/**
 * Whether a user who wrote `pattern` means this story: a piece of its id or of its title and name, or a regular
 * expression for them.
 *
 * @throws SyntaxError when it is not a regular expression.
 */
export function matcher(pattern: string | undefined): (story: StoryEntry) => boolean {
  if (pattern === undefined) return () => true;
  const wanted = new RegExp(pattern, 'i');
  return ({ id, title, name }) => wanted.test(id) || wanted.test(`${title}/${name}`);
}
