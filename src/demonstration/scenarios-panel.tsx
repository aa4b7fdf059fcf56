import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { WorldTools } from '@/mocks/embedded/world-tools';
import { setScenariosOpened } from './scenarios-opened';
import { CallsTable } from './scenarios-calls';
import { ClockTool, FaultTool, LinkTool, ResetTool } from './scenarios-tools';
import styles from './scenarios-panel.module.css';

/** Returns the focus to the opener, if it still exists: the drawer of a narrow screen is gone. */
function close() {
  setScenariosOpened(false);
  requestAnimationFrame(() => {
    const opener = document.querySelector<HTMLElement>('[data-opens-scenarios]');
    (opener ?? document.querySelector<HTMLElement>('header [aria-haspopup=dialog]'))?.focus();
  });
}

/**
 * Next to the screen and never over all of it, so that the user sees the effect of a failed call. Not a dialog for the same
 * reason; Escape still closes it while it has the focus.
 */
export default function ScenariosPanel({ tools }: { tools: WorldTools }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [said, say] = useState('');
  const state = useSyncExternalStore(tools.subscribe, tools.state);
  useEffect(() => title.current?.focus(), []);

  return (
    <aside
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header className={styles.head}>
        <h2 id={titleId} ref={title} className={styles.title} tabIndex={-1}>
          Scenarios
        </h2>
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label="Close the scenarios"
          onClick={close}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      </header>
      <div className={styles.body}>
        <ScenarioChoice tools={tools} />
        <FaultTool tools={tools} faults={state.faults} say={say} />
        <CallsTable calls={state.calls} />
        <ClockTool tools={tools} aheadS={state.aheadS} say={say} />
        <LinkTool tools={tools} say={say} />
        <ResetTool tools={tools} />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </aside>
  );
}

const own = { name: '', title: 'My demonstration data', account: null };

function ScenarioChoice({ tools }: { tools: WorldTools }) {
  const { scenarios, current, ownDataHref } = tools;
  const [name, setName] = useState(current?.name ?? own.name);
  const chosen = scenarios.find((scenario) => scenario.name === name);
  const isCurrent = name === (current?.name ?? own.name);
  const id = useId();
  return (
    <section className={styles.part} aria-label="Which scenario">
      <label className={styles.label} htmlFor={id}>
        Scenario
      </label>
      <div className={styles.row}>
        <select
          id={id}
          className={`text-field ${styles.select}`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          <option value="">{own.title}</option>
          {scenarios.map((scenario) => (
            <option key={scenario.name} value={scenario.name}>
              {scenario.title}
            </option>
          ))}
        </select>
        <a className={styles.button} href={chosen?.href ?? ownDataHref}>
          {isCurrent && chosen ? 'Restart' : 'Open'}
        </a>
      </div>
      <p className={styles.words}>
        {chosen
          ? chosen.lookFor
          : 'What you have made here yourself. A scenario has data of its own and leaves yours alone.'}
        {chosen?.account && <span className={styles.account}>Sign in as {chosen.account}.</span>}
      </p>
    </section>
  );
}
