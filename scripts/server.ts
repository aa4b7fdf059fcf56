/** `npm run server`: starts the built server, in this process. Arguments are the server's own, such as `backup FILE`. */
import { existsSync } from 'node:fs';

const entry = new URL('../dist-server/main.js', import.meta.url);

if (existsSync(entry)) await import(entry.href);
else {
  console.error('There is no built server. Run "npm run build" first.');
  process.exitCode = 1;
}
