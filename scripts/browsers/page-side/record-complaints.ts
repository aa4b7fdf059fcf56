import { complaintsKey } from './complaints-key.ts';

/**
 * Keeps errors, warnings and violations of the content security policy in the page's storage. Runs before every other
 * script, as its own text: WebKit's driver has no log.
 */
function record(key: string): void {
  const keep = (text: string) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    localStorage.setItem(key, JSON.stringify([...kept, text]));
  };
  const textOf = (value: unknown) =>
    value instanceof Error ? `${value.message}\n${value.stack}` : String(value);
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      keep(`console.${level}: ${values.map(textOf).join(' ')}`);
      print(...values);
    };
  }
  // Firefox fails the style sheets that are on their way when a page is left.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener(
    'error',
    ({ error, message, target }) => {
      // By its properties: in Firefox, this script has other classes than the page.
      const { tagName, rel, src, href } = target as HTMLLinkElement & HTMLScriptElement;
      // Firefox fails the preload of a module that it has already. The module itself is a script.
      if (tagName === 'LINK' && (rel === 'modulepreload' || isLeft)) return;
      keep(tagName === undefined ? `error: ${message} ${textOf(error)}` : `did not load: ${src || href}`);
    },
    // The failure of a file does not bubble.
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${textOf(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    keep(`security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`),
  );
}

export const recorderSource = `(${record.toString()})(${JSON.stringify(complaintsKey)});`;
