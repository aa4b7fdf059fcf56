import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Strings that identify the mock backend. Each is in a build of the demonstration: a string that is in no build would
 * prove nothing.
 */
export const mockMarks: readonly { mark: RegExp; means: string }[] = [
  { mark: /mockServiceWorker/, means: 'the worker script of the embedded backend' },
  { mark: /\bmsw\b/i, means: 'Mock Service Worker' },
  { mark: /montage-demo/, means: 'the password of the demonstration accounts' },
  { mark: /@example\.com/, means: 'the demonstration accounts' },
  { mark: /Fail the next call of/, means: 'the panel of the scenarios' },
  { mark: /__zod_globalConfig|ZodError/, means: 'the Zod validators' },
  { mark: /You belong to no organisation\. Ask an administrator/, means: 'the operations of the backend' },
  { mark: /documents\.worker/, means: 'the worker that reads documents' },
  { mark: /PDFjsFont/, means: 'pdf.js' },
  { mark: /mammoth/, means: 'mammoth, which reads Word' },
];

/** Random fixtures belong in no build. */
const fakerMark = { mark: /@faker-js|fakerEN|\bfaker\./, means: 'random fixtures' };

interface Finding {
  file: string;
  means: string;
}

/** Names and contents of every text file of a build. */
export function findMocks(folder: string, marks = [...mockMarks, fakerMark]): Finding[] {
  const files = globSync('**/*.{js,css,html,json,map,svg}', { cwd: folder }).toSorted();
  return files.flatMap((file) => {
    const text = `${file}\n${readFileSync(join(folder, file), 'utf8')}`;
    return marks.filter(({ mark }) => mark.test(text)).map(({ means }) => ({ file, means }));
  });
}
