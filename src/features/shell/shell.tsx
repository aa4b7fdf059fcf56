import { useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useIdentity } from '@/identity/identity-context';
import { Brand } from '@/ui/brand';
import { Toasts } from '@/ui/toasts';
import { Footer } from './footer';
import { Sidebar } from './sidebar';
import { useSidebarCollapsed } from './sidebar-state';
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
    // What the last person loaded must not be shown to the next one.
    queryClient.clear();
  };
  const menu = useRef<HTMLButtonElement>(null);
  const closeDrawer = () => {
    setDrawer('closed');
    menu.current?.focus();
  };
  const onLogOut = () => void logOut();

  return (
    <div className={styles.shell} data-narrow={narrow || undefined}>
      {narrow ? (
        <header className={styles.bar}>
          <button
            ref={menu}
            type="button"
            className={styles.menu}
            aria-label="Open the menu"
            onClick={() => setDrawer('open')}
          >
            <IconMenu2 size={20} stroke={1.75} aria-hidden />
          </button>
          <Link to="/" className={styles.logo}>
            <Brand name={brandName} />
          </Link>
          {drawer !== 'never opened' && (
            <Suspense>
              <SidebarDrawer opened={drawer === 'open'} onClose={closeDrawer}>
                <Sidebar
                  brandName={brandName}
                  collapsed={false}
                  onLogOut={onLogOut}
                  onNavigate={() => setDrawer('closed')}
                />
              </SidebarDrawer>
            </Suspense>
          )}
        </header>
      ) : (
        <div className={styles.side} data-collapsed={collapsed || undefined}>
          <Sidebar brandName={brandName} collapsed={collapsed} onLogOut={onLogOut} />
        </div>
      )}
      <div className={styles.content}>
        <main className={styles.main}>{children}</main>
        {footer && <Footer />}
      </div>
      <Toasts />
    </div>
  );
}
