import { lazy, Suspense, useState } from 'react';
import type { CommandPaletteProps } from './command-palette-view';
import controls from './controls.module.css';

const notLoaded = {
  default: (_: CommandPaletteProps) => (
    <p className={controls.failed} role="alert">
      The list of commands could not be loaded. Check the connection and open it again.
    </p>
  ),
};

/** Loads with its first use, because most visits have none. Each opening retries a failed load of the code. */
export function CommandPalette(props: CommandPaletteProps) {
  const [View] = useState(() =>
    lazy(() =>
      import('./command-palette-view').then(
        (module) => ({ default: module.CommandPaletteView }),
        () => notLoaded,
      ),
    ),
  );
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
