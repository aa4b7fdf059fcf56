import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconRulerMeasure,
  IconTable,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isOpen } from '@/api/api-error';
import { useCheckAccess } from '@/api/generated/endpoints/auth/auth';
import { useSignedInUser } from '@/identity/identity-context';
import { UnitsDialog } from '@/shared/units/lazy-units-dialog';
import { Brand } from '@/ui/brand';
import { useDemonstration } from '@/demonstration/demonstration';
import { useTrial } from '@/demonstration/trial';
import { AppearanceChoice } from './appearance';
import { toggleSidebar } from './sidebar-state';
import styles from './sidebar.module.css';

// With a real backend there is none, so it is not part of the first load.
const DemonstrationBadge = lazy(() => import('@/demonstration/badge'));
const TrialNotice = lazy(() => import('@/demonstration/trial-notice'));

interface SidebarProps {
  brandName: string;
  collapsed: boolean;
  onLogOut: () => void;
  /** Closes the drawer on a narrow screen; absent on a wide one, which has the collapse control instead. */
  onNavigate?: () => void;
  onClose?: () => void;
  /** A notice that every screen shows. */
  notice?: ReactNode;
}

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export function Sidebar({ brandName, collapsed, onLogOut, onNavigate, onClose, notice }: SidebarProps) {
  const user = useSignedInUser();
  const demonstration = useDemonstration();
  const trial = useTrial();
  const email = user?.email ?? '';
  // The names next to the entries of a collapsed sidebar overlay the screen, so Escape has to hide them.
  const [quiet, setQuiet] = useState(false);
  const [choosingUnits, setChoosingUnits] = useState(false);
  return (
    // It listens for the keys of the controls in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.sidebar}
      data-collapsed={collapsed || undefined}
      data-quiet={quiet || undefined}
      onKeyDown={({ key }) => setQuiet(key === 'Escape')}
      onPointerLeave={() => setQuiet(false)}
    >
      <div className={styles.top}>
        <Link to="/" className={styles.logo} onClick={onNavigate}>
          <Brand name={brandName} markOnly={collapsed} />
        </Link>
        {onClose ? (
          <button
            type="button"
            className={`icon-button ${styles.quiet}`}
            aria-label="Close the menu"
            onClick={onClose}
          >
            <IconX {...iconProps} />
          </button>
        ) : (
          <button
            type="button"
            className={`icon-button ${styles.quiet}`}
            aria-label={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
            aria-expanded={!collapsed}
            onClick={toggleSidebar}
          >
            {collapsed ? (
              <IconLayoutSidebarLeftExpand {...iconProps} />
            ) : (
              <IconLayoutSidebarLeftCollapse {...iconProps} />
            )}
          </button>
        )}
      </div>
      <nav className={styles.entries} aria-label="Modules">
        <Entries onNavigate={onNavigate} />
      </nav>
      {notice}
      {demonstration && (
        <Suspense>
          <DemonstrationBadge
            demonstration={demonstration}
            collapsed={collapsed}
            onExpand={toggleSidebar}
            onNavigate={onNavigate}
          />
        </Suspense>
      )}
      {trial && (
        <Suspense>
          <TrialNotice collapsed={collapsed} onExpand={toggleSidebar} />
        </Suspense>
      )}
      <div className={styles.bottom}>
        <div className={styles.user} title={email}>
          <span className={styles.initial} aria-hidden="true">
            {email.charAt(0).toUpperCase()}
          </span>
          <span className={styles.email}>{email}</span>
        </div>
        <AppearanceChoice collapsed={collapsed} />
        <button type="button" className={styles.entry} onClick={() => setChoosingUnits(true)}>
          <IconRulerMeasure {...iconProps} />
          <span className={styles.label}>Units</span>
        </button>
        <button type="button" className={styles.entry} onClick={onLogOut}>
          <IconLogout {...iconProps} />
          <span className={styles.label}>Log out</span>
        </button>
      </div>
      {choosingUnits && <UnitsDialog onClose={() => setChoosingUnits(false)} />}
    </div>
  );
}

/** An entry shows only when its access check has granted: hidden while loading, on error, and with no data. */
function Entries({ onNavigate }: Pick<SidebarProps, 'onNavigate'>) {
  const montage = useCheckAccess({ component: 'montage' });
  const users = useCheckAccess({ component: 'user_management' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const onUsers = path === '/user' || path.startsWith('/user/');
  const entry = (to: '/montage' | '/user', label: string, icon: ReactNode, active: boolean) => (
    <Link
      to={to}
      className={styles.entry}
      data-active={active || undefined}
      aria-current={path === to ? 'page' : undefined}
      onClick={onNavigate}
    >
      {icon}
      <span className={styles.label}>{label}</span>
    </Link>
  );
  return (
    <>
      {isOpen(montage) && entry('/montage', 'Drilling Montage', <IconTable {...iconProps} />, !onUsers)}
      {isOpen(users) && entry('/user', 'Manage Users', <IconUsers {...iconProps} />, onUsers)}
    </>
  );
}
