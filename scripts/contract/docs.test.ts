import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branch, operationsOf, type Contract } from './diff/document';
import { readContract } from './diff/compare';
import { buildDocs } from './docs';

describe('the page of the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-docs-'));
  let page = '';
  let contract: Contract;

  beforeAll(() => {
    const file = join(folder, 'index.html');
    buildDocs(file);
    page = readFileSync(file, 'utf8');
    contract = readContract('openapi/montage.yaml');
    // As long as a test may take: a program is started.
  }, 30_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names every operation', () => {
    const operations = [...operationsOf(contract)].map(([, , operation]) => branch(operation));
    expect(operations.length).toBeGreaterThan(10);
    for (const { summary } of operations) expect(page).toContain(String(summary));
  });

  it('takes nothing from another host', () => {
    const resources =
      /<(?:script|link|img|iframe|source|object|embed)\b[^>]*\b(?:src|href|srcset|data)=["']?(?:https?:)?\/\//i;
    expect(page.match(resources)).toBeNull();
    expect(page.match(/@import\s+(?:url\()?["']?(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\//i)).toBeNull();
    expect(page).not.toMatch(/fonts\.(?:googleapis|gstatic)\.com/);
  });

  it('forbids the browser to ask any host, before anything else in it can', () => {
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/https?:|\*|connect-src/);
  });
});
