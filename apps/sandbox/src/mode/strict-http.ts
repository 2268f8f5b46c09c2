import { getCost, parseOperation } from '@surtidor/data/limits';
import { z } from 'zod';

/** The family's own limits (query depth and complexity). */
const maxDepth = 20;
const maxComplexity = 300;

const json = (body: unknown, status: number) => Response.json(body, { status });

const errorResponse = (message: string, status: number) =>
  json({ errors: [{ message, extensions: { category: 'graphql' } }] }, status);

const operation = z.object({ query: z.string().min(1) });

/** Why a request is not executed: an invalid body or too expensive. */
export function refuseStrictly(body: string): Response | null {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return errorResponse('Unable to unserialize value.', 400);
  }
  const read = operation.safeParse(given);
  // An array has no `query`: the family takes it for an empty text.
  if (!read.success) return errorResponse('Syntax Error: Unexpected <EOF>', 400);
  try {
    const { depth, fields } = getCost(parseOperation(read.data.query));
    if (depth > maxDepth) {
      return errorResponse(`Max query depth should be ${maxDepth} but got ${depth}.`, 200);
    }
    if (fields > maxComplexity) {
      return errorResponse(
        `Max query complexity should be ${maxComplexity} but got ${fields}.`,
        200,
      );
    }
    return null;
  } catch (error) {
    return errorResponse(error instanceof Error ? error.message : 'Syntax Error', 400);
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

const statuses: Readonly<Record<string, number>> = {
  'graphql-authentication': 401,
  'graphql-authorization': 403,
};

/** The response in Magento's format: 401 or 403 by the first error's category, no codes. */
export async function strictResponse(response: Response): Promise<Response> {
  const read = responseSchema.safeParse(await response.json());
  if (!read.success) return errorResponse('Internal server error', 500);
  const { errors } = read.data;
  if (errors === undefined) return json(read.data, 200);
  const categorised = errors.find(({ extensions }) => extensions?.category !== undefined);
  const status = statuses[categorised?.extensions?.category ?? ''] ?? 200;
  const bare = errors.map(({ extensions, ...error }) => ({
    ...error,
    ...(extensions?.category !== undefined && { extensions: { category: extensions.category } }),
  }));
  return json({ ...read.data, errors: bare }, status);
}
