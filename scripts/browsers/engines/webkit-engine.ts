import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePorts } from '../../free-ports.ts';
import { findOrInstallWebKitDriver } from './programs.ts';
import type { Engine } from './tab.ts';
import { startVirtualDisplay } from './virtual-display.ts';
import { webKitTab } from './webkit-tab.ts';

const patienceMs = 20_000;

/** @throws when the driver does not answer in time. */
async function untilReady(url: string): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error('The driver of WebKit does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const capabilities = () =>
  new Capabilities({
    browserName: 'MiniBrowser',
    // Exporting shows an alert first, as the specification asks.
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      // Without its bar of addresses, the window is the viewport.
      args: ['--automation', '--full-screen'],
    },
  });

export async function startWebKitEngine(): Promise<Engine> {
  const display = await startVirtualDisplay();
  const home = mkdtempSync(join(tmpdir(), 'montage-webkit-'));
  const [port] = await freePorts(1);
  const driver = spawn(findOrInstallWebKitDriver(), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      // WebKit refuses its sandbox in most containers. The pages are the project's own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  const start = (): Promise<WebDriver> =>
    new Builder().usingServer(url).withCapabilities(capabilities()).disableEnvironmentOverrides().build();
  const first = await start();
  const version = (await first.getCapabilities()).get('browserVersion') as string;
  await first.quit();
  return {
    name: 'WebKit',
    version: `WebKitGTK ${version}`,
    // Without a folder of the desktop's for them, they arrive in the user's own.
    downloads: home,
    openTab: async () => webKitTab(await start()),
    async close() {
      const ended = once(driver, 'exit');
      driver.kill();
      await ended;
      await display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
