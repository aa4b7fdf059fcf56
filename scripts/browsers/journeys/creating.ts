import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { survey, tops } from '../../../e2e/production/documents.ts';
import type { Journey } from '../journey.ts';
import { field, the } from '../user.ts';
import { depth, sectionsTable, signIn, untilText } from './montage.ts';

export const creating: Journey = {
  name: 'upload and generate',
  async run(scene) {
    const { user, picture } = scene;
    const folder = mkdtempSync(join(tmpdir(), 'montage-uploads-'));
    try {
      const paths = [survey, tops].map(({ name, buffer }) => {
        const path = join(folder, name);
        writeFileSync(path, buffer);
        return path;
      });
      await signIn(scene, '/montage/create');
      await user.see(the('heading', { name: 'Create montage' }));
      await user.tab.chooseFiles('input[type=file][multiple]', paths);
      await user.see(the('button', { name: 'Upload 2 Document(s)' }));
      await picture('chosen');
      await user.click(the('button', { name: 'Upload 2 Document(s)' }));
      await user.see(the('heading', { name: 'Well Context Inputs' }));
      await user.fill(field('Drill Rig Floor Height (m)'), '33.5');
      await user.click({ css: 'label', text: 'Deviated' });
      await user.click(the('button', { name: 'Next' }));
      await user.see(the('heading', { name: 'Generate Drilling Montage' }));
      await picture('ready');
      await user.click(the('button', { name: 'Generate Montage' }));
      await user.click(the('link', { name: 'Open the montage' }));
      await user.see(sectionsTable);
      await untilText(user, depth('Chalk', 'TVD BDF'), '733.5');
      await picture('generated');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
