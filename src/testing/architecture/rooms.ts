/**
 * The rooms of the house and who may import whom. This table is the only place that says so; `architecture.test.ts` holds
 * every file of `src` to it.
 */

/** Generated code is three things: what the application calls, what it is made of, and what only a mock or a test needs. */
type Generated = 'generated hooks' | 'generated models' | 'generated validators';

export type Room =
  | 'domain'
  | 'ui'
  | 'api'
  | 'identity'
  | 'exports'
  | 'saved-copies'
  | 'service-worker'
  | 'shared'
  | 'demonstration'
  | 'features'
  | 'routes'
  | 'app'
  | 'main'
  | 'documents'
  | 'backend'
  | 'server'
  | 'trial'
  | 'mocks'
  | 'testing'
  | Generated;

interface RoomRule {
  /** The rooms it may import, in addition to itself. */
  mayImport: readonly Room[];
  /** The rooms of which it may import types alone. */
  mayImportTypesOf?: readonly Room[];
  /** The rooms it may import at run time only, by `import()`. */
  mayImportLazily?: readonly Room[];
  /** Packages that would make it something else, as beginnings of their names. */
  packages?: { except: readonly string[] } | { never: readonly string[] };
  /** What to do when something is missing here. */
  instead: string;
}

const mockPackages = ['msw', '@msw/', '@faker-js/', 'fake-indexeddb'];
/** What is kept in the browser is a feature's (drafts), a saved copy, or the mock backend's. */
const storagePackages = ['idb'];

