import { defineConfig } from 'orval';

const header = () => ['Generated from openapi/montage.yaml by `npm run generate`. Do not edit.'];
const input = { target: './openapi/montage.yaml' };

/** The version of a montage is a header of its answer (`ETag`): these operations return it with the body. */
const withHeaders = {
  mutator: { path: './src/api/transport.ts', name: 'transportWithHeaders' },
  fetch: {
    includeHttpResponseReturnType: true,
    forceSuccessResponse: true,
    serializeResponseHeaders: true,
  },
};

/**
 * The contract is the only source of what crosses the network. Two outputs, because the validators are needed by the
 * mock backend and the tests alone: kept apart, none of them can slip into the application's bundle.
 */
export default defineConfig({
  application: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/api/generated/endpoints',
      schemas: './src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: '/api',
      urlEncodeParameters: true,
      // A header of the contract is an argument of its call: `If-Match` is data, and not a matter of the transport.
      headers: true,
      clean: true,
      indexFiles: true,
      mock: {
        indexMockFiles: false,
        // The contract's own examples, so that a default answer is never random.
        generators: [{ type: 'msw', delay: false, useExamples: true }],
      },
      override: {
        mutator: { path: './src/api/transport.ts', name: 'transport' },
        fetch: { includeHttpResponseReturnType: false },
        query: { useSuspenseQuery: true, version: 5 },
        // The generation is a stream; a query that waits for a JSON body would never be the right way to call it.
        operations: {
          generateMontage: { query: { useQuery: false, useSuspenseQuery: false } },
          getMontage: withHeaders,
          saveMontage: withHeaders,
        },
        header,
      },
    },
  },
  validators: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/api/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header,
        zod: {
          version: 4,
          generateReusableSchemas: true,
          generateEachHttpStatus: true,
          generate: { param: true, query: true, header: true, body: true, response: true },
          // Booleans are not coerced: JavaScript takes the text 'false' for true.
          coerce: { query: ['number'], param: ['number'], body: false, response: false },
          dateTimeOptions: { offset: true },
        },
      },
    },
  },
});
