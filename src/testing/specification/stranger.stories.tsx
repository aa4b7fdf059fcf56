import { expect } from 'storybook/test';
import { MontageCreateScreen } from '@/features/montage-create/montage-create-screen';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import preview from '../../../.storybook/preview';
import { checkedElsewhere } from '@/testing/checked-elsewhere';

/** A user who signed out in another tab while the step was open; its address cannot be reached without a sign-in. */
const meta = preview.meta({
  title: 'Specification/Creation workflow of a stranger',
  tags: ['!dev', '!autodocs'],
  parameters: checkedElsewhere,
});

export const GenerationWithoutAUser = meta.story({
  render: () => (
    <MontageCreateScreen
      address={{ step: 'generate', document: stoppedGenerationId }}
      onAddressChange={() => undefined}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
    await expect(await canvas.findByText('Please log in to generate montage.')).toBeVisible();
    await expect(canvas.queryByText('Overall Progress')).toBeNull();
  },
});
