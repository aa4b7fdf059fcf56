import type { GreyPicture } from './grey-picture';
import { ocrFile } from './ocr-files';
import type { ScanLanguage } from './ocr-package-files';
import { openCore } from './ocr-core';
import type { Core, TessApi } from './ocr-core';

/** A word read by the engine, in pixels of its picture. */
export interface OcrWord {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The engine's confidence, from 0 to 100. */
  confidence: number;
  /** The height of the line's baseline below the middle of the word. */
  baseline: number;
}

/** The engine's page segmentation mode: its automatic mode leaves out columns of short figures. */
const ONE_BLOCK = '6';
const ONE_LINE = '7';
/** The LSTM engine; the files of the older one are not loaded. */
const LSTM_ONLY = 1;

/** The engine with one language. Its memory is only freed with the whole instance. */
export class OcrEngine {
  private readonly core: Core;
  private api: TessApi | null = null;
  private language: ScanLanguage | null = null;

  private constructor(core: Core) {
    this.core = core;
  }

  /** `progress` is called some hundred times while a page is read. @throws if one of its files cannot be loaded. */
  static async open(progress: () => void = () => undefined): Promise<OcrEngine> {
    return new OcrEngine(await openCore(await ocrFile('engine'), progress));
  }

  async speak(language: ScanLanguage): Promise<void> {
    if (this.language === language) return;
    this.core.FS.writeFile(`./${language}.traineddata`, await ocrFile(language));
    this.api?.End();
    const api = new this.core.TessBaseAPI();
    if (api.Init(null, language, LSTM_ONLY) === -1) throw new Error(`The data of ${language} is damaged.`);
    this.core.FS.unlink(`./${language}.traineddata`);
    api.SetVariable('user_defined_dpi', '300');
    this.api = api;
    this.language = language;
  }

  /** The words of a picture, read as one block of lines across its whole width. */
  words(picture: GreyPicture): OcrWord[] {
    return this.read(picture, ONE_BLOCK);
  }

  /** The words of a picture of one line. */
  wordsOfLine(picture: GreyPicture): OcrWord[] {
    return this.read(picture, ONE_LINE);
  }

  private read(picture: GreyPicture, mode: string): OcrWord[] {
    const { api } = this;
    if (!api) throw new Error('The engine has no language yet.');
    this.core.FS.writeFile('/input', asPgm(picture));
    api.SetVariable('tessedit_pageseg_mode', mode);
    if (api.SetImageFile(1, 0) === 1) throw new Error('The engine did not take the picture.');
    api.Recognize(null);
    const words = wordsOf(JSON.parse(api.GetJSONText()) as Read);
    api.Clear();
    this.core.FS.unlink('/input');
    return words;
  }

  close(): void {
    this.api?.End();
    this.api = null;
  }
}

/** Netpbm's binary grey format: pixels behind a line that says how many. */
function asPgm({ width, height, data }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

interface Edges {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The part of the engine's result that is used. */
interface Read {
  blocks?: {
    paragraphs: {
      lines: { baseline: Edges; words: { text: string; confidence: number; bbox: Edges }[] }[];
    }[];
  }[];
}

function wordsOf({ blocks = [] }: Read): OcrWord[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ baseline: { x0, y0, x1, y1 }, words }) =>
    words.map(({ text, confidence, bbox }): OcrWord => {
      const along = ((bbox.x0 + bbox.x1) / 2 - x0) / Math.max(1, x1 - x0);
      return {
        text: text.trim(),
        left: bbox.x0,
        right: bbox.x1,
        top: bbox.y0,
        bottom: bbox.y1,
        confidence,
        baseline: y0 + along * (y1 - y0),
      };
    }),
  );
}
