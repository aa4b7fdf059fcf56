import { largeMontage } from '@/mocks/large-montage/large-montage';
import type { Montage } from '@/domain/montage/montage';
import { nextPaint, paintedOnce } from './paint';
import type { Expected, Others, Size, Subject } from './protocol';

/** A row of the first section that is on the first screen of every table, below its middle. */
const lowRowOf = ({ formationsPerSection }: Size) => Math.min(15, formationsPerSection - 1);

const textOf = (cell: HTMLElement | null) => cell?.textContent.trim() ?? '';

function typedText(): string | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;
}

/**
 * Draws a page once before the table comes, as every screen of the application is. The browser's first frame waits for
 * its graphics process to start, which counts for a table that draws after a frame and not for one that draws before.
 */
async function drawnBefore(): Promise<void> {
  const words = document.createElement('p');
  words.textContent = 'Before the table';
  document.body.append(words);
  await nextPaint(() => undefined);
  words.remove();
  await nextPaint(() => undefined);
}

/** Lets the bench drive a page: the same clock and the same questions for every table. */
export function present(subject: Subject): void {
  const { rangeCell, sections } = subject;
  let montage: Montage | undefined;
  let rows = 0;
  let lowRow = 0;
  let elapsed: Promise<number> | undefined;
  let frames: number[] | undefined;
  let countOthers: (() => Others) | undefined;

  const isShown = (expected: Expected) => () =>
    'input' in expected ? typedText() === expected.input : textOf(rangeCell(expected.cell)) === expected.text;

  const existing = (row: number) => {
    const cell = rangeCell(row);
    if (!cell) throw new Error(`The range of row ${row} is not on the page.`);
    return cell;
  };

  window.bench = {
    async prepare(size) {
      await drawnBefore();
      montage = largeMontage(size);
      rows = size.sections * size.formationsPerSection;
      lowRow = lowRowOf(size);
    },
    async mount() {
      if (!montage) throw new Error('There is no montage to mount: prepare one.');
      const start = performance.now();
      subject.mount(montage);
      const shown = () => textOf(rangeCell(0)) !== '' && textOf(rangeCell(lowRow)) !== '';
      return (await paintedOnce(shown, 'The table')) - start;
    },
    middleOf(row) {
      const { left, top, width, height } = existing(row).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    time(expected) {
      elapsed = new Promise((resolve, reject) => {
        const begin = () => {
          const start = performance.now();
          paintedOnce(isShown(expected), JSON.stringify(expected)).then((at) => resolve(at - start), reject);
        };
        // On the window and while capturing: before anything that the table does.
        window.addEventListener('keydown', begin, { capture: true, once: true });
      });
    },
    elapsed() {
      if (!elapsed) throw new Error('No key was timed.');
      return elapsed;
    },
    recordFrames() {
      const taken: number[] = [];
      let last = performance.now();
      const record = (now: number) => {
        if (frames !== taken) return;
        taken.push(now - last);
        last = now;
        requestAnimationFrame(record);
      };
      frames = taken;
      requestAnimationFrame(record);
    },
    frames() {
      // The first began before the loop did.
      const taken = frames?.slice(1) ?? [];
      frames = undefined;
      return taken;
    },
    isAtEnd() {
      const cell = rangeCell(rows - 1);
      return cell !== null && cell.getBoundingClientRect().bottom <= window.innerHeight;
    },
    watchOthers(row) {
      if (!sections) throw new Error('This table knows no sections.');
      countOthers = watchOtherSections(existing(row), sections);
    },
    others() {
      if (!countOthers) throw new Error('Nothing is watched.');
      return countOthers();
    },
  };
}

function watchOtherSections(cell: HTMLElement, selector: string): () => Others {
  const own = cell.closest(selector);
  if (!own) throw new Error(`No ${selector} is around the cell.`);
  const isOther = (section: Element | null) => section !== null && section !== own;
  const sections = [...document.querySelectorAll(selector)].filter(isOther);
  let mutations = 0;
  const observer = new MutationObserver((records) => {
    mutations += records.length;
  });
  for (const section of sections)
    observer.observe(section, { subtree: true, childList: true, attributes: true, characterData: true });
  const drawn = window.drawnComponents;
  if (!drawn) throw new Error('The page was loaded without its render watch.');
  drawn.length = 0;
  return () => {
    mutations += observer.takeRecords().length;
    observer.disconnect();
    const drawnIn = drawn.map((element) => element?.closest(selector) ?? null);
    return {
      sections: sections.length,
      mutations,
      renders: drawnIn.filter(isOther).length,
      ownRenders: drawnIn.filter((section) => section === own).length,
    };
  };
}
