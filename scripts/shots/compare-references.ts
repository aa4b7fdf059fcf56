import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from '../find-chromium.ts';
import { root, show } from '../run.ts';
import { machineKind } from './machine-kind.ts';

const folder = 'e2e/visual/references';

/**
 * Compares the main screens of a built Storybook with their references, or renews these.
 *
 * @returns an exit code: 0 when they agree, 1 when they do not, 2 when there are no references of this kind of machine.
 */
export function compareReferences(built: string, { update }: { update: boolean }): 0 | 1 | 2 {
  const { executablePath } = findOrInstallChromium();
  const kind = machineKind(executablePath);
  const references = join(root, folder, kind);
  if (!update && (!existsSync(references) || globSync('*.png', { cwd: references }).length === 0)) {
    const others = globSync('*/', { cwd: join(root, folder) }).join(', ') || 'none';
    console.error(
      `There are no references for this kind of machine, ${kind}; there are those of: ${others}. ` +
        'Write them here from a state that is known to be good: npm run shots:update',
    );
    return 2;
  }
  const how = update ? ['main-screens', '--update-snapshots=all'] : [];
  const { ok } = show('playwright', ['test', '-c', 'e2e/visual/playwright.config.ts', ...how], {
    CHROMIUM_PATH: executablePath,
    SHOTS_BUILT: built,
    SHOTS_KIND: kind,
  });
  return ok ? 0 : 1;
}
