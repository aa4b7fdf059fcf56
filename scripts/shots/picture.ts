import type { Look } from './looks.ts';
import type { StoryEntry } from './stories.ts';

export interface Picture {
  story: StoryEntry;
  look: Look;
  /** Its name in the folder. */
  file: string;
  /** What went wrong with the story; the picture shows how far it came. */
  errors: readonly string[];
}
