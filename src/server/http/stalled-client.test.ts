import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen';

it('a client that asks for an answer and does not take it is cut off', async () => {
  const cancelled = Promise.withResolvers<string>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => cancelled.resolve('cut off'),
  });
  const server = await listen(
    { fetch: () => new Response(endless) },
    { port: 0, host: '127.0.0.1', stalledMs: 50 },
  );
  const client = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
  await once(client, 'connect');
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await cancelled.promise).toBe('cut off');
  client.destroy();
  await server.stop(0);
});
