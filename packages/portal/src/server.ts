/// <reference path="./virtual-modules.d.ts" />

import config from 'virtual:surtidor/config';
import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** Renders a page once everything in it is there: what streams in later is revealed about a second later on a slow phone. */
const renderWhole = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const stream = await renderToReadableStream(createElement(StartServer, { router }), {
    signal: request.signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(router.options.ssr?.nonce !== undefined && { nonce: router.options.ssr.nonce }),
    onError: (error) => console.error('A page could not be rendered:', error),
  });
  await stream.allReady;
  const body = transformReadableStreamWithRouter(router, stream, { signal: request.signal });
  return createSsrStreamResponse(
    router,
    new Response(body, { status: getSsrStatus(router), headers: responseHeaders }),
  );
});

/** Renders pages for the portal's own server (server/create-server.ts), which also reads the configuration here. */
export default { fetch: createStartHandler(renderWhole), config };
