import file from '@size-limit/file';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import sizeLimit from 'size-limit';
import { firstLoads } from './screen-files.ts';

/** The bytes of a group of files: one line of the budgets. */
export interface Line {
  name: string;
  bytes: number;
  /** By name without the content hash. Files with the same name are added up. */
  files: Readonly<Record<string, number>>;
}

/** Smaller files have no line of their own and count among the rest. */
const largeBytes = 8_000;

/** `/assets/framework-C8xPq0_d.js` -> `framework.js` */
const withoutHash = (path: string) => path.replace(/^.*\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');
/** The one library that every screen fetches in parallel without waiting for it. */
const isIdentity = (path: string) => withoutHash(path) === 'firebase.js';

/** As a host sends them: scripts and style sheets with gzip, fonts unchanged, because they are already compressed. */
async function sizesOf(folder: string, paths: readonly string[]): Promise<Map<string, number>> {
  const checks = paths.map((path) => ({
    files: [join(folder, path)],
    ...(/\.(js|css)$/.test(path) ? { gzip: true } : { brotli: false }),
  }));
  const sizes = (await sizeLimit([file], { checks })) as { size: number }[];
  return new Map(paths.map((path, at) => [path, sizes[at]!.size]));
}

function lineOf(name: string, paths: Iterable<string>, sizes: ReadonlyMap<string, number>): Line {
  const files: Record<string, number> = {};
  for (const path of [...paths].toSorted())
    files[withoutHash(path)] = (files[withoutHash(path)] ?? 0) + sizes.get(path)!;
  return { name, files, bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0) };
}

const kinds: readonly [name: string, extension: RegExp][] = [
  ['JavaScript', /\.js$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
];

/** The file types with a budget; icons and pages are small, and do not grow. */
const weighed = '{assets/*.{js,css,woff2,ttf,wasm,gz},*.js}';
const weighedOf = (folder: string) =>
  globSync(weighed, { cwd: folder }).map((path) => `/${path.replaceAll('\\', '/')}`);

/**
 * The lines of the production build: what loads before any screen, each screen's first load, and everything that loads
 * on use, so that every file is in a line. A large file has a line of its own.
 */
export async function linesOfProduction(folder: string): Promise<Line[]> {
  const all = weighedOf(folder);
  const sizes = await sizesOf(folder, all);
  const loads = firstLoads(folder);
  const every = [...loads.values()];
  const inAll = all.filter((path) => every.every((files) => files.has(path)));
  const early = new Set(every.flatMap((files) => [...files]));
  const ofKind = (paths: Iterable<string>, name: string) =>
    kinds.flatMap(([kind, extension]) => {
      const some = [...paths].filter((path) => extension.test(path) && !isIdentity(path));
      return some.length > 0 ? [lineOf(`${name}: ${kind}`, some, sizes)] : [];
    });
  return [
    ...ofKind(inAll, 'every screen'),
    lineOf('every screen: identity library', all.filter(isIdentity), sizes),
    ...[...loads].flatMap(([address, files]) => ofKind(files, address)),
    ...onUse(all, early, sizes, 'on use'),
  ];
}

/**
 * The large parts of the demonstration only, the backend in the page and its readers of documents, and the rest of it.
 */
export async function linesOfDemonstration(folder: string, production: readonly Line[]): Promise<Line[]> {
  const known = new Set(production.flatMap(({ files }) => Object.keys(files)));
  const own = weighedOf(folder).filter((path) => !known.has(withoutHash(path)));
  return onUse(own, new Set(), await sizesOf(folder, own), 'demonstration');
}

function onUse(
  all: readonly string[],
  early: ReadonlySet<string>,
  sizes: ReadonlyMap<string, number>,
  prefix: string,
): Line[] {
  const late = Map.groupBy(
    all.filter((path) => !early.has(path)),
    withoutHash,
  );
  const lines = [...late].map(([name, paths]) => lineOf(`${prefix}: ${name}`, paths, sizes));
  const small = lines.filter(({ bytes }) => bytes < largeBytes);
  const rest = Object.assign({}, ...small.map(({ files }) => files)) as Record<string, number>;
  return [
    ...lines.filter(({ bytes }) => bytes >= largeBytes).toSorted((a, b) => a.name.localeCompare(b.name)),
    {
      name: `${prefix}: all that is small`,
      files: rest,
      bytes: small.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  ];
}
