/**
 * Plays random schedules with the editor and the mock backend: `npm run schedules`, 10,000 of them. `--count N` (or
 * SCHEDULES) plays a different number, `--seed N` (or SEED) repeats an earlier run, and with its `--path` a failed
 * schedule. `--bugs` plants the deliberate bugs one at a time, and prints the shortest schedule that found each.
 */
import './mock-server/sources.ts';
import { parseArgs } from 'node:util';
import { show } from './run.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    bugs: { type: 'boolean' },
  },
});
if (values.bugs) {
  const bugs = ['run', '--project', 'long-units', 'src/testing/schedules/bugs.test.ts'];
  process.exit(show('vitest', bugs, { SHORTEN: '1' }).ok ? 0 : 1);
}
const { env } = process;
const count = Number(values.count ?? env.SCHEDULES ?? 10_000);
const seed = Number(values.seed ?? env.SEED ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(count) || !Number.isSafeInteger(seed)) {
  console.error('Numbers are wanted: npm run schedules -- --count 10000 --seed 1');
  process.exit(2);
}

// A dynamic import, because the sources can only be found from here on.
const { checkSchedules, failureInWords } = await import('@/testing/schedules/check-schedules');

/** In parts, so that a long run reports its progress. */
const share = 1_000;
const begun = performance.now();
const commands = new Map<string, number>();
let played = 0;

console.log(`Random schedules of the seed ${seed}`);
for (let first = 0; first < count && process.exitCode === undefined; first += share) {
  const own = seed + first / share;
  const asked = { count: Math.min(share, count - first), seed: own, path: values.path };
  const checked = await checkSchedules(asked);
  played += checked.schedules;
  for (const [name, times] of checked.commands) commands.set(name, (commands.get(name) ?? 0) + times);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  console.log(`${played} schedules in ${seconds} s`);
  if (checked.failure) {
    console.error(failureInWords(own, checked.failure));
    process.exitCode = 1;
  }
  if (values.path !== undefined) break;
}
const counted = [...commands].toSorted(([, a], [, b]) => b - a).map(([name, times]) => `${name} ${times}`);
console.log(`Commands: ${counted.join(', ')}`);
if (process.exitCode === undefined) console.log(`All ${played} schedules kept every promise.`);
