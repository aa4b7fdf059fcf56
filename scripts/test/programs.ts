/** The programs that the tests run in or read files with: finds each, or installs it. */
import { withoutPoppler } from '../../src/testing/poppler.ts';
import { describeChromium, findOrInstallChromium } from '../find-chromium.ts';
import { findOrInstallOffice, withoutOffice } from '../find-office.ts';
import { findOrInstallPoppler } from '../find-poppler.ts';

const printed = (error: unknown) => console.error(error instanceof Error ? error.message : error);

/** Puts the browser's path into the environment, so that every process after this one runs in the same build. */
export function ensureBrowser(): boolean {
  try {
    const browser = findOrInstallChromium('shell');
    process.env.CHROMIUM_PATH = browser.executablePath;
    console.log(`Chromium: ${describeChromium(browser)}`);
    return true;
  } catch (error) {
    printed(error);
    return false;
  }
}

/** Prints the remedy for what is missing; the tests that need it then fail unless the user left them out. */
export function ensureReaders(): void {
  if (!withoutPoppler()) findOrInstallPoppler();
  if (withoutOffice()) return;
  try {
    process.env.LIBREOFFICE_PATH = findOrInstallOffice();
    console.log(`LibreOffice: ${process.env.LIBREOFFICE_PATH}`);
  } catch (error) {
    printed(error);
  }
}
