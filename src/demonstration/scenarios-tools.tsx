import { useId, useState } from 'react';
import type { DeclaredFaultText, WorldTools } from '@/mocks/embedded/world-tools';
import styles from './scenarios-panel.module.css';

interface ToolProps {
  tools: WorldTools;
  /** For those who do not see what has changed. */
  say: (words: string) => void;
}

const statuses = [400, 401, 403, 404, 409, 412, 422, 429, 500, 503];

/** The outcomes of a call in words, as in "gets 503". */
const outcomes = [
  ...statuses.map((status) => ({ how: `status:${status}`, words: String(status) })),
  { how: 'network', words: 'no answer' },
];

export function FaultTool({ tools, faults, say }: ToolProps & { faults: readonly DeclaredFaultText[] }) {
  const [call, setCall] = useState('listMontages');
  const [how, setHow] = useState('status:503');
  const id = useId();
  const fail = () => {
    tools.failNext(call, how);
    say(`The next call of ${call} fails.`);
  };
  return (
    <section className={styles.part} aria-label="Faults">
      <label className={styles.label} htmlFor={`${id}-call`}>
        Fail the next call of
      </label>
      <div className={styles.row}>
        <select
          id={`${id}-call`}
          className={`text-field ${styles.select}`}
          value={call}
          onChange={(event) => setCall(event.target.value)}
        >
          {tools.operations.map(({ label, names }) => (
            <optgroup key={label} label={label}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <select
          className={`text-field ${styles.select}`}
          aria-label="with"
          value={how}
          onChange={(event) => setHow(event.target.value)}
        >
          {outcomes.map((outcome) => (
            <option key={outcome.how} value={outcome.how}>
              {outcome.words}
            </option>
          ))}
        </select>
        <button type="button" className={styles.button} onClick={fail}>
          Fail it
        </button>
      </div>
      {faults.length > 0 && (
        <ul className={styles.faults} aria-label="What goes wrong">
          {faults.map((fault) => (
            <li key={fault.text} className={styles.fault}>
              <code className={styles.code}>{fault.text}</code>
              <span className={styles.words}>{fault.struck === 0 ? 'waits' : `struck ${fault.struck}`}</span>
              {fault.added && (
                <button
                  type="button"
                  className={styles.quiet}
                  aria-label={`Take away ${fault.text}`}
                  onClick={() => {
                    tools.takeAway(fault.text);
                    say(`${fault.text} is taken away.`);
                  }}
                >
                  Take away
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const steps = [
  { seconds: 60, label: '+1 min' },
  { seconds: 3_600, label: '+1 h' },
  { seconds: 86_400, label: '+1 day' },
];

function aheadInWords(aheadS: number): string {
  if (aheadS === 0) return 'with this machine';
  const parts = [
    [Math.floor(aheadS / 86_400), 'd'],
    [Math.floor(aheadS / 3_600) % 24, 'h'],
    [Math.floor(aheadS / 60) % 60, 'min'],
    [aheadS % 60, 's'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`]));
  return `${said.join(' ')} ahead`;
}

export function ClockTool({ tools, aheadS, say }: ToolProps & { aheadS: number }) {
  return (
    <section className={styles.part} aria-label="Clock">
      <p className={styles.label}>
        Clock of the backend <span className={styles.value}>{aheadInWords(aheadS)}</span>
      </p>
      <div className={styles.row}>
        {steps.map(({ seconds, label }) => (
          <button
            key={label}
            type="button"
            className={styles.button}
            aria-label={`${label} on the clock`}
            onClick={() => {
              tools.moveClock(seconds);
              say(`The clock of the backend is ${aheadInWords(aheadS + seconds)}.`);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

export function LinkTool({ tools, say }: ToolProps) {
  // A browser may forbid the clipboard; then the link is shown for manual copying.
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const link = tools.link();
    setShown(link);
    try {
      await navigator.clipboard.writeText(link);
      say('The link is copied.');
    } catch {
      say('The browser did not allow copying. The link is below the button.');
    }
  };
  return (
    <section className={styles.part} aria-label="Link">
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          Copy a link to this
        </button>
        {!tools.current && <span className={styles.words}>Without your own data</span>}
      </div>
      {shown !== null && (
        <input
          className={`text-field ${styles.link}`}
          aria-label="The link"
          readOnly
          value={shown}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}

export function ResetTool({ tools }: { tools: WorldTools }) {
  // The button that is pressed goes away: the focus goes to the harmless one of what comes.
  const [question, setQuestion] = useState<'never put' | 'put' | 'taken back'>('never put');
  const [failed, setFailed] = useState(false);
  const reset = async () => {
    try {
      window.location.assign(await tools.startOver());
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className={styles.part} aria-label="Reset">
      {question === 'put' ? (
        <div key="question" className={styles.row}>
          <p className={styles.words}>
            {tools.current
              ? 'All that was done in this scenario goes.'
              : 'Every montage and document that you have made here goes.'}
          </p>
          <button type="button" className={styles.danger} onClick={() => void reset()}>
            Reset the world
          </button>
          <button type="button" className={styles.button} autoFocus onClick={() => setQuestion('taken back')}>
            Cancel
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={styles.button}
          autoFocus={question === 'taken back'}
          onClick={() => setQuestion('put')}
        >
          Reset the world…
        </button>
      )}
      {failed && (
        <p role="alert" className={styles.failed}>
          The browser did not let the data be deleted. Close other tabs of this page and try again.
        </p>
      )}
    </section>
  );
}
