import type { PageFunctions } from '../page-side/page-functions.ts';
import { bundlePageSide } from '../page-side/bundle.ts';

let bundle: Promise<string> | null = null;

/**
 * The expression that calls a function of `page-side/page-functions.ts`. It brings the functions along, because a page may have
 * been loaded since the last call; `isThere` leaves them out.
 */
export async function expressionOf(
  name: keyof PageFunctions,
  given: readonly unknown[],
  isThere = false,
): Promise<string> {
  bundle ??= bundlePageSide();
  const call = `journeyPage.${name}(...${JSON.stringify(given)})`;
  return isThere
    ? `typeof journeyPage === 'undefined' ? 'absent' : { answer: ${call} }`
    : `(() => { ${await bundle}\nreturn { answer: ${call} }; })()`;
}

/** @param evaluate runs an expression in the page and returns its value, which is JSON. */
export async function askPage(
  evaluate: (expression: string) => Promise<unknown>,
  name: keyof PageFunctions,
  given: readonly unknown[],
): Promise<unknown> {
  const first = await evaluate(await expressionOf(name, given, true));
  const reply = first === 'absent' ? await evaluate(await expressionOf(name, given)) : first;
  return (reply as { answer?: unknown }).answer ?? null;
}
