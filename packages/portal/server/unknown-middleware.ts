import { createFailure, fillPlaceholders, getStatus } from '@surtidor/domain';
import type { Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const maxNameLength = 60;

/** Handles unknown paths under /server-middleware (spec 8). */
export const unknownMiddleware: Handler = (context) => {
  const [, , name = ''] = context.req.path.split('/');
  const failure = createFailure('unknown-middleware', {
    params: { name: name.slice(0, maxNameLength) },
  });
  return context.json(
    { code: failure.code, message: fillPlaceholders(failure.message.key, failure.message.params) },
    getStatus(failure) as ContentfulStatusCode,
  );
};
