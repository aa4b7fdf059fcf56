import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

export interface ShellMenu {
  /** The button that opens the menu of the application. */
  readonly button: ReactNode;
  /** Hides the application's own bar while the screen shows the button; returns how to show it again. */
  claim(): () => void;
}

/** Null on wide screens, where the menu is a sidebar. */
export const ShellMenuContext = createContext<ShellMenu | null>(null);

/** For a screen with a header of its own: the button of the menu, in place of the application's bar on narrow screens. */
export function useShellMenu(): ReactNode {
  const menu = use(ShellMenuContext);
  const claim = menu?.claim;
  useLayoutEffect(() => claim?.(), [claim]);
  return menu?.button ?? null;
}
