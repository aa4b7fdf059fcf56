import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import type { Limit } from '@/domain/checks/finding';
import { lazyDialog } from '@/ui/lazy-dialog';

type Setting = Limit['setting'];

const OpenSettingsContext = createContext<(setting?: Setting) => void>(() => undefined);

/** Opens the settings of the checks, at one of them or as they are. Does nothing without a `CheckSettingsProvider` above. */
export const useOpenCheckSettings = (): ((setting?: Setting) => void) => use(OpenSettingsContext);

const CheckSettingsDialog = lazyDialog(
  { title: 'Settings of the checks', what: 'The settings' },
  () => import('./check-settings-dialog'),
);

/** The dialog with the settings of the checks, once for the editor. */
export function CheckSettingsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ at: Setting | undefined } | null>(null);
  const open = useCallback((at?: Setting) => setOpened({ at }), []);
  return (
    <OpenSettingsContext value={open}>
      {children}
      {opened && <CheckSettingsDialog at={opened.at} onClose={() => setOpened(null)} />}
    </OpenSettingsContext>
  );
}
