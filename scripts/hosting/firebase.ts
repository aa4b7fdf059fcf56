import {
  cacheControl,
  everywhere,
  readerPath,
  withReader,
  type Headers,
} from '../../src/server/http/headers.ts';

/** The service that answers /api: a name of Cloud Run and its region. Change it for another deployment. */
const backend = { serviceId: 'montage-api', region: 'europe-west1' };

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * The configuration of Firebase Hosting. Of two entries with the same header the later one applies.
 *
 * @see https://firebase.google.com/docs/hosting/full-config
 */
export const firebaseConfiguration = {
  hosting: {
    public: 'dist',
    ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
    headers: [
      { source: '**', headers: listed({ ...everywhere, 'Cache-Control': cacheControl.others }) },
      { source: '/assets/**', headers: listed({ 'Cache-Control': cacheControl.assets }) },
      { source: `${readerPath}*`, headers: listed(withReader) },
    ],
    rewrites: [
      { source: '/api/**', run: backend },
      // A missing file must be a 404: a page in its place would be run as a script.
      { source: '!/assets/**', destination: '/index.html' },
    ],
  },
};
