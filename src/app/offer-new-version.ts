import { browserVersion } from './browser-version';
import { watchVersion } from './new-version';

/** Offers a version that was deployed after this page was loaded; looks now where there is reason to. Returns what ends the watch. */
export const offerNewVersions = (atOnce: boolean): (() => void) =>
  watchVersion(
    browserVersion(),
    () => {
      import('./new-version-toast').then(
        ({ offerNewVersion }) => offerNewVersion(() => window.location.reload()),
        // Then the missing file is the toast's own; the next screen reports the new version.
        () => undefined,
      );
    },
    atOnce,
  );
