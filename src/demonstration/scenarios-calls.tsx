import type { LoggedCall } from '@/mocks/call-log';
import styles from './scenarios-panel.module.css';

/** Enough to read; the rest is in the browser's own tools. */
const shown = 50;

const time = (ms: number) =>
  new Date(ms).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

const state = ({ outcome }: LoggedCall) => {
  if (outcome === 'under way') return 'pending';
  return outcome === 'no answer' || outcome >= 400 ? 'failed' : 'fine';
};

export function CallsTable({ calls }: { calls: readonly LoggedCall[] }) {
  return (
    <section className={styles.part} aria-label="Calls">
      <p className={styles.label}>Calls, newest first</p>
      {calls.length === 0 ? (
        <p className={styles.words}>Nothing has been called yet.</p>
      ) : (
        <div className={styles.scroll} role="region" aria-label="Calls, newest first" tabIndex={0}>
          <table className={styles.calls}>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Call</th>
                <th scope="col">Status</th>
                <th scope="col">ms</th>
              </tr>
            </thead>
            <tbody>
              {calls.slice(0, shown).map((call) => (
                <tr key={call.id} data-state={state(call)}>
                  <td>{time(call.startedMs)}</td>
                  <th scope="row">{call.name}</th>
                  <td>
                    {call.outcome}
                    {call.repairs && (
                      <details>
                        <summary>{`${call.repairs.length} repaired`}</summary>
                        {call.repairs.map((repair) => (
                          <div key={repair}>{repair}</div>
                        ))}
                      </details>
                    )}
                  </td>
                  <td>{call.tookMs ?? '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
