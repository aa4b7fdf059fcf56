import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, toolEnvironment } from '../../run.ts';
import { chainOf } from './chain.ts';

const journeys = 'openapi/montage.arazzo.yaml';

export interface Walk {
  ok: boolean;
  output: string;
}

interface WalkOptions {
  /** The API's address with its base path, as in http://127.0.0.1:4010/api. */
  url: string;
  /** An ID token of a user with both modules. */
  token: string;
  /** Walks only one journey; all that it depends on is walked first. */
  only?: string | undefined;
  onOutput?: (text: string) => void;
}

/**
 * The steps whose answer does not match its schema. Respect applies the severity of schema violations to all steps at
 * once, and validates an event stream with the schema of one frame. It is therefore set to warn, and the warnings are
 * evaluated here.
 */
function misfitsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(misfitsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { stepId, checks } = node as { stepId?: unknown; checks?: unknown };
  if (typeof stepId !== 'string' || !Array.isArray(checks)) return Object.values(node).flatMap(misfitsOf);
  const failed = (checks as { name: string; passed: boolean }[]).some(
    ({ name, passed }) => name.toLowerCase().replaceAll('_', ' ') === 'schema check' && !passed,
  );
  return failed && stepId !== 'generate' ? [stepId] : [];
}

/** Passes on whole lines, except the one that names the report, which is read here and then deleted. */
function linesWithout(named: string, say: (text: string) => void) {
  let rest = '';
  const flush = (text: string) => {
    const lines = text.split(/(?<=\n)/).filter((line) => !line.includes(named));
    if (lines.length > 0) say(lines.join(''));
  };
  return {
    add(text: string) {
      const end = (rest + text).lastIndexOf('\n') + 1;
      flush((rest + text).slice(0, end));
      rest = (rest + text).slice(end);
    },
    end: () => flush(rest),
  };
}

/**
 * Walks the journeys with Redocly Respect. Does not block: the backend may run in the same process.
 *
 * @throws Error for an unknown journey.
 */
export async function walkJourneys({ url, token, only, onOutput }: WalkOptions): Promise<Walk> {
  const once = randomUUID().slice(0, 8);
  const inputs = {
    token,
    email: `journey-${once}@example.com`,
    user: `journey-user-${once}@example.com`,
    password: `journey-${once}`,
    organisation: `Journey ${once}`,
  };
  const chain = only === undefined ? [] : chainOf(join(root, journeys), only);
  const args = ['respect', journeys, '--server', `montage=${url.replace(/\/$/, '')}`];
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const report = join(folder, 'report.json');
  args.push('--severity', 'SCHEMA_CHECK=warn', '--json-output', report);
  args.push(...chain.flatMap((id) => ['--workflow', id]));
  const environment = { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) };
  return new Promise<Walk>((resolve, reject) => {
    const child = spawn('redocly', args, {
      ...toolEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const say = (text: string) => {
      output += text;
      onOutput?.(text);
    };
    for (const stream of [child.stdout, child.stderr]) {
      const lines = linesWithout('report.json', say);
      stream.setEncoding('utf8').on('data', lines.add).on('end', lines.end);
    }
    child.on('error', reject);
    child.on('close', (code) => {
      // There is no report if Respect could not start.
      const misfits = existsSync(report) ? misfitsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
      for (const misfit of misfits) say(`${misfit}: the answer does not fit the schema\n`);
      resolve({ ok: code === 0 && misfits.length === 0, output });
    });
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}
