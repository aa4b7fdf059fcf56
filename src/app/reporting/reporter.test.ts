import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { StreamError } from '@/api/stream-error';
import type { ReportingHost } from './host';
import { createReporter, mostInThatTime, sameAgainMs } from './reporter';
import type { ErrorKind, ErrorReport } from './reports';

function setUp(host: ReportingHost = {}) {
  const reports: ErrorReport[] = [];
  const clock = { now: 1_000, route: '/montage' as string | null };
  const report = createReporter(
    { error: (sent) => reports.push(sent), ...host },
    { route: () => clock.route, build: 'index-1.js', nowMs: () => clock.now },
  );
  return { report, reports, clock };
}

function withStack(error: Error, ...lines: string[]) {
  error.stack = [`${error.name}: ${error.message}`, ...lines].join('\n');
  return error;
}

describe('a report', () => {
  it('contains the kind, the class, the screen’s pattern, the build and the places', () => {
    const { report, reports } = setUp();
    report(
      'uncaught',
      withStack(
        new TypeError("Cannot read properties of undefined (reading 'Holland Formation')"),
        '    at draw (https://wells.example/assets/edit-B1.js?v=token:3:141)',
        '    at https://wells.example/assets/index-A1.js:1:59',
        '    at https://wells.example/montage/edit/7f3a19c0:1:1',
        '    at steal (chrome-extension://abc/assets/inject.js:1:1)',
        '    at new Promise (<anonymous>)',
      ),
    );
    expect(reports).toEqual([
      {
        kind: 'uncaught',
        errorClass: 'TypeError',
        message: 'property of nothing',
        route: '/montage',
        build: 'index-1.js',
        operation: null,
        failure: null,
        status: null,
        directive: null,
        blocked: null,
        stack: [
          { file: '/assets/edit-B1.js', line: 3, column: 141 },
          { file: '/assets/index-A1.js', line: 1, column: 59 },
        ],
        repeated: 0,
      },
    ]);
  });

  it('is the same of an error as Firefox and Safari write it', () => {
    const { report, reports } = setUp();
    const error = new Error('no');
    error.stack =
      'draw@https://wells.example/assets/edit-B1.js:3:141\n@https://wells.example/assets/a.js:1:2\n';
    report('rejection', error);
    expect(reports[0]?.stack).toEqual([
      { file: '/assets/edit-B1.js', line: 3, column: 141 },
      { file: '/assets/a.js', line: 1, column: 2 },
    ]);
  });

  it('contains the operation and the status of a failed call, and the operation of a broken stream', () => {
    const { report, reports } = setUp();
    report('call', new ApiError('x', { kind: 'http', status: 503, operation: 'saveMontage' }));
    report('call', new StreamError('Connection error. Please try again.'));
    expect(reports).toMatchObject([
      { errorClass: 'ApiError', operation: 'saveMontage', failure: 'http', status: 503 },
      { errorClass: 'StreamError', operation: 'generateMontage', failure: 'answer', status: null },
    ]);
  });

  it('is the directive of a policy, and the kind of what it held back without its address', () => {
    const { report, reports } = setUp();
    const event = { effectiveDirective: 'script-src-elem', lineNumber: 1, columnNumber: 2 };
    report('policy', { ...event, blockedURI: 'inline', sourceFile: 'https://wells.example/assets/a.js' });
    report('policy', { ...event, blockedURI: 'https://evil.example/?mail=a@b.c', sourceFile: '' });
    report('policy', { ...event, effectiveDirective: 'Engineer X', blockedURI: 'me', sourceFile: null });
    expect(reports).toMatchObject([
      {
        directive: 'script-src-elem',
        blocked: 'inline',
        stack: [{ file: '/assets/a.js', line: 1, column: 2 }],
      },
      { directive: 'script-src-elem', blocked: 'https:', stack: [] },
      { directive: 'other', blocked: 'other', stack: [] },
    ]);
  });

  it.each([
    ['Minified React error #185; visit https://react.dev/errors/185', 'React error 185'],
    ['undefined is not an object (evaluating e.name)', 'property of nothing'],
    ['e.map is not a function', 'not a function'],
    ['Unexpected token \'<\', "<html>" is not valid JSON', 'not JSON'],
    ['Failed to fetch dynamically imported module: https://wells.example/a.js', 'code not loaded'],
    ['Failed to fetch', 'no connection'],
    ['Maximum call stack size exceeded', 'endless recursion'],
    [
      "Failed to execute 'removeChild' on 'Node': The node is not a child of this node.",
      'page changed by others',
    ],
    ['An unknown message', 'other'],
  ])('is the class of a message: %s', (message, expected) => {
    const { report, reports } = setUp();
    report('uncaught', new Error(message));
    expect(reports[0]?.message).toBe(expected);
  });

  it('is nothing of what happens in the ordinary course', () => {
    const { report, reports } = setUp();
    report('rejection', new DOMException('The operation was aborted.', 'AbortError'));
    report('uncaught', new Error('ResizeObserver loop completed with undelivered notifications.'));
    report('call', new ApiError('x', { kind: 'http', status: 403, operation: 'checkAccess' }));
    report('call', new ApiError('There is no network.', { kind: 'network' }));
    expect(reports).toEqual([]);
  });
});

