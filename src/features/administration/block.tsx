import { useId, useRef, type ReactNode } from 'react';
import { ListCard } from '@/ui/list-card';
import { useFocusKept } from './use-focus-kept';

interface BlockProps {
  title: string;
  /** Shown next to the title. */
  count?: ReactNode;
  /** The button that adds one. */
  action: ReactNode;
  /** Search and filters. */
  tools?: ReactNode;
  /** Whether newer rows are loading; the present rows stay until then. */
  busy: boolean;
  /** The last change, for users who cannot see the table change. */
  news: string;
  children: ReactNode;
}

/** One of the two halves of the administration: its title, its action, and its table or what replaces it. */
export function Block({ title, count, action, tools, busy, news, children }: BlockProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const focusKept = useFocusKept(section, heading);
  return (
    <ListCard
      ref={section}
      title={title}
      titleId={titleId}
      heading={heading}
      count={count}
      action={action}
      tools={tools}
      busy={busy}
      {...focusKept}
    >
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {children}
    </ListCard>
  );
}
