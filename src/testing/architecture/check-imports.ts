import { readSource, targetOf, type Import } from './imports';
import { openToTests, placeOf, roomOf, rooms, type Room } from './rooms';

const isTest = (path: string) => /(\.(stories|test)\.tsx?|-for-tests\.ts)$/.test(path);
const isGenerated = (path: string) => path.startsWith('src/api/generated/') || path.endsWith('.gen.ts');

const startsLike = (beginnings: readonly string[], specifier: string) =>
  beginnings.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : `${specifier}/`.startsWith(`${name}/`),
  );

/** A story and a test are the room's own, with what a test needs besides. */
function mayImport(path: string, room: Room, target: Room, { lazy, typeOnly }: Import): boolean {
  const rule = rooms[room];
  if (target === room || rule.mayImport.includes(target)) return true;
  if (isTest(path) && openToTests.includes(target)) return true;
  if (typeOnly && rule.mayImportTypesOf?.includes(target)) return true;
  return lazy && rule.mayImportLazily?.includes(target) === true;
}

function judgePackage(path: string, room: Room, { specifier }: Import): string | undefined {
  const { packages } = rooms[room];
  if (!packages || isTest(path)) return undefined;
  const forbidden =
    'except' in packages ? !startsLike(packages.except, specifier) : startsLike(packages.never, specifier);
  return forbidden ? `${room} may not import the package "${specifier}". ${rooms[room].instead}` : undefined;
}

function judgePath(path: string, room: Room, target: string, found: Import): string | undefined {
  const relative = found.specifier.startsWith('.');
  const here = placeOf(path);
  if (!target.startsWith('src/')) {
    const isPreview = isTest(path) && target === '.storybook/preview';
    return isPreview ? undefined : `"${found.specifier}" leaves src; only a story's preview may.`;
  }
  if (relative && placeOf(target) !== here) {
    return `"${found.specifier}" climbs out of ${here}. Write "@/${target.slice('src/'.length)}", if the room may be imported.`;
  }
  const targetRoom = roomOf(target);
  if (!targetRoom)
    return `"${found.specifier}" leads to no room. Put the file into one, or enter the new room in rooms.ts.`;
  if (room === 'features' && targetRoom === 'features' && placeOf(target) !== here) {
    return `${here} may not import ${placeOf(target)}. ${rooms.features.instead}`;
  }
  if (mayImport(path, room, targetRoom, found)) return undefined;
  return `${room} may not import ${targetRoom} ("${found.specifier}"). ${rooms[room].instead}`;
}

/**
 * Holds files to the table of rooms.
 *
 * @param files path relative to the repository -> text, TypeScript files of `src` only
 * @returns a sentence for each violation: where, what, and what to do instead
 */
export function checkImports(files: ReadonlyMap<string, string>): string[] {
  const violations: string[] = [];
  for (const [path, text] of files) {
    if (isGenerated(path)) continue;
    const room = roomOf(path);
    if (!room) {
      violations.push(`${path} is in no room. Put it into one, or enter the new room in rooms.ts.`);
      continue;
    }
    const { imports, barrel } = readSource(path, text);
    if (barrel) {
      violations.push(
        `${path} only passes on what other files export. Import from those files, and delete this one.`,
      );
    }
    for (const found of imports) {
      const target = targetOf(path, found.specifier);
      const said =
        target === undefined ? judgePackage(path, room, found) : judgePath(path, room, target, found);
      if (said) violations.push(`${path}:${found.line} ${said}`);
    }
  }
  return violations;
}
