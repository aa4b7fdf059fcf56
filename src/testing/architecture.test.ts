import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkImports } from './architecture/check-imports';
import { circleIn, importsOf, reachableFrom } from './architecture/circles';
import { readSource } from './architecture/imports';

const check = (path: string, ...lines: string[]) => checkImports(new Map([[path, lines.join('\n')]]));

const paths = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));
const files = new Map(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')]));

describe('the house', () => {
  it('is read whole', () => {
    expect(paths).toContain('src/main.tsx');
    expect(paths).toContain('src/app/router.tsx');
  });

  it('keeps to the table of rooms', () => {
    expect(checkImports(files)).toEqual([]);
  });

  it('has no circle of imports, types and lazy imports included', () => {
    expect(circleIn(importsOf(files))).toBeNull();
  });
});

describe('the server', () => {
  const isTrial = (path: string) => path.startsWith('src/server/trial/');
  /** What runs: no types, and no trial where it is not imported by `import()`. */
  const atRunTime = importsOf(
    files,
    (path, { typeOnly, lazy, specifier }) =>
      !typeOnly && !(lazy && !isTrial(path) && specifier.startsWith('./trial/')),
  );
  const reached = [...reachableFrom('src/server/main.ts', atRunTime)];

  it('has no mock, demonstration or test code in what it runs', () => {
    const others =
      /^src\/(mocks|demonstration|testing|features|routes|app|ui|shared|identity|server\/trial)\/|\.(test|stories)\.tsx?$|-for-tests\.ts$|\.msw\.ts$/;
    expect(reached.filter((path) => others.test(path))).toEqual([]);
    const packages = reached.flatMap((path) =>
      readSource(path, files.get(path)!)
        .imports.filter(({ typeOnly }) => !typeOnly)
        .map(({ specifier }) => specifier),
    );
    expect(packages.filter((name) => /^(msw|@msw\/|@faker-js\/|react|fake-indexeddb)/.test(name))).toEqual(
      [],
    );
    // The walk reaches the parts, the backend and, in its threads, the engine.
    expect(packages).toEqual(expect.arrayContaining(['hono', 'kysely', 'jose', 'zod']));
    expect(reached).toEqual(
      expect.arrayContaining([
        'src/server/http/app.ts',
        'src/backend/operations.ts',
        'src/api/generated/zod/index.zod.ts',
      ]),
    );
  });

  it('reaches a trial, and so the mocks, by `import()` alone', () => {
    const withTrial = reachableFrom(
      'src/server/main.ts',
      importsOf(files, (_, { typeOnly }) => !typeOnly),
    );
    expect([...withTrial].some((path) => path.startsWith('src/mocks/'))).toBe(true);
  });

  it('has neither in the threads of its engine', () => {
    const inThreads = [...reachableFrom('src/server/engine/documents-worker.ts', atRunTime)];
    expect(inThreads.filter((path) => /^src\/(mocks|testing|demonstration|features)\//.test(path))).toEqual(
      [],
    );
    expect(inThreads).toContain('src/documents/generate.ts');
  });
});

describe('the table of rooms', () => {
  it.each([
    [
      'src/domain/units.ts',
      `import { Button } from '@/ui/button';`,
      /domain may not import ui .*Take what is needed as an argument/,
    ],
    ['src/domain/units.ts', `import { useState } from 'react';`, /domain may not import the package "react"/],
    [
      'src/domain/units.ts',
      `import { readFileSync } from 'node:fs';`,
      /domain may not import the package "node:fs"/,
    ],
    ['src/ui/card.tsx', `import { Link } from '@tanstack/react-router';`, /ui may not import the package/],
    ['src/ui/card.tsx', `import { transport } from '@/api/transport';`, /ui may not import api/],
    [
      'src/ui/card.tsx',
      `import type { Montage } from '@/domain/montage/montage';`,
      /ui may not import domain .*nothing of a montage/,
    ],
    [
      'src/shared/sources/source-words.ts',
      `import { useEditor } from '@/features/montage-editor/editor-context';`,
      /shared may not import features .*knows no feature/,
    ],
    [
      'src/demonstration/outbox.tsx',
      `import { createWorld } from '@/mocks/world';`,
      /demonstration may not import mocks .*main.tsx passes in/,
    ],
    [
      'src/api/transport.ts',
      `import { useIdentity } from '@/identity/identity-context';`,
      /api may not import identity/,
    ],
    [
      'src/identity/firebase.ts',
      `import { transport } from '@/api/transport';`,
      /identity may not import api/,
    ],
    [
      'src/features/a/b.tsx',
      `import { c } from '@/features/c/d';`,
      /features\/a may not import features\/c.*goes to shared/,
    ],
    [
      'src/features/a/b.tsx',
      `import { c } from '../c/d';`,
      /climbs out of features\/a\. Write "@\/features\/c\/d"/,
    ],
    ['src/features/a/b.tsx', `import { App } from '@/app/app';`, /features may not import app/],
    ['src/features/a/b.tsx', `import { createWorld } from '@/mocks/world';`, /features may not import mocks/],
    ['src/features/a/b.tsx', `const world = await import('@/mocks/world');`, /features may not import mocks/],
    ['src/features/a/b.tsx', `type World = import('@/mocks/world').World;`, /features may not import mocks/],
    [
      'src/features/a/b.tsx',
      `export { seed } from '@/mocks/seed';\nconst x = 1;`,
      /features may not import mocks/,
    ],
    [
      'src/features/a/b.tsx',
      `import { Montage } from '@/api/generated/zod/schemas.zod';`,
      /may not import generated validators/,
    ],
    [
      'src/features/a/b.tsx',
      `import { handlers } from '@/api/generated/endpoints/user/user.msw';`,
      /generated validators/,
    ],
    ['src/features/a/b.tsx', `import { http } from 'msw';`, /features may not import the package "msw"/],
    [
      'src/features/a/b.test.ts',
      `import { c } from '@/features/c/d';`,
      /features\/a may not import features\/c/,
    ],
    [
      'src/routes/login.tsx',
      `import { useIdentity } from '@/identity/identity-context';`,
      /routes may not import identity/,
    ],
    [
      'src/routes/login.tsx',
      `import { metres } from '@/domain/units';`,
      /routes may not import domain.*A route is thin/,
    ],
    [
      'src/app/app.tsx',
      `import { Chooser } from '@/features/modules/module-chooser';`,
      /app may not import features/,
    ],
    [
      'src/main.tsx',
      `import { startEmbeddedBackend } from '@/mocks/browser';`,
      /main may not import mocks.*`import\(\)`/,
    ],
    [
      'src/mocks/world.ts',
      `import { transport } from '@/api/transport';`,
      /mocks may not import api .*the same mistake/,
    ],
    [
      'src/mocks/world.ts',
      `import { useListUsers } from '@/api/generated/endpoints/user/user';`,
      /generated hooks/,
    ],
    ['src/mocks/world.ts', `import { Button } from '@/ui/button';`, /mocks may not import ui/],
    [
      'src/backend/montage.ts',
      `import { createWorld } from '@/mocks/world';`,
      /backend may not import mocks .*comes through a port/,
    ],
    [
      'src/backend/generation/run-job.ts',
      `import { generateMontage } from '@/documents/generate';`,
      /backend may not import documents/,
    ],
    [
      'src/backend/generation/run-job.ts',
      `const { generateMontage } = await import('@/documents/generate');`,
      /backend may not import documents/,
    ],
    [
      'src/backend/upload.ts',
      `import { createHash } from 'node:crypto';`,
      /may not import the package "node:crypto"/,
    ],
    [
      'src/backend/refusal.ts',
      `import { HttpResponse } from 'msw';`,
      /backend may not import the package "msw"/,
    ],
    [
      'src/features/a/b.tsx',
      `import { answerCall } from '@/backend/operations';`,
      /features may not import backend/,
    ],
    [
      'src/server/http/app.ts',
      `import { createWorld } from '@/mocks/world';`,
      /server may not import mocks .*src\/server\/trial/,
    ],
    [
      'src/server/main.ts',
      `import { openTrial } from './trial/open-trial';`,
      /server may not import trial .*`import\(\)` alone/,
    ],
    ['src/server/main.ts', `import { transport } from '@/api/transport';`, /server may not import api/],
    ['src/server/main.ts', `import { http } from 'msw';`, /server may not import the package "msw"/],
    ['src/mocks/world.ts', `import { run } from '../../scripts/run';`, /leaves src/],
    ['src/lib/date.ts', `export const date = 1;`, /is in no room/],
    ['src/ui/index.ts', `export * from './card';\nexport { Page } from './page';`, /Import from those files/],
  ])('refuses %s with %s', (path, text, message) => {
    const said = check(path, ...text.split('\n'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(message);
  });

  it.each([
    ['src/domain/units.ts', `import { feet } from './feet';`],
    ['src/features/a/b.tsx', `import { c } from './parts/c';`],
    ['src/features/a/parts/c.tsx', `import { b } from '../b';`],
    ['src/features/a/b.tsx', `import { useListMontages } from '@/api/generated/endpoints/montage/montage';`],
    ['src/features/a/b.tsx', `import { shorten } from '@/domain/names';`],
    ['src/features/a/b.tsx', `import { showExport } from '@/shared/exports/show-export';`],
    ['src/demonstration/outbox.tsx', `import type { SentMail } from '@/mocks/browser';`],
    ['src/features/a/b.stories.tsx', `import preview from '../../../.storybook/preview';`],
    ['src/features/a/b.stories.tsx', `import { accounts } from '@/mocks/seed/accounts';`],
    ['src/api/transport.test.ts', `import { setupServer } from 'msw/node';`],
    ['src/routes/__root.tsx', `import type { Identity } from '@/identity/identity';`],
    ['src/routes/__root.tsx', `import { type Identity } from '@/identity/identity';`],
    ['src/main.tsx', `const backend = await import('@/mocks/browser');`],
    [
      'src/mocks/handlers.ts',
      `import { getListUsersMockHandler } from '@/api/generated/endpoints/user/user.msw';`,
    ],
    ['src/mocks/world.ts', `import { Montage } from '@/api/generated/zod/schemas.zod';`],
    ['src/mocks/handlers.ts', `import { answerCall } from '@/backend/operations';`],
    ['src/server/main.ts', `const trial = await import('./trial/open-trial');`],
    ['src/server/trial/open-trial.ts', `import { createWorld } from '@/mocks/world';`],
    ['src/server/trial/open-trial.ts', `import type { Settings } from '../settings';`],
    ['src/backend/ports.ts', `import type { ReadFacts } from '@/documents/understanding/read-documents';`],
    ['src/backend/records.ts', `import * as zod from 'zod';`],
    ['src/backend/montage.test.ts', `import { testClient } from '@/mocks/test-client';`],
    ['src/testing/stage.ts', `import { createAppRouter } from '@/app/router';`],
    ['src/ui/index.ts', `export { Page } from './page';\nexport const title = 'of its own';`],
  ])('lets %s have %s', (path, text) => {
    expect(check(path, text)).toEqual([]);
  });

  it('names the line', () => {
    expect(check('src/ui/card.tsx', '', '', `import { a } from '@/api/transport';`)[0]).toContain(
      'src/ui/card.tsx:3 ',
    );
  });
});

describe('error reporting', () => {
  it('needs no code of the signed-in screens', () => {
    const atRunTime = importsOf(files, (_path, { typeOnly }) => !typeOnly);
    const reached = [...reachableFrom('src/app/reporting/start.ts', atRunTime)];
    expect(reached.filter((path) => !path.startsWith('src/app/reporting/')).toSorted()).toEqual([
      'src/api/api-error.ts',
      'src/api/stream-error.ts',
      'src/ui/running-build.ts',
    ]);
  });
});
