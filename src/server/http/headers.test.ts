import { describe, expect, it } from 'vitest';
import { headersOf } from './headers';

const reader = '/assets/documents.worker-1a2b.js';
const pages = ['/', '/montage/edit/7f3a19c0', '/index.html', '/favicon.svg'];

describe('the headers', () => {
  const policy = headersOf('/')['Content-Security-Policy'] ?? '';

  it('allow no inline or evaluated script', () => {
    const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).toBe("'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|strict-dynamic|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('let the worker that reads documents compile WebAssembly, and nothing else', () => {
    const scriptsOf = (path: string) =>
      /script-src ([^;]*)/.exec(headersOf(path)['Content-Security-Policy'] ?? '')?.[1];
    expect(scriptsOf(reader)).toBe("'self' 'wasm-unsafe-eval'");
    for (const path of [...pages, '/assets/index-1a2b3c.js', '/assets/exports.worker-1a2b.js'])
      expect(scriptsOf(path)).toBe("'self'");
  });

  it('let assets be kept for ever, and nothing else', () => {
    expect(headersOf('/assets/index-1a2b3c.js')['Cache-Control']).toMatch(/immutable/);
    for (const page of [...pages, '/route-preload.js', '/assets'])
      expect(headersOf(page)['Cache-Control']).toBe('no-cache');
  });
});
