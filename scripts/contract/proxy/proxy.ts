import { request as requestHttp, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createParser } from 'eventsource-parser';
import { createJudges } from './judge.ts';
import type { Contract } from '../diff/document.ts';

interface ProxyOptions {
  contract: Contract;
  /** The backend's API with its base path, as in http://127.0.0.1:4010/api. */
  target: URL;
  /** One deviation. */
  report: (line: string) => void;
}

const isJson = (headers: IncomingHttpHeaders) => /^application\/json\b/.test(headers['content-type'] ?? '');
const isStream = (headers: IncomingHttpHeaders) =>
  /^text\/event-stream\b/.test(headers['content-type'] ?? '');

/** Passes every byte on as it arrives, and validates a copy against the contract. */
export function proxy({ contract, target, report }: ProxyOptions): RequestListener {
  const judgeOf = createJudges(contract, target.pathname.replace(/\/$/, ''));
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;

  return (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target.origin);
    const method = incoming.method ?? 'GET';
    const cors = {
      'access-control-allow-origin': incoming.headers.origin ?? '*',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
      'access-control-expose-headers': 'ETag, Retry-After',
    };
    // Because of the proxy the page has a different origin, so the proxy answers preflight requests itself.
    if (method === 'OPTIONS' && incoming.headers['access-control-request-method']) {
      outgoing.writeHead(204, cors).end();
      return;
    }
    const judge = judgeOf(method, url);
    const reportAll = (side: string, lines: string[]) => {
      for (const line of new Set(lines)) report(`${judge.operation}  ${side}  ${line}`);
    };
    // Uncompressed, so that the copy can be read.
    const headers = { ...incoming.headers, host: target.host, 'accept-encoding': 'identity' };
    const forward = send(url, { method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      const extra = incoming.headers.origin && !answer.headers['access-control-allow-origin'] ? cors : {};
      outgoing.writeHead(status, { ...answer.headers, ...extra });
      outgoing.flushHeaders();
      const side = `response ${status}`;
      const reads = isJson(answer.headers) || Number(answer.headers['content-length'] ?? 0) > 0;
      const chunks: Buffer[] = [];
      const parser = createParser({
        onEvent: ({ event, data }) => reportAll(side, judge.event(event, data)),
      });
      const text = new TextDecoder();
      answer.on('data', (chunk: Buffer) => {
        if (isStream(answer.headers)) parser.feed(text.decode(chunk, { stream: true }));
        else if (reads) chunks.push(chunk);
      });
      answer.on('end', () => {
        reportAll(
          side,
          judge.response(status, answer.headers, reads ? Buffer.concat(chunks).toString('utf8') : undefined),
        );
      });
      answer.on('aborted', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    forward.on('error', (error) => {
      reportAll('response', [`none: ${error.message}`]);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, cors).end();
    });
    outgoing.on('close', () => forward.destroy());

    const sent: Buffer[] = [];
    const keeps = isJson(incoming.headers);
    if (keeps) incoming.on('data', (chunk: Buffer) => sent.push(chunk));
    incoming.on('end', () => {
      reportAll(
        'request',
        judge.request(url, incoming.headers, keeps ? Buffer.concat(sent).toString('utf8') : undefined),
      );
    });
    incoming.pipe(forward);
  };
}
