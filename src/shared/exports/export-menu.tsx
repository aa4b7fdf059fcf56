import { useState, type ComponentProps, type ReactNode } from 'react';

/** Draws the menu's button with these attributes. */
export type ExportTrigger = (props: ComponentProps<'button'>) => ReactNode;

interface ExportMenuProps<View> {
  trigger: ExportTrigger;
  /** Loads the menu itself. */
  load: () => Promise<View>;
  /** Draws it, with the same button. */
  render: (view: View) => ReactNode;
  /** The class of the message if the menu could not be loaded. */
  failedClass: string | undefined;
}

/**
 * A plain button until it is pressed; pointing at it or focusing it loads the menu. The menu's library would otherwise weigh
 * as much as the rest of the list of montages.
 */
export function ExportMenu<View>({ trigger, load, render, failedClass }: ExportMenuProps<View>) {
  const [loaded, setLoaded] = useState<{ view: View } | null>(null);
  const [state, setState] = useState<'plain' | 'loading' | 'failed'>('plain');

  if (loaded) return render(loaded.view);

  const preload = () => void load().catch(() => undefined);
  const open = () => {
    setState('loading');
    load().then(
      (view) => setLoaded({ view }),
      () => setState('failed'),
    );
  };
  return (
    <>
      {trigger({
        'aria-busy': state === 'loading',
        onPointerEnter: preload,
        onFocus: preload,
        onClick: open,
      })}
      {state === 'failed' && (
        <span className={failedClass} role="alert">
          The menu could not be loaded. Try again.
        </span>
      )}
    </>
  );
}
