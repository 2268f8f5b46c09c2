import { checkRequest } from '@surtidor/data/limits';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { createContext, getBearerToken } from './create-context.ts';
import type { TransportOverride } from './environment/context.ts';
import type { Environment } from './environment/environment.ts';
import { getRejection, toMagentoResponse } from './mode/strict-http.ts';
import { getSchema } from './schema.ts';

/** The maximum length of a request body, in UTF-16 code units. */
const MAX_BODY_LENGTH = 1_000_000;

/** Whether to respond or drop the connection. */
export type GraphqlResponse = Response | 'drop';

/** Handles one HTTP request to /graphql. */
export type GraphqlHandler = (request: Request) => Promise<GraphqlResponse>;

/** Checks a request before it is parsed, validated or executed. */
const limitsPlugin: Plugin = {
  onRequestParse: () => ({
    onRequestParseDone: ({ requestParserResult }) => {
      try {
        // Yoga rejects arrays itself.
        if (!Array.isArray(requestParserResult)) checkRequest(requestParserResult ?? {});
      } catch (error) {
        const message = error instanceof Error ? error.message : 'The request cannot be read.';
        throw new GraphQLError(message, { extensions: { http: { status: 400 } } });
      }
    },
  }),
};

/**
 * Creates the handler of the GraphQL endpoint with bearer tokens, limits and faults. The sandbox's own
 * errors reach the client unchanged; others are logged and masked.
 */
export function createGraphqlHandler(environment: Environment): GraphqlHandler {
  const isStrict = environment.sandboxMode === 'strict';
  const yoga = createYoga<{ transport: TransportOverride }>({
    schema: getSchema(environment),
    context: ({ request, transport }) =>
      createContext(environment, getBearerToken(request.headers.get('authorization')), transport),
    maskedErrors: {
      errorMessage: isStrict ? 'Internal server error' : 'Server communication error',
      isDev: false,
    },
    plugins: isStrict ? [] : [limitsPlugin],
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: 'error',
  });

  return async (request) => {
    const body = request.method === 'POST' ? await request.text() : undefined;
    if (body !== undefined && body.length > MAX_BODY_LENGTH) {
      return new Response('The request is too large.', { status: 413 });
    }
    const rejection = isStrict && body !== undefined ? getRejection(body) : null;
    if (rejection) return rejection;
    const transport: TransportOverride = { override: { kind: 'response' } };
    const requestCopy = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body === undefined ? {} : { body }),
    });
    const response = await yoga.fetch(requestCopy, { transport });
    return applyOverride(transport, isStrict ? await toMagentoResponse(response) : response);
  };
}

function applyOverride({ override }: TransportOverride, response: Response): GraphqlResponse {
  switch (override.kind) {
    case 'response':
      return response;
    case 'drop':
      return 'drop';
    case 'replace':
      return new Response(override.body, {
        status: override.status,
        headers: { 'content-type': override.contentType },
      });
  }
}
