import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type LaunchOptions } from 'puppeteer-core';
import { findOrInstallChromium } from '../../find-chromium.ts';
import { recorderSource } from '../page-side/record-complaints.ts';
import { puppeteerTab } from './puppeteer-tab.ts';
import type { Engine, EngineName } from './tab.ts';
import { findOrInstallFirefox } from './programs.ts';

/** Nothing that Firefox fetches for itself: the journeys need no network. */
const firefoxPreferences = {
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  // A mouse, fine and hovering: without a window, it is taken for a phone.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

function optionsOf(name: Exclude<EngineName, 'WebKit'>): LaunchOptions {
  if (name === 'Firefox')
    return {
      browser: 'firefox',
      executablePath: findOrInstallFirefox(),
      extraPrefsFirefox: firefoxPreferences,
    };
  const { executablePath, args } = findOrInstallChromium();
  return {
    browser: 'chrome',
    executablePath,
    args: [
      ...args,
      // Without a graphics card, it draws in 3D only on request.
      '--enable-unsafe-swiftshader',
      // A machine without a mouse is taken for a phone.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    ],
  };
}

export async function startPuppeteerEngine(name: Exclude<EngineName, 'WebKit'>): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'montage-downloads-'));
  const browser = await launch({
    ...optionsOf(name),
    headless: true,
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  return {
    name,
    version: await browser.version(),
    downloads,
    async openTab({ touch = false } = {}) {
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
      // Firefox does not scroll by the touches of its driver.
      return puppeteerTab(await context.newPage(), recorderSource, touch && name === 'Chromium');
    },
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
