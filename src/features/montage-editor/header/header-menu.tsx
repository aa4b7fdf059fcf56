import type { ComponentProps, ReactNode } from 'react';
import { ExportMenu } from '@/shared/exports/export-menu';
import controls from './controls.module.css';

const loadList = () => import('@/shared/exports/export-menu-list').then((module) => module.ExportMenuList);

interface HeaderMenuProps {
  entries: ComponentProps<Awaited<ReturnType<typeof loadList>>>['entries'];
  width: number;
  className: string | undefined;
  label?: string;
  children: ReactNode;
}

/** A button of the header with a menu, which loads when it is first used. */
export function HeaderMenu({ entries, width, className, label, children }: HeaderMenuProps) {
  const trigger = (props: ComponentProps<'button'>) => (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={label}
      title={label}
      {...props}
      className={className}
    >
      {children}
    </button>
  );
  return (
    <ExportMenu
      trigger={trigger}
      load={loadList}
      render={(List) => <List entries={entries} trigger={trigger} width={width} />}
      failedClass={controls.failed}
    />
  );
}
