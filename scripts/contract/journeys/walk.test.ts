import { describe, expect, it } from 'vitest';
import { listen, startBackend } from '../backend-for-tests';
import { walkJourneys } from './walk';

describe('the journeys of the contract', () => {
  it('are walked to their ends against the mock backend', async () => {
    const backend = await startBackend();
    try {
      const { ok, output } = await walkJourneys({ url: `${backend.origin}/api`, token: backend.token });
      expect(ok).toBe(true);
      // Seven journeys; fewer mean that the file has lost one.
      expect(output).toMatch(/7 passed, 7 total/);
      // Respect's report is only used during this walk.
      expect(output).not.toContain('report.json');
    } finally {
      await backend.close();
    }
  });

  it('list the known names for an unknown one', async () => {
    const walk = walkJourneys({ url: 'http://127.0.0.1:9/api', token: 'any', only: 'saving' });
    await expect(walk).rejects.toThrow(
      'There is no journey saving. There are signUp, upload, generate, load, save, versions, manage.',
    );
  });

  it('are walked individually, and fail on an answer that does not fit its schema', async () => {
    const wrong = await listen((request, response) => {
      const status = request.url?.includes('/check') ? 200 : 201;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ items: [{ id: 7 }], total_count: '0', id: 7 }));
    });
    try {
      const walk = await walkJourneys({ url: `${wrong.origin}/api`, token: 'any', only: 'upload' });
      expect(walk.output).toContain('upload: the answer does not fit the schema');
      expect(walk.output).not.toContain('signUp');
      expect(walk.ok).toBe(false);
    } finally {
      await wrong.close();
    }
  });
});
