import { expect, fn, spyOn, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { noorderdiep4Report } from '@/mocks/seed/noorderdiep-sources';
import GenerationReportDialog from './generation-report-dialog';

const meta = preview.meta({
  title: 'Components/Sources/Generation report',
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'Use it to show what a generation made of its documents: what was used, what was decided, what is doubtful, not understood or missing. It can be kept as a page of HTML.\n\nNot for the steps of a run: the progress shows those.',
      },
    },
  },
  component: GenerationReportDialog,
  args: { report: noorderdiep4Report, well: 'Noorderdiep-4', onClose: fn() },
});

export const Report = meta.story({
  play: async ({ canvas, userEvent }) => {
    const missing = within(canvas.getByRole('region', { name: 'Missing' }));
    await expect(missing.getByText('No document gives the thickening time of the slurries.')).toBeVisible();
    // The file itself is not written: a download would outlive the story.
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Download report' }));
    const link = clicked.mock.contexts[0] as HTMLAnchorElement;
    await expect(link.download).toBe('Noorderdiep-4 - generation report.html');
    const page = await (await fetch(link.href)).text();
    await expect(page).toContain('Contingency liner');
    clicked.mockRestore();
  },
});

/** Empty parts say so. */
export const NothingToSay = meta.story({
  args: { report: { documents: [], decisions: [], flagged: [], not_understood: [], missing: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is missing.')).toBeVisible();
    await expect(canvas.getByText('No value is flagged.')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
