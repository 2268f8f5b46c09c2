import { getCost, parseOperation } from '@surtidor/data/limits';
import { z } from 'zod';

/** Magento's default limits. */
const MAX_DEPTH = 20;
const MAX_COMPLEXITY = 300;

const createJsonResponse = (body: unknown, status: number) => Response.json(body, { status });

const createErrorResponse = (message: string, status: number) =>
  createJsonResponse({ errors: [{ message, extensions: { category: 'graphql' } }] }, status);

const operationSchema = z.object({ query: z.string().min(1) });

/** Returns the error response for an invalid body or a query that exceeds the limits, otherwise null. */
export function getRejection(body: string): Response | null {
  let request: unknown;
  try {
    request = JSON.parse(body);
  } catch {
    return createErrorResponse('Unable to unserialize value.', 400);
  }
  const parsed = operationSchema.safeParse(request);
  // Magento treats a body without `query`, such as an array, as an empty query.
  if (!parsed.success) return createErrorResponse('Syntax Error: Unexpected <EOF>', 400);
  try {
    const { depth, fields } = getCost(parseOperation(parsed.data.query));
    if (depth > MAX_DEPTH) {
      return createErrorResponse(`Max query depth should be ${MAX_DEPTH} but got ${depth}.`, 200);
    }
    if (fields > MAX_COMPLEXITY) {
      return createErrorResponse(
        `Max query complexity should be ${MAX_COMPLEXITY} but got ${fields}.`,
        200,
      );
    }
    return null;
  } catch (error) {
    return createErrorResponse(error instanceof Error ? error.message : 'Syntax Error', 400);
  }
}

const responseSchema = z.looseObject({
  errors: z
    .array(
      z.looseObject({
        message: z.string(),
        extensions: z.looseObject({ category: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});

const statusByCategory: Readonly<Record<string, number>> = {
  'graphql-authentication': 401,
  'graphql-authorization': 403,
};

/** Converts a response to Magento's format: no error codes, and 401 or 403 from the first category. */
export async function toMagentoResponse(response: Response): Promise<Response> {
  const parsed = responseSchema.safeParse(await response.json());
  if (!parsed.success) return createErrorResponse('Internal server error', 500);
  const { errors } = parsed.data;
  if (errors === undefined) return createJsonResponse(parsed.data, 200);
  const firstWithCategory = errors.find(({ extensions }) => extensions?.category !== undefined);
  const status = statusByCategory[firstWithCategory?.extensions?.category ?? ''] ?? 200;
  const convertedErrors = errors.map(({ extensions, ...error }) => ({
    ...error,
    ...(extensions?.category !== undefined && { extensions: { category: extensions.category } }),
  }));
  return createJsonResponse({ ...parsed.data, errors: convertedErrors }, status);
}
