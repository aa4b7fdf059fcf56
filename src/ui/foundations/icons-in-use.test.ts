import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconsInUse } from './icons-in-use';

const imports = /import \{([^}]*)\} from '@tabler\/icons-react'/g;

const imported = (text: string) =>
  [...text.matchAll(imports)].flatMap(([, names]) => names!.match(/\bIcon[A-Z]\w*/g) ?? []);

it('the icons that are shown are those that the screens use', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !/\.(stories|test)\.tsx$/.test(file));
  const used = new Set(files.flatMap((file) => imported(readFileSync(file, 'utf8'))));
  expect(used.size).toBeGreaterThan(20);
  expect(Object.keys(iconsInUse)).toEqual([...used].toSorted());
});
