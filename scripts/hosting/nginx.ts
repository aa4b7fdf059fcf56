import {
  cacheControl,
  everywhere,
  readerPath,
  withReader,
  type Headers,
} from '../../src/server/http/headers.ts';

/**
 * `always`: an answer that says that something is missing is an answer of this host, too. But that it is missing is not to be
 * kept: it may be on its way, while a deployment is.
 */
const lines = (headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}"${name === 'Cache-Control' ? '' : ' always'};`,
  );

const indented = (all: readonly string[], by: number) =>
  all.map((line) => `${' '.repeat(by)}${line}`).join('\n');

/** nginx forgets what was added outside as soon as a block adds a header of its own: each has all of them. */
const block = (cache: string, more: Headers = {}) =>
  indented(lines({ ...everywhere, ...more, 'Cache-Control': cache }), 4);

/** A server of nginx with the same behaviour as Firebase Hosting, as an example for any other. */
export const nginxConfiguration = `# Written by \`npm run generate\` from scripts/hosting: an example of any static server in front of the backend, on one origin.
# Put it into a server block that speaks HTTPS; write your own root and backend.

root /srv/montage/dist;
index index.html;
gzip on;
gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
# The contract allows twenty documents of 50 MB each at once.
client_max_body_size 1000m;

location /api/ {
    proxy_pass http://127.0.0.1:8080;
    # The progress of a generation is streamed.
    proxy_buffering off;
    proxy_read_timeout 1h;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
}

location /assets/ {
${block(cacheControl.assets)}
}

location ${readerPath} {
${block(cacheControl.assets, withReader)}
}

location / {
    try_files $uri /index.html;
${block(cacheControl.others)}
}
`;
