import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { licenceOf, readLock } from './policy.ts';

/** A package with at least one module in the bundle. */
export interface BundledPackage {
  name: string;
  version: string;
  licence: string;
  /** In words of the lock file: the algorithm, and the sum in base 64. */
  integrity: string | undefined;
  /** The texts that must be distributed with it. */
  texts: string[];
}

/** The folder, from the root, of the package that a module belongs to; undefined for modules of our own. */
export function packagePath(moduleId: string): string | undefined {
  const path = moduleId.replaceAll('\\', '/').replace(/^\0/, '').split('?', 1)[0] ?? '';
  const start = path.lastIndexOf('/node_modules/');
  if (start < 0) return undefined;
  // With what is installed inside of another package.
  const first = path.indexOf('/node_modules/') + 1;
  const [scope, name] = path.slice(start + '/node_modules/'.length).split('/');
  return `${path.slice(first, start + 1)}node_modules/${scope?.startsWith('@') ? `${scope}/${name}` : scope}`;
}

const mit = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * The words of a licence whose file a package has left out, by the holder that its manifest names.
 *
 * @throws Error where they are not known here: they have to come along.
 */
function standardText(name: string, licence: string, author: unknown): string {
  const holder = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name;
  if (licence === 'MIT') return mit(holder ?? `the authors of ${name}`);
  if (licence === 'Apache-2.0')
    return readFileSync(join(import.meta.dirname, 'Apache-2.0.txt'), 'utf8').trim();
  throw new Error(
    `${name} (${licence}) has no file of its licence, and scripts/licences/bundled.ts does not know its words.`,
  );
}

function licenceTexts(folder: string): string[] {
  const files = globSync('{LICENSE,LICENCE,LICENSES,NOTICE,COPYING,OFL}*', { cwd: folder }).toSorted();
  return files
    .filter((file) => !/\.(js|json|ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
}

/**
 * The packages that modules belong to, by name.
 *
 * @throws Error where a package is not the version that the lock file has, because its checksum would be another's.
 */
export function bundledPackages(root: string, moduleIds: Iterable<string>): BundledPackage[] {
  const lock = readLock(root);
  const paths = new Set([...moduleIds].flatMap((id) => packagePath(id) ?? []));
  return [...paths]
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => {
      const file = join(root, path, 'package.json');
      const { name, version, author } = JSON.parse(readFileSync(file, 'utf8')) as {
        name: string;
        version: string;
        author?: unknown;
      };
      const locked = lock[path];
      if (locked?.version !== version)
        throw new Error(
          `${path} is ${version}, and ${locked?.version ?? 'missing'} in package-lock.json. Run npm ci.`,
        );
      const licence = licenceOf(root, path, locked.license) ?? 'none stated';
      const texts = licenceTexts(dirname(file));
      if (texts.length === 0) texts.push(standardText(name, licence, author));
      return { name, version, licence, integrity: locked.integrity, texts };
    })
    .toSorted((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}