describe('a report never contains', () => {
  const kinds: ErrorKind[] = [
    'start',
    'uncaught',
    'rejection',
    'render',
    'caught',
    'recovered',
    'call',
    'code',
    'policy',
  ];

  /** Everything that a text can be part of when something fails. */
  function everyFailureOf(secret: string): unknown[] {
    const named = new Error(secret);
    named.name = secret;
    const asError = new TypeError(`reading '${secret}'`, { cause: new Error(secret) });
    const asFrame = new Error(`x\n    at f (https://wells.example/assets/${secret}.js:1:2)`);
    const asPage = withStack(new Error('x'), `    at https://wells.example/montage/edit/${secret}:1:2`);
    const asQuery = withStack(new Error('x'), `    at f (https://wells.example/assets/a.js?t=${secret}:1:2)`);
    const asFunction = withStack(new Error('x'), `    at ${secret} (https://wells.example/assets/a.js:1:2)`);
    const body = { detail: secret, message: secret, code: { message: secret }, stack: { detail: secret } };
    return [
      secret,
      { name: secret, message: secret, stack: secret },
      named,
      asError,
      asFrame,
      asPage,
      asQuery,
      asFunction,
      new DOMException(secret, secret),
      new AggregateError([new Error(secret)], secret),
      new ApiError(secret, { kind: 'http', status: 422, body, operation: 'saveMontage', cause: secret }),
      new StreamError(secret, { cause: secret }),
      { effectiveDirective: secret, blockedURI: secret, sourceFile: secret, lineNumber: 1, columnNumber: 1 },
      {
        effectiveDirective: 'img-src',
        blockedURI: `https://${secret}/`,
        sourceFile: `https://a/${secret}.js`,
      },
    ];
  }

  it('is any text of a montage, a person, a file, a server or an address, whatever it is part of', () => {
    // Letters, too: a text that looks like a name, a file or a class is the one that might pass.
    const text = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.stringMatching(/^[A-Za-z][\w.-]{0,20}(Error|\.js)?$/),
      fc.constantFrom('engineer@example.com', 'Holland Formation', 'eyJhbGciOi.J9', '__proto__', 'a\nb: c'),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...kinds), (words, kind) => {
        // The mark is in no name of the application.
        const secret = `Zq${words}`;
        const { report, reports, clock } = setUp();
        for (const failure of everyFailureOf(secret)) {
          report(kind, failure);
          clock.now += sameAgainMs;
        }
        expect(reports.length).toBeGreaterThan(5);
        expect(JSON.stringify(reports)).not.toContain('Zq');
      }),
      { numRuns: 300 },
    );
  });
});

describe('how often', () => {
  const failure = () => new ApiError('x', { kind: 'http', status: 503, operation: 'saveMontage' });

  it('reports one error once, no matter how many handlers see it', () => {
    const { report, reports } = setUp();
    const error = failure();
    report('call', error);
    report('caught', error);
    report('uncaught', error);
    expect(reports).toHaveLength(1);
  });

  it('reports the same failure once a minute, with its count', () => {
    const { report, reports, clock } = setUp();
    for (let times = 0; times < 5; times += 1) report('call', failure());
    clock.now += sameAgainMs;
    report('call', failure());
    expect(reports.map(({ repeated }) => repeated)).toEqual([0, 4]);
  });

  it('reports the same failure again on another screen', () => {
    const { report, reports, clock } = setUp();
    report('call', failure());
    clock.route = null;
    report('call', failure());
    expect(reports.map(({ route }) => route)).toEqual(['/montage', null]);
  });

  it('stops when there are too many, and continues later', () => {
    const { report, reports, clock } = setUp();
    const different = (status: number) => new ApiError('x', { kind: 'http', status });
    for (let status = 500; status < 550; status += 1) report('call', different(status));
    expect(reports).toHaveLength(mostInThatTime);
    clock.now += sameAgainMs;
    report('call', different(549));
    expect(reports).toHaveLength(mostInThatTime + 1);
    expect(reports.at(-1)).toMatchObject({ status: 549, repeated: 1 });
  });
});

it.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('a host that %s is no failure of the application', async (_how, error) => {
  const heard = vi.fn(error);
  const { report } = setUp({ error: heard });
  expect(() => report('uncaught', new Error('x'))).not.toThrow();
  await Promise.resolve();
  expect(heard).toHaveBeenCalledOnce();
});

it('a thrown value whose properties throw is reported as no error', () => {
  const { report, reports } = setUp();
  const thrown = new Error('x');
  Object.defineProperty(thrown, 'message', {
    get() {
      throw new Error('no');
    },
  });
  report('uncaught', thrown);
  expect(reports).toMatchObject([{ errorClass: 'no error' }]);
});
