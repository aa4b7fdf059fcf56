import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { formatInches } from '@/domain/inches';
import { useEditorState } from '../editor-context';
import type { SectionsLink } from '../sections/sections-view';
import styles from './jump-bar.module.css';

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
  const reservoirs = useEditorState((state) => state.montage.reservoirs_list.length);
  const steps = useEditorState((state) => state.montage.plan_summaries_list.length);
  const current = useCurrentSection(table);
  return (
    <div className={styles.bar} data-jump-bar>
      <nav className={styles.parts} aria-label="Parts of the montage">
        <ul className={styles.tabs}>
          {sections.map(({ id, diameter }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.tab}
                aria-current={id === current ? 'location' : undefined}
                onClick={() => table.view()?.showSection(id)}
              >
                {diameter !== null && <>{formatInches(diameter)}″ </>}
                <span className={styles.quiet}>
                  S<span className="visually-hidden">ection </span>
                  {index + 1}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {addSection}
        <ul className={styles.tabs}>
          <li>
            <button type="button" className={styles.tab} onClick={() => showPart('reservoirs')}>
              Reservoirs <span className={styles.quiet}>{reservoirs}</span>
            </button>
          </li>
          <li>
            <button type="button" className={styles.tab} onClick={() => showPart('plan-summary')}>
              Plan <span className={styles.quiet}>{steps}</span>
            </button>
          </li>
        </ul>
      </nav>
      {children}
    </div>
  );
}

function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
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