export const rooms: Record<Room, RoomRule> = {
  domain: {
    mayImport: [],
    packages: { except: [] },
    instead:
      'domain is pure engineering: no React, no I/O, nothing of ours. Take what is needed as an argument, or move the code to the room that needs it.',
  },
  ui: {
    mayImport: [],
    packages: { never: ['@tanstack/', 'firebase', ...mockPackages, ...storagePackages] },
    instead:
      'ui is the kit: no data, no addresses, nothing of a montage. Take it as a property or as children, or move the code to the feature that owns it (to shared, if two features show it).',
  },
  api: {
    mayImport: ['generated hooks', 'generated models'],
    packages: { never: ['react', '@mantine/', 'firebase', ...mockPackages, ...storagePackages] },
    instead:
      'api knows the wire alone. Let main.tsx hand it what it needs (as it hands over the token source), or move the code to the feature.',
  },
  identity: {
    mayImport: ['generated models'],
    packages: { never: ['@mantine/', ...mockPackages, ...storagePackages] },
    instead:
      'identity is the provider behind one small interface. A room that needs both it and the api combines them.',
  },
  exports: {
    mayImport: ['domain'],
    packages: {
      never: ['react', '@mantine/', '@tanstack/', 'firebase', ...mockPackages, ...storagePackages],
    },
    instead:
      'exports makes files of a montage, in a worker without a page. Take what is needed as part of the order; what is shown meanwhile belongs to ui.',
  },
  'saved-copies': {
    mayImport: ['api', 'generated hooks', 'generated models'],
    mayImportTypesOf: ['identity'],
    packages: { never: ['@mantine/', 'firebase', ...mockPackages] },
    instead:
      'saved-copies keeps answers of the server in the browser and gives them back without a network. What is edited belongs to the drafts of the editor; whether a copy is shown is read from src/api/shown-copies.ts.',
  },
  'service-worker': {
    mayImport: [],
    packages: { except: [] },
    instead:
      'service-worker keeps the files of the application and nothing else: it is a script of its own, without a page. What it knows of the build comes from scripts/build/service-worker.ts.',
  },
  shared: {
    mayImport: ['api', 'domain', 'exports', 'ui', 'generated hooks', 'generated models'],
    packages: { never: ['firebase', ...mockPackages, ...storagePackages] },
    instead:
      'shared holds the parts of a montage that several features show (the sources of values, exports). It knows no feature: take what differs as a property.',
  },
  demonstration: {
    mayImport: ['identity', 'ui'],
    // The panels show what the mock backend offers; a production build has no such backend, and so none of its code.
    mayImportTypesOf: ['mocks'],
    packages: { never: ['firebase', ...mockPackages, ...storagePackages] },
    instead:
      'demonstration shows the tools of the embedded backend, which main.tsx passes in. A part of a screen belongs to the feature.',
  },
  features: {
    mayImport: [
      'api',
      'identity',
      'domain',
      'exports',
      'shared',
      'demonstration',
      'ui',
      'generated hooks',
      'generated models',
    ],
    packages: { never: ['firebase', ...mockPackages] },
    instead:
      'Features are independent. What two features share goes to shared (a part of a montage), ui (a composition without one), domain (a rule) or api (a call); what one shows of another is put together by the route.',
  },
  routes: {
    mayImport: ['features', 'api', 'ui', 'generated hooks', 'generated models'],
    // The router's context carries the identity, whose interface is all that a route knows of it.
    mayImportTypesOf: ['identity'],
    packages: { never: ['firebase', ...mockPackages, ...storagePackages] },
    instead:
      'A route is thin: params, loader, states, one screen. Move the code to the feature that the route shows.',
  },
  app: {
    mayImport: ['routes', 'api', 'identity', 'demonstration', 'ui', 'generated models'],
    packages: { never: ['firebase', ...mockPackages, ...storagePackages] },
    instead:
      'app holds the providers and the router. A screen belongs to a feature, a start-up decision to main.tsx.',
  },
  main: {
    mayImport: ['app', 'api', 'identity', 'saved-copies', 'ui'],
    mayImportLazily: ['mocks', 'demonstration'],
    packages: { never: [...mockPackages, ...storagePackages] },
    instead:
      'main.tsx puts the parts together. The embedded backend is reached by `import()` behind the mode alone, so that a production build drops it.',
  },
  documents: {
    mayImport: ['domain', 'generated models', 'generated validators'],
    packages: {
      never: ['react', '@mantine/', '@tanstack/', 'firebase', ...mockPackages, ...storagePackages],
    },
    instead:
      'documents turns bytes into a montage and knows no server. Take what it needs as an argument; calls and storage belong to backend.',
  },
  backend: {
    mayImport: ['domain', 'generated models', 'generated validators'],
    // The engine itself comes through the port of the generation, so that the host decides where it runs.
    mayImportTypesOf: ['documents'],
    packages: { except: ['zod'] },
    instead:
      'backend holds the operations of the contract for any host. What a browser, Node or a database provides comes through a port (src/backend/ports.ts); the host implements it.',
  },
  server: {
    mayImport: ['backend', 'documents', 'domain', 'generated models', 'generated validators'],
    // The page's settings, which the server answers as `/config.json`.
    mayImportTypesOf: ['app'],
    mayImportLazily: ['trial'],
    packages: {
      never: ['react', '@mantine/', '@tanstack/', 'firebase', ...mockPackages, ...storagePackages],
    },
    instead:
      'server is the Node host of backend. A rule of the product belongs to backend, behind a port; what only a trial needs belongs to src/server/trial, which is reached by `import()` alone.',
  },
  // `src/server/trial`: a server without an identity provider, with the accounts and montages of the demonstration.
  trial: {
    mayImport: [
      'server',
      'mocks',
      'backend',
      'documents',
      'domain',
      'generated models',
      'generated validators',
    ],
    mayImportTypesOf: ['app'],
    packages: { never: ['react', '@mantine/', '@tanstack/', 'firebase'] },
    instead: 'trial adds demonstration data to the server. What every server needs belongs to src/server.',
  },
  mocks: {
    mayImport: ['backend', 'documents', 'domain', 'generated models', 'generated validators'],
    packages: { never: ['react', '@mantine/', '@tanstack/', 'firebase'] },
    instead:
      'The mock backend knows the contract, not the application: sharing code with the client would let both agree on the same mistake. Write it again from the contract.',
  },
  testing: {
    mayImport: [
      'domain',
      'ui',
      'api',
      'identity',
      'exports',
      'saved-copies',
      'service-worker',
      'shared',
      'demonstration',
      'features',
      'routes',
      'app',
      'documents',
      'backend',
      'server',
      'trial',
      'mocks',
      'generated hooks',
      'generated models',
      'generated validators',
    ],
    instead: 'main.tsx starts the application; a test or a story puts its own together.',
  },
  // Generated files are held to the contract by regeneration; they are rooms only so that others can be kept out.
  'generated hooks': { mayImport: ['api', 'generated models'], instead: 'Change orval.config.ts.' },
  'generated models': { mayImport: [], instead: 'Change orval.config.ts.' },
  'generated validators': {
    mayImport: ['generated models', 'generated hooks'],
    instead: 'Change orval.config.ts.',
  },
};

/** A story or a test may use these whatever its room. */
export const openToTests: readonly Room[] = ['backend', 'mocks', 'testing', 'generated validators'];

/** The room of a path relative to the repository (`src/...`), or undefined for what is outside of `src`. */
export function roomOf(path: string): Room | undefined {
  if (path.startsWith('src/api/generated/')) return generatedRoomOf(path);
  if (path.startsWith('src/server/trial/')) return 'trial';
  const [top, name = ''] = path.split('/');
  if (top !== 'src') return undefined;
  if (name === 'main.tsx' || name === 'main') return 'main';
  return name in rooms ? (name as Room) : undefined;
}

function generatedRoomOf(path: string): Room {
  if (path.includes('/zod/') || /\.msw(\.ts)?$/.test(path)) return 'generated validators';
  if (path.includes('/endpoints/')) return 'generated hooks';
  return 'generated models';
}

/** The place that relative imports stay in: the room, and for features the one feature. */
export function placeOf(path: string): string {
  const [, name = '', feature = ''] = path.split('/');
  return name === 'features' ? `features/${feature}` : name;
}
