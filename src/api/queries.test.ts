import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueries } from './queries';

it('opens one client, and calls back everyone who waits for it', async () => {
  const client = new QueryClient();
  const open = vi.fn(() => Promise.resolve(client));
  const queries = createQueries(open);
  const early = vi.fn();
  queries.whenLoaded(early);
  expect(queries.current()).toBeNull();

  expect(await Promise.all([queries.load(), queries.load()])).toEqual([client, client]);
  expect(open).toHaveBeenCalledTimes(1);
  expect(queries.current()).toBe(client);
  expect(early.mock.calls).toEqual([[client]]);
  const late = vi.fn();
  queries.whenLoaded(late);
  expect(late.mock.calls).toEqual([[client]]);
});

it('tries again after its code could not be loaded', async () => {
  const client = new QueryClient();
  const open = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(client);
  const queries = createQueries(open);
  await expect(queries.load()).rejects.toThrow('gone');
  expect(queries.current()).toBeNull();
  expect(await queries.load()).toBe(client);
});
