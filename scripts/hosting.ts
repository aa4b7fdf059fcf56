/**
 * Writes the hosts' configurations from the one table of headers: `firebase.json` and an example for nginx. Part of
 * `npm run generate`, so that `npm run check` detects differences.
 */
import { writeFileSync } from 'node:fs';
import { firebaseConfiguration } from './hosting/firebase.ts';
import { nginxConfiguration } from './hosting/nginx.ts';

writeFileSync('firebase.json', `${JSON.stringify(firebaseConfiguration, null, 2)}\n`);
writeFileSync('docs/hosting/nginx.conf', nginxConfiguration);
