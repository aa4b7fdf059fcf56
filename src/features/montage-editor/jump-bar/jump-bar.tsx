import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { formatInches } from '@/domain/inches';
import type { Section } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { useEditorState } from '../editor-context';
import type { SectionsLink } from '../sections/sections-view';
import styles from './jump-bar.module.css';
import { showPart } from './parts';
import { useParts } from './use-parts';

interface JumpBarProps {
  table: SectionsLink;
  /** After the tabs of the sections. */
  addSection?: ReactNode;
  /** At the end of the bar. */
  children?: ReactNode;
}

/** The parts of the montage, one step away from everywhere in it. Sticks under the header. */
export function JumpBar({ table, addSection, children }: JumpBarProps) {
  const sections = useEditorState((state) => state.montage.sections_list);
  const parts = useParts();
  const current = useCurrentSection(table);
  const tabs = useRef<HTMLElement>(null);
  const hasMore = useHasMore(tabs);
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(current ?? '')}"]`);
    // Not `scrollIntoView`: it would stop a scroll of the page that is under way.
    if (tab && tabs.current) tabs.current.scrollLeft = tab.offsetLeft - tabs.current.clientWidth / 3;
  }, [current]);
  return (
    <div className={styles.bar} data-jump-bar>
      <nav ref={tabs} className={styles.parts} aria-label="Parts of the montage">
        <ul className={styles.tabs}>
          {sections.map(({ id, diameter }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.tab}
                data-tab={id}
                data-named={isOnlyOne(sections, diameter) || undefined}
                aria-current={id === current ? 'location' : undefined}
                title={sectionTitle(diameter, index + 1)}
                onClick={() => table.view()?.showSection(id)}
              >
                {diameter !== null && <>{formatInches(diameter)}″ </>}
                <span className={`${styles.quiet} ${styles.number}`}>S{index + 1}</span>
              </button>
            </li>
          ))}
        </ul>
        {addSection}
        <ul className={styles.tabs}>
          {parts.map(({ id, label, count }) => (
            <li key={id}>
              <button type="button" className={styles.tab} onClick={() => showPart(id)}>
                {label} {count !== undefined && <span className={styles.quiet}>{count}</span>}
              </button>
            </li>
          ))}
        </ul>
        {hasMore && (
          <button
            type="button"
            className={styles.more}
            aria-label="More parts"
            title="More parts"
            // The keyboard reaches every tab without it.
            tabIndex={-1}
            onClick={() => tabs.current?.scrollBy({ left: tabs.current.clientWidth * 0.6 })}
          />
        )}
      </nav>
      {children}
    </div>
  );
}

/** Whether a size names its section: there is one, and no other section has it. */
const isOnlyOne = (sections: readonly Section[], size: Section['diameter']): boolean =>
  size !== null && sections.filter(({ diameter }) => diameter === size).length === 1;

/** Whether there is more to the right in an element that scrolls sideways. */
function useHasMore(element: React.RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setHasMore(current.scrollLeft + current.clientWidth < current.scrollWidth - 4);
    // Called after layout and before paint.
    const observer = new ResizeObserver(look);
    observer.observe(current);
    for (const part of current.children) observer.observe(part);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [element]);
  return hasMore;
}

/** The section at the top of the table; null before the table is ready. */
function useCurrentSection(table: SectionsLink): string | null {
  // The table mounts before effects run, so it is ready when React subscribes.
  const subscribe = useCallback(
    (listener: () => void) => table.view()?.subscribe(listener) ?? (() => undefined),
    [table],
  );
  return useSyncExternalStore(subscribe, () => table.view()?.current() ?? null);
}
