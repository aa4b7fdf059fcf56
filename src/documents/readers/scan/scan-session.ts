import type { Rulings, Stroke } from '../pdf/rulings';
import { withLostDashes } from './dashes';
import { settledCells } from './doubtful-cells';
import { beforeQuarterTurns, quarterTurned, resampled } from './grey-picture';
import type { GreyPicture, Point } from './grey-picture';
import { letterHeight } from './ink';
import { POINTS_PER_PIXEL } from './level-words';
import { withLostSpaces } from './lost-spaces';
import { OcrEngine } from './ocr-engine';
import type { OcrWord } from './ocr-engine';
import type { ScanLanguage } from './ocr-package-files';
import { inkThreshold, onWhitePaper, withContrast, withoutSpecks } from './paper';
import { checkedWords } from './readings';
import type { CheckedWord } from './readings';
import { withoutRules } from './rules';
import { withoutStrayAccents } from './stray-accents';
import { unreadInk } from './unread-ink';
import { languageOf } from './scan-language';
import { skewOf } from './skew';

/** The letter height in pixels that gives the best recognition of figures and capitals. */
const LETTER_HEIGHT = 24;
const [LEAST_SCALE, MOST_SCALE] = [0.25, 4];
const MOST_PIXELS = 40_000_000;
/** The scale of the picture for the second reading. */
const SECOND_SCALE = 0.8;
/** The least mean confidence of an upright page; clean print has some 90. */
const UPRIGHT = 65;

/** The text of a page, read from its picture. */
export interface ReadPicture {
  /** In pixels of the level page. */
  words: CheckedWord[];
  /** In points, at 300 dpi. */
  rulings: Rulings;
  language: ScanLanguage;
  /** The mean confidence of its words, from 0 to 100. */
  confidence: number;
  /** Maps a pixel of the level page to one of the picture. */
  before: (point: Point) => Point;
}

interface Level {
  page: GreyPicture;
  rulings: Rulings;
  before: (point: Point) => Point;
}

/** Reads the pages of a document one after the other. The engine is loaded for it and freed with it. */
export class ScanSession {
  private readonly engine: OcrEngine;
  private language: ScanLanguage = 'eng';
  private settled = false;

  private constructor(engine: OcrEngine) {
    this.engine = engine;
  }

  /** `progress` is called some hundred times while a page is read. */
  static async open(progress?: () => void): Promise<ScanSession> {
    return new ScanSession(await OcrEngine.open(progress));
  }

  /** Null if the picture has hardly any text. */
  async read(picture: GreyPicture): Promise<ReadPicture | null> {
    await this.engine.speak(this.language);
    const paper = onWhitePaper(withoutSpecks(picture));
    const found = this.upright(paper);
    if (!found) return null;
    let { words } = found;
    if (!this.settled) {
      const language = languageOf(words.map(({ text }) => text));
      if (language !== null) {
        this.settled = true;
        if (language !== this.language) {
          this.language = language;
          await this.engine.speak(language);
          words = this.engine.words(found.level.page);
        }
      }
    }
    const { page, rulings, before } = found.level;
    const checked = this.checked(page, words);
    const inPoints = (strokes: readonly Stroke[]) =>
      strokes.map(({ at, from, to }) => ({
        at: at * POINTS_PER_PIXEL,
        from: from * POINTS_PER_PIXEL,
        to: to * POINTS_PER_PIXEL,
      }));
    return {
      words: checked,
      rulings: { across: inPoints(rulings.across), down: inPoints(rulings.down) },
      language: this.language,
      confidence: meanConfidence(checked),
      before,
    };
  }

  close(): void {
    this.engine.close();
  }

  /** Most pages are upright; if a page gives hardly any words, the other orientations are tried. */
  private upright(paper: GreyPicture): { level: Level; words: OcrWord[] } | null {
    let best: { level: Level; words: OcrWord[]; confidence: number } | null = null;
    for (const quarters of [0, 1, 3, 2]) {
      const level = levelled(paper, quarters);
      if (!level) return null;
      const words = this.engine.words(level.page).filter(isText);
      const confidence = meanConfidence(words);
      if (!best || confidence > best.confidence) best = { level, words, confidence };
      if (confidence >= UPRIGHT) break;
    }
    return best && best.words.length > 0 ? best : null;
  }

  private checked(page: GreyPicture, words: readonly OcrWord[]): CheckedWord[] {
    const again = this.engine.words(resampled(page, SECOND_SCALE, 0).picture).map((word) => ({
      ...word,
      left: word.left / SECOND_SCALE,
      right: word.right / SECOND_SCALE,
      top: word.top / SECOND_SCALE,
      bottom: word.bottom / SECOND_SCALE,
    }));
    const read = words.filter(isText);
    const { settled, open, unread } = settledCells(read, again, unreadInk(page, read), page, (line) =>
      this.engine.wordsOfLine(line),
    );
    const spaced = withLostSpaces([...settled, ...checkedWords(open, again, page)], page, (line) =>
      this.engine.wordsOfLine(line),
    );
    return withLostDashes(withoutStrayAccents([...spaced, ...unread]), page);
  }
}

/** Remains of lines and specks are not words. */
const isText = ({ text, confidence }: OcrWord) =>
  /[\p{L}\p{N}]/u.test(text) ? confidence > 10 : confidence > 40 && !/^[|_~]+$/.test(text);

function meanConfidence(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0
    ? 0
    : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

/** The page upright and straightened, scaled for recognition, without the lines of its tables. */
function levelled(paper: GreyPicture, quarters: number): Level | null {
  const turned = quarterTurned(paper, quarters);
  const height = letterHeight(turned, inkThreshold(turned));
  if (height === null) return null;
  const most = Math.sqrt(MOST_PIXELS / (turned.width * turned.height));
  const scale = Math.min(Math.max(LETTER_HEIGHT / height, LEAST_SCALE), MOST_SCALE, most);
  const straight = resampled(turned, scale, skewOf(turned));
  // Thin lines are grey.
  const linesShade = Math.round((inkThreshold(straight.picture) + 255) / 2);
  const { picture: page, rulings } = withoutRules(straight.picture, linesShade);
  withContrast(page);
  const before = (point: Point) => beforeQuarterTurns(straight.before(point), quarters, paper);
  return { page, rulings, before };
}
