export interface ErrorReportSurroundings {
  address: string;
  /** The running application: the name of its built entry. */
  build: string;
  /** When it was written (epoch, ms). */
  atMs: number;
  userAgent: string;
}

/** The part of an address that support needs. Any other value might be a secret: a reset code, or a return path with one. */
const plainParameters = new Set(['page', 'page_size', 'step', 'document', 'mode', 'faults']);

/** The address without what its parameters might give away. */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return '-';
  const { origin, pathname, searchParams } = new URL(address);
  const parameters = [...searchParams].map(
    ([name, value]) => `${name}=${plainParameters.has(name) ? value : '[removed]'}`,
  );
  return `${origin}${pathname}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}

const removals: [secret: RegExp, instead: string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [removed]'],
  [
    /\b((?:id|access|refresh)_?token|oobCode|apiKey|key|password|newPassword|secret)(["']?\s*[=:]\s*["']?)[^\s"'&,;)}]+/gi,
    '$1$2[removed]',
  ],
  // JSON Web Tokens, whole or cut off.
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, '[token removed]'],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail removed]'],
];

/** A text without tokens, passwords, codes and email addresses. */
export const withoutSecrets = (text: string): string =>
  removals.reduce((left, [secret, instead]) => left.replace(secret, instead), text);

/** The stacks of the errors that led to this one, the outermost first. */
function stacks(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error)) return depth === 0 ? ['(no stack)'] : [];
  const { name, message, stack, cause } = error;
  // Firefox and Safari leave the message out of the stack.
  const trace = stack?.includes(message) ? stack : `${name}: ${message}\n${stack ?? ''}`;
  return [trace.trim(), ...(depth < 3 ? stacks(cause, depth + 1) : [])];
}

/** Everything that support needs to know about an error, as text for a mail, without secrets. */
export function errorReport(error: unknown, around: ErrorReportSurroundings): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return [
    withoutSecrets(message),
    '',
    `Address: ${withoutSecrets(plainAddress(around.address))}`,
    `Build: ${around.build}`,
    `Time: ${new Date(around.atMs).toISOString()}`,
    `Browser: ${around.userAgent}`,
    '',
    withoutSecrets(stacks(error).join('\nCaused by: ')),
  ].join('\n');
}
