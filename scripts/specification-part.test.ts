import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ruleGroups } from '../src/testing/specification/documents.ts';
import { allRules } from '../src/testing/specification/rule.ts';
import { root } from './run.ts';
import { holdSpecification } from './specification-part.ts';

const rules = allRules(ruleGroups).length;
const page = () => {
  const file = join(root, 'docs', 'specification.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

describe('the specification as a part of the tests', () => {
  let before: string | null;
  beforeEach(() => {
    before = page();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it('counts each rule as a failed test where nothing was run, and writes no table of it', () => {
    const counts = holdSpecification([join(root, 'test-results', 'reports', 'there-is-none.json')]);
    expect(counts).toEqual({ passed: 0, failed: rules, skipped: 0 });
    expect(page()).toBe(before);
  });

  it('counts a table that is not what was generated as one more, in CI, and leaves it', () => {
    vi.stubEnv('CI', 'true');
    // Nothing is held by no reports, and that is not what is committed.
    expect(holdSpecification([])).toEqual({ passed: 0, failed: rules + 1, skipped: 0 });
    expect(page()).toBe(before);
  });
});
