import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryParameters } from './story-parameters';

/** What may differ between the two appearances of a page, as in `e2e/accessibility/audit.ts`. */
const rulesOfColour = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/**
 * A dark page is the light one in other colours: its story is checked for these rules alone, and its light twin for every rule.
 */
export const coloursOfDarkPages = () =>
  definePreviewAddon<{ parameters: StoryParameters }>({
    beforeEach(context) {
      const { darkAlone, a11y } = context.parameters as StoryParameters & { a11y: { options: object } };
      if (context.globals.theme !== 'dark' || darkAlone === true) return;
      const options = { ...a11y.options, runOnly: rulesOfColour };
      context.parameters = { ...context.parameters, a11y: { ...a11y, options } };
    },
  });
