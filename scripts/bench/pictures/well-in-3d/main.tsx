import '@/ui/styles';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { setSectionTd } from '@/domain/montage/section';
import { createEditor, type OpenEditor } from '@/features/montage-editor/create-editor';
import { EditorProvider } from '@/features/montage-editor/editor-context';
import { WellborePanel } from '@/features/montage-editor/wellbore/wellbore-panel';
import { createWellboreLink } from '@/features/montage-editor/wellbore/wellbore-link';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { theme } from '@/ui/theme';
import { paintedOnce } from '../../editor/paint';

const container = document.getElementById('root')!;
let editor: OpenEditor | null = null;
let long: number[] = [];

const observer = new PerformanceObserver((list) => {
  long.push(...list.getEntries().map(({ duration }) => duration));
});
observer.observe({ type: 'longtask' });

const graphics = () => container.querySelector<HTMLElement>('[data-graphics]')?.dataset.graphics;

window.wellBench = {
  async mount(size) {
    const montage = largeMontage(size);
    editor = createEditor({ server: { montage, version: null } });
    // Making the montage does not count as the picture's time.
    await new Promise((resolve) => setTimeout(resolve, 500));
    long = [];
    createRoot(container).render(
      <MantineProvider theme={theme} withCssVariables={false} withStaticClasses={false}>
        <EditorProvider value={editor}>
          <WellborePanel link={createWellboreLink()} />
        </EditorProvider>
      </MantineProvider>,
    );
    await paintedOnce(() => graphics() === 'drawn', 'The well in 3D');
  },
  edit(byM) {
    const field = 'along_hole_depth_below_drill_floor';
    editor?.edit((montage) => {
      const section = montage.sections_list[20]!;
      return setSectionTd(montage, section.id, field, String((section[field] ?? 0) + byM));
    });
  },
  frames(forMs) {
    return new Promise((resolve) => {
      const taken: number[] = [];
      const start = performance.now();
      let last: number | null = null;
      const record = (now: number) => {
        if (last !== null) taken.push(now - last);
        last = now;
        if (now - start < forMs) requestAnimationFrame(record);
        else resolve(taken);
      };
      requestAnimationFrame(record);
    });
  },
  longTasks() {
    long.push(...observer.takeRecords().map(({ duration }) => duration));
    return long.splice(0);
  },
};
