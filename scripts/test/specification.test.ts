import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ruleGroups } from '../../src/testing/specification/documents.ts';
import { allRules } from '../../src/testing/specification/rule.ts';
import { root } from '../run.ts';
import { holdSpecification } from './specification.ts';

const rules = allRules(ruleGroups).length;
const page = () => {
  const file = join(root, 'docs', 'specification.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

describe('the specification as a part of the tests', () => {
  let before: string | null;
  beforeEach(() => {
    before = page();
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it('counts each rule, and the missing report, as failed where nothing was run, and writes no table', () => {
    const { counts } = holdSpecification([join(root, 'test-results', 'reports', 'there-is-none.json')]);
    expect(counts).toEqual({ passed: 0, failed: rules + 1, skipped: 0 });
    expect(page()).toBe(before);
  });

  it('counts a table that differs from the committed one as failed in CI, and does not write it', () => {
    vi.stubEnv('CI', 'true');
    // Without reports no rule is held, which differs from the committed page.
    expect(holdSpecification([]).counts).toEqual({ passed: 0, failed: rules + 1, skipped: 0 });
    expect(page()).toBe(before);
  });
});
