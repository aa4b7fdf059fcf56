import { definePreviewAddon } from 'storybook/internal/csf';

/**
 * A test runner needs only the violations; rules that passed or did not apply are a megabyte in some stories. Style sheets
 * are copied for a rule alone that axe leaves out by default; the rule of sound needs the media.
 */
export const foundAlone = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } };

/**
 * Leaves of a story's reports the verdict, once it has been given: all of it would go to the runner, and from there into its
 * report on the disk, with every element of every rule that passed. What failed has been thrown by then, with its elements.
 *
 * List it before the addon whose reports it shortens: hooks after a story run in reverse order.
 */
export const shortReports = () =>
  definePreviewAddon({
    afterEach({ reporting }) {
      for (const report of reporting.reports) if (report.status === 'passed') report.result = {};
    },
  });
