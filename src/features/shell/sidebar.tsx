import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMoon,
  IconSun,
  IconTable,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCheckAccess } from '@/api/generated/endpoints/auth/auth';
import { useSignedInUser } from '@/identity/identity-context';
import { Brand } from '@/ui/brand';
import { DemonstrationBadge } from './demonstration-badge';
import { toggleSidebar } from './sidebar-state';
import styles from './sidebar.module.css';

interface SidebarProps {
  brandName: string;
  collapsed: boolean;
  onLogOut: () => void;
  /** Closes the drawer on a narrow screen; absent on a wide one, which has the collapse control instead. */
  onNavigate?: () => void;
}

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export function Sidebar({ brandName, collapsed, onLogOut, onNavigate }: SidebarProps) {
  const user = useSignedInUser();
  const email = user?.email ?? '';
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <div className={styles.top}>
        <Link to="/" className={styles.logo} onClick={onNavigate}>
          <Brand name={brandName} markOnly={collapsed} />
        </Link>
        {!onNavigate && (
          <button
            type="button"
            className={styles.quiet}
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
        <Entries collapsed={collapsed} onNavigate={onNavigate} />
      </nav>
      <DemonstrationBadge collapsed={collapsed} />
      <div className={styles.bottom}>
        <div className={styles.user} title={email}>
          <span className={styles.initial} aria-hidden="true">
            {email.charAt(0).toUpperCase()}
          </span>
          <span className={styles.email}>{email}</span>
        </div>
        <ColorSchemeButton collapsed={collapsed} />
        <button
          type="button"
          className={styles.entry}
          onClick={onLogOut}
          title={collapsed ? 'Log out' : undefined}
        >
          <IconLogout {...iconProps} />
          <span className={styles.label}>Log out</span>
        </button>
      </div>
    </div>
  );
}

/** An entry stands only when its access check succeeded: hidden while loading, on error, and with no data. */
function Entries({ collapsed, onNavigate }: Pick<SidebarProps, 'collapsed' | 'onNavigate'>) {
  const montage = useCheckAccess({ component: 'montage' });
  const users = useCheckAccess({ component: 'user_management' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const onUsers = path.startsWith('/user');
  const entry = (to: '/montage' | '/user', label: string, icon: ReactNode, active: boolean) => (
    <Link
      to={to}
      className={styles.entry}
      data-active={active || undefined}
      aria-current={path === to ? 'page' : undefined}
      title={collapsed ? label : undefined}
      onClick={onNavigate}
    >
      {icon}
      <span className={styles.label}>{label}</span>
    </Link>
  );
  return (
    <>
      {montage.isSuccess &&
        montage.data &&
        entry('/montage', 'Drilling Montage', <IconTable {...iconProps} />, !onUsers)}
      {users.isSuccess && users.data && entry('/user', 'Manage Users', <IconUsers {...iconProps} />, onUsers)}
    </>
  );
}

function ColorSchemeButton({ collapsed }: { collapsed: boolean }) {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const label = dark ? 'Light appearance' : 'Dark appearance';
  return (
    <button
      type="button"
      className={styles.entry}
      title={collapsed ? label : undefined}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun {...iconProps} /> : <IconMoon {...iconProps} />}
      <span className={styles.label}>{label}</span>
    </button>
  );
}
