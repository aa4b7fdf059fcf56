import { expect, waitFor, within } from 'storybook/test';
import { keepGradients, keepLimit } from '@/shared/check-settings/kept-settings';
import { keepText, settingsKeys } from '@/shared/check-settings/settings-storage';
import { cement, exampleWell, withSection } from '@/testing/checks/example-well';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { editorOf, freshEditor } from '../header/story-editor';
import { CheckSettingsProvider } from './check-settings';
import { FindingsMenu } from './findings-menu';
import { FindingsProvider } from './use-findings';

const forget = () => Object.values(settingsKeys).forEach((key) => keepText(key, null));

/** Cement that overlaps the shoe above by 66 m. */
const shortCement = withSection(2, () => ({ cement_item: cement({ lead: '1300' }) }));

const meta = preview.meta({
  title: 'Components/Editor/Settings of the checks',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the limits that companies define differently: they are kept in this browser and apply while they are typed.\n\nNot for rules of physics or of a standard, which have no setting.',
      },
      story: { inline: false, height: '900px' },
    },
  },
  ...freshEditor(shortCement),
  beforeEach: () => {
    forget();
    return forget;
  },
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <FindingsProvider>
        <CheckSettingsProvider>
          <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 16 }}>
            <FindingsMenu onJump={() => undefined} onOffer={() => undefined} />
          </div>
        </CheckSettingsProvider>
      </FindingsProvider>
    </EditorProvider>
  ),
});

/** From a finding to its limit and back, by keys alone. */
export const FromAFinding = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: '1 finding' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const change = await canvas.findByRole('button', { name: /^Limit 100.0 m - change: Cement overlaps/ });
    change.focus();
    await userEvent.keyboard('{Enter}');

    const dialog = within(await canvas.findByRole('dialog', { name: 'Settings of the checks' }));
    const field = dialog.getByRole('textbox', { name: 'Cement above the previous shoe (m)' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Default 100 m: practice/);
    await userEvent.clear(field);
    await userEvent.type(field, '50');
    await expect(await dialog.findByText(/^Checks · \d missing$/)).toBeVisible();

    // It applies to the next editor in this browser, too.
    await expect(localStorage.getItem(settingsKeys.limits)).toBe('{"minCementOverlapM":50}');
    await userEvent.click(
      dialog.getByRole('button', { name: 'Put back 100 m: Cement above the previous shoe' }),
    );
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('100');
    await expect(await dialog.findByText(/^Checks · 1 warning · \d missing$/)).toBeVisible();
    await expect(localStorage.getItem(settingsKeys.limits)).toBeNull();

    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(canvasElement.querySelector(':popover-open')).toBeNull();
  },
});

/** Limits and the leak-off tests of the montage, changed before. */
export const Changed = meta.story({
  beforeEach: () => {
    keepLimit('minCementOverlapM', 50);
    keepLimit('poreMarginKpaPerM', 0.3);
    keepGradients(exampleWell.id, [{ tvdSsM: 1000, gradientKpaPerM: 15 }]);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /missing$/ }));
    await expect(canvas.getByText('By your settings: 2 limits differ from the default.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Settings of the checks' }));
    const missing = () => Number(/(\d+) missing/.exec(dialog.getByText(/^Checks/).textContent)?.[1]);
    const before = missing();

    const gradients = dialog.getByRole('textbox', { name: /^Fracture gradients of this montage/ });
    await expect(gradients).toHaveValue('1000 15');
    await userEvent.type(gradients, '{End}{Enter}1,400\t16,5');
    await waitFor(() => expect(missing()).toBe(before - 1));
    await userEvent.tab();
    await expect(gradients).toHaveValue('1000 15\n1400 16.5');

    await userEvent.click(dialog.getByRole('button', { name: 'Put all limits back' }));
    await expect(await dialog.findByText(/^Checks · 1 warning/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Cement above/ })).toHaveValue('100');
    await expect(gradients).toHaveValue('1000 15\n1400 16.5');
  },
});

/** An invalid text says why, and the limit before it stays. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 finding' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Settings of the checks' }));
    const field = dialog.getByRole('textbox', { name: 'Casing test, of the internal yield (%)' });
    await userEvent.clear(field);
    await userEvent.type(field, '700');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'Enter a number from 10 to 100 %. Until then it is 70 %.',
    );
    const gradients = dialog.getByRole('textbox', { name: /^Fracture gradients/ });
    await userEvent.type(gradients, '16.5 at the shoe');
    await userEvent.tab();
    await expect(dialog.getAllByRole('alert')[0]).toHaveTextContent(
      'Line 1: enter a depth and a gradient, such as 1294 16.5. Until then the last ones are used.',
    );
    await expect(localStorage.getItem(settingsKeys.limits)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^Put back 70 %/ }));
    await expect(field).toHaveValue('70');
  },
});
