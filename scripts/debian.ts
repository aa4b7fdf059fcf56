/** Installs programs without an npm package, if the machine runs Debian and the user has the permission. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';
let updated = false;

export const isRoot = (): boolean => process.getuid?.() === 0;

function run(...args: string[]): void {
  execFileSync(aptGet, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Installs one Debian package. Does nothing on another system or without root. A failure is printed and not thrown: the
 * caller looks for the program again and names the remedy.
 */
export function installDebianPackage(name: string): void {
  if (!isRoot() || !existsSync(aptGet)) return;
  console.log(`Installing the Debian package ${name} ...`);
  try {
    if (!updated) run('update');
    updated = true;
    run('install', '-y', '--no-install-recommends', name);
  } catch (error) {
    console.log(
      `${name} was not installed: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
  }
}
