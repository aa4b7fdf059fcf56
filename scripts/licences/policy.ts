import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences allowed in the bundle, which every visitor of the page receives. */
const mayShip = new Set([
  'MIT',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Zlib',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
]);
/** Licences allowed for tools: they oblige only those who redistribute the software itself, or a changed one. */
const mayBuild = new Set([...mayShip, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'Unlicense']);

/** Packages that say nothing that a program could read, by what a user has read in them. */
const reviewedLicences: Readonly<Record<string, string>> = {
  // Its LICENSE file has two clauses.
  duck: 'BSD-2-Clause',
  // Its LICENSE file is MIT's; its package.json says nothing.
  'png-js': 'MIT',
};

/** An SPDX expression: one alternative of `OR` is enough, every part of `AND` is needed. */
export function allows(allowed: ReadonlySet<string>, expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((alternative) => alternative.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())));
}

export const isForTheBundle = (licence: string): boolean => allows(mayShip, licence);

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
}

export type Lock = Readonly<Record<string, LockedPackage>>;

export const readLock = (root: string): Lock =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The licence that a package states, in any of the forms that npm has had. */
export function statedLicence(manifest: unknown): string | undefined {
  const { license, licenses } = manifest as { license?: unknown; licenses?: unknown };
  const one = license ?? (Array.isArray(licenses) ? (licenses[0] as unknown) : undefined);
  if (typeof one === 'string') return one;
  return (one as { type?: string } | undefined)?.type;
}

export function licenceOf(root: string, path: string, locked?: string): string | undefined {
  const name = nameOf(path);
  if (Object.hasOwn(reviewedLicences, name)) return reviewedLicences[name];
  if (locked !== undefined) return locked;
  const manifest = join(root, path, 'package.json');
  return existsSync(manifest) ? statedLicence(JSON.parse(readFileSync(manifest, 'utf8'))) : undefined;
}

/** Sentences on every installed package whose licence is not one of the list. */
export function licenceProblems(root: string, lock: Lock = readLock(root)): string[] {
  return Object.entries(lock).flatMap(([path, { license, optional }]) => {
    if (path === '') return [];
    const licence = licenceOf(root, path, license);
    // For another platform: it isn't installed here, and belongs to a package that is.
    if (licence === undefined && optional && !existsSync(join(root, path))) return [];
    if (licence !== undefined && allows(mayBuild, licence)) return [];
    return [
      `${nameOf(path)}: ${licence ?? 'no licence'}. Read its terms; then name it in scripts/licences/policy.ts, or do without it.`,
    ];
  });
}

/** Sentences on packages that run a script at installation and are not listed, and on listed names without a package. */
export function installScriptProblems(root: string, lock: Lock = readLock(root)): string[] {
  const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts?: Record<string, boolean>;
  };
  const scripted = new Set(
    Object.entries(lock).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [nameOf(path)] : [])),
  );
  return [
    ...[...scripted]
      .filter((name) => !Object.hasOwn(allowScripts, name))
      .map(
        (name) => `${name} wants to run a script when it is installed: allow or refuse it in package.json.`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} is named in allowScripts of package.json, and runs nothing any more.`),
  ];
}
