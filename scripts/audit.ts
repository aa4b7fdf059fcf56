/**
 * Asks the registry for known vulnerabilities of the installed packages. A separate command and not part of `npm run
 * check`: it needs a registry that knows them, and its result changes without a change here.
 *
 * Exit codes: 0, none of severity high or above; 1, there are; 2, the registry gave no answer, which proves nothing.
 */
import { capture } from './run.ts';
import { judgeAudit } from './checks/audit.ts';

const scopes: [what: string, args: string[]][] = [
  ['what ships', ['--omit=dev']],
  ['everything', []],
];

let worst = 0;
for (const [what, args] of scopes) {
  const { output } = capture('npm', ['audit', '--json', '--audit-level=high', ...args]);
  const { code, says } = judgeAudit(output);
  console.log(`${what}: ${says}`);
  // Known vulnerabilities take precedence over a missing answer.
  if (worst !== 1 && code !== 0) worst = code;
}
process.exitCode = worst;
