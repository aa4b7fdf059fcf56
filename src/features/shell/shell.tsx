import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useIdentity } from '@/identity/identity-context';
import { Brand } from '@/ui/brand';
import { ShellMenuContext } from '@/ui/shell-menu';
import { Toasts } from '@/ui/toasts';
import { InsideLayout } from '@/ui/whole-screen';
import { ConnectionNotice, ConnectionStatus } from './connection-notice';
import { Footer } from './footer';
import { ModuleGate } from './module-gate';
import { Sidebar } from './sidebar';
import { useSidebarCollapsed } from './sidebar-state';
import { useConnected } from './use-connected';
import styles from './shell.module.css';

// Only narrow screens have a drawer; its focus trap and overlay are not worth a wide screen's first load.
const SidebarDrawer = lazy(() => import('./sidebar-drawer'));

interface ShellProps {
  brandName: string;
  footer: boolean;
  children: ReactNode;
}

/** The layout that every signed-in screen shares. */
export function Shell({ brandName, footer, children }: ShellProps) {
  const narrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const collapsed = useSidebarCollapsed();
  // Mounted at its first opening, and from then on opened and closed with a transition.
  const [drawer, setDrawer] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const identity = useIdentity();
  const queryClient = useQueryClient();
  const router = useRouter();

  const logOut = async () => {
    await identity.signOut();
    await router.navigate({ to: '/login' });
    // The last user's data must not be shown to the next one.
    queryClient.clear();
  };
  const connected = useConnected();
  const main = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  // A screen with a header of its own shows the menu's button there, and the bar only keeps the room.
  const [claimed, setClaimed] = useState(false);
  const openMenu = useCallback((button: HTMLButtonElement) => {
    menu.current = button;
    setDrawer('open');
  }, []);
  const claim = useCallback(() => {
    setClaimed(true);
    return () => setClaimed(false);
  }, []);
  const shellMenu = useMemo(
    () => (narrow ? { button: <MenuButton onOpen={openMenu} />, claim } : null),
    [claim, narrow, openMenu],
  );
  const closeDrawer = () => {
    setDrawer('closed');
    menu.current?.focus();
  };
  const onLogOut = () => void logOut();

  const sidebar = narrow ? '0px' : `var(--sidebar-${collapsed ? 'collapsed' : 'expanded'})`;
  return (
    <div
      className={styles.shell}
      data-narrow={narrow || undefined}
      style={{ '--sidebar': sidebar, '--claimed-bar': narrow && claimed ? '49px' : '0px' } as CSSProperties}
    >
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          // Not keyed by the address: it belongs to the screen, and going back should not scroll to the top of the same
          // screen.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        Skip to the content
      </a>
      {narrow ? (
        <header className={styles.bar} data-claimed={claimed || undefined}>
          <div className={styles.top}>
            <MenuButton onOpen={openMenu} />
            <Link to="/" className={styles.logo}>
              <Brand name={brandName} />
            </Link>
          </div>
          {drawer !== 'never opened' && (
            <Suspense>
              <SidebarDrawer opened={drawer === 'open'} onClose={closeDrawer}>
                <Sidebar
                  brandName={brandName}
                  collapsed={false}
                  onLogOut={onLogOut}
                  onNavigate={() => setDrawer('closed')}
                  onClose={closeDrawer}
                />
              </SidebarDrawer>
            </Suspense>
          )}
        </header>
      ) : (
        <header className={styles.side} data-collapsed={collapsed || undefined}>
          <Sidebar
            brandName={brandName}
            collapsed={collapsed}
            onLogOut={onLogOut}
            notice={!connected && <ConnectionNotice collapsed={collapsed} />}
          />
        </header>
      )}
      <div className={styles.content}>
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          <InsideLayout value>
            <ShellMenuContext value={shellMenu}>
              <ModuleGate>{children}</ModuleGate>
            </ShellMenuContext>
          </InsideLayout>
        </main>
        {footer && <Footer />}
      </div>
      {narrow && !connected && <ConnectionNotice strip />}
      <ConnectionStatus connected={connected} />
      <ShellToasts left={sidebar} />
    </div>
  );
}

/** A component of its own, so that a query draws no more of the layout. */
function ShellToasts({ left }: { left: string }) {
  return <Toasts left={left} waits={useIsFetching() > 0} />;
}

function MenuButton({ onOpen }: { onOpen: (button: HTMLButtonElement) => void }) {
  return (
    <button
      type="button"
      className={styles.menu}
      aria-label="Open the menu"
      aria-haspopup="dialog"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <IconMenu2 size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
