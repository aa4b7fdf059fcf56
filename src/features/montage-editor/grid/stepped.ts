import { readNumber } from '@/domain/montage/parse';

const decimalsOf = (text: string): number => /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/**
 * The text of a number one step up or down, with the decimals of the finer of the two; from an empty text it is the
 * step.
 */
export function stepped(text: string, step: number, direction: 1 | -1): string {
  const value = readNumber(text) ?? 0;
  const decimals = Math.max(decimalsOf(String(value)), decimalsOf(String(step)));
  return String(Number((value + direction * step).toFixed(decimals)));
}
