/** Finds the browsers that are not Chromium, and the display that WebKit needs, or installs Debian's packages of them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from '../../debian.ts';

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** @throws Error with the remedy if it is not there and cannot be installed. */
function findOrInstall(find: () => string | undefined, debianPackage: string): string {
  const present = find();
  if (present !== undefined) return present;
  installDebianPackage(debianPackage);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`Not found and not installed: install it with apt-get install ${debianPackage}.`);
}

export const findOrInstallFirefox = () =>
  findOrInstall(() => onPath('firefox-esr') ?? onPath('firefox'), 'firefox-esr');

/** The browser that WebKit's driver starts is not on the path; the driver knows where it is. */
export const findOrInstallWebKitDriver = () =>
  findOrInstall(() => onPath('WebKitWebDriver'), 'webkit2gtk-driver');

export const findOrInstallVirtualDisplay = () => findOrInstall(() => onPath('Xvfb'), 'xvfb');
