import { describe, expect, it } from 'vitest';
import { screenGroup } from './screen-groups.ts';

const route = (file: string) => `/house/src/routes/${file}?tsr-split=component`;
const source = (file: string) => `/house/src/${file}`;

/** The parts that a route of signed-in users needs before its own code. */
const ahead = (file: string) => `${source(`routes/${file}`)}?tsr-split=loader---pendingComponent`;
const libraryIcon = (name: string) => `/house/node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`;

/** What each module imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  [route('login.tsx')]: [source('features/account/sign-in.tsx')],
  [route('signup.tsx')]: [source('features/account/sign-up.tsx'), source('api/transport.ts')],
  [route('_signed-in.tsx')]: [source('features/shell/shell.tsx')],
  [route('_signed-in/montage/index.tsx')]: [
    source('features/list.tsx'),
    source('features/list-skeleton.tsx'),
    source('domain/steps.ts'),
  ],
  [ahead('_signed-in/montage/index.tsx')]: [source('features/list-skeleton.tsx')],
  [route('_signed-in/montage/create.tsx')]: [source('shared/panel.tsx')],
  [route('_signed-in/montage/edit.$documentId.tsx')]: [source('features/editor.tsx')],
  [source('features/account/sign-in.tsx')]: [source('features/account/fields.tsx'), source('ui/brand.tsx')],
  [source('features/account/sign-up.tsx')]: [source('features/account/fields.tsx')],
  [source('features/shell/shell.tsx')]: [source('ui/brand.tsx'), source('api/transport.ts')],
  [source('features/editor.tsx')]: [source('shared/panel.tsx'), source('domain/depths.ts')],
};
const onUse: Readonly<Record<string, readonly string[]>> = {
  [source('mocks/browser.ts')]: [source('documents/read.ts')],
  [source('routes/_signed-in/montage/index.tsx')]: [
    route('_signed-in/montage/index.tsx'),
    ahead('_signed-in/montage/index.tsx'),
  ],
};
const backendImports: Readonly<Record<string, readonly string[]>> = {
  [source('documents/read.ts')]: [source('domain/steps.ts')],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? backendImports[id] ?? [],
    dynamicallyImportedIds: onUse[id] ?? [],
    code: id === source('features/list.tsx') ? 'jsx(IconDots, {})' : null,
  }),
};
const groupOf = screenGroup('/house');

describe('the file of a module', () => {
  it.each([
    ['features/account/sign-in.tsx', 'forms'],
    ['features/account/fields.tsx', 'forms'],
    ['ui/brand.tsx', 'framework'],
    ['features/shell/shell.tsx', 'shell'],
    ['shared/panel.tsx', 'create-and-edit'],
    ['features/editor.tsx', 'editor'],
    ['domain/depths.ts', 'editor'],
    ['api/transport.ts', 'calls'],
    ['features/list-skeleton.tsx', 'shell'],
  ])('of %s is %s', (file, group) => {
    expect(groupOf(source(file), graph)).toBe(group);
  });

  it('of a loader and a skeleton is that of the layout, so that they are there before their screen', () => {
    expect(groupOf(ahead('_signed-in/montage/index.tsx'), graph)).toBe('shell');
  });

  it('of an icon is one for all first screens, for those that they use', () => {
    expect(groupOf(libraryIcon('IconDots'), graph)).toBe('icons');
    expect(groupOf(libraryIcon('IconRuler'), graph)).toBeNull();
  });

  it.each([
    ['only one screen imports', source('features/list.tsx')],
    ['the backend in the page imports too', source('domain/steps.ts')],
    ['loads on use', source('exports/build.ts')],
    ['is a route', route('login.tsx')],
    ['is a library', '/house/node_modules/react/index.js'],
  ])('is left to the bundler if it %s', (_what, id) => {
    expect(groupOf(id, graph)).toBeNull();
  });
});
