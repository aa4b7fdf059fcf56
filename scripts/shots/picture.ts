import type { Look } from './looks.ts';
import type { StoryEntry } from './stories.ts';

export interface Picture {
  story: StoryEntry;
  look: Look;
  /** Its name in the folder. */
  file: string;
  /** The story's failure; the picture shows how far it got. */
  errors: readonly string[];
}
