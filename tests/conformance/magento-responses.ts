/** A response that Magento backends send, with its source. */
export interface MagentoResponse {
  /** What happened at the backend. */
  readonly description: string;
  /** The public source that documents it. */
  readonly source: string;
  readonly status: number;
  readonly body: string;
}

const graphqlController =
  'magento/magento2 app/code/Magento/GraphQl/Controller/GraphQl.php and Framework/GraphQl/Exception';
const customerGraphQl = 'magento/magento2 app/code/Magento/CustomerGraphQl';
const integration = 'magento/magento2 app/code/Magento/Integration';
const errorFormat =
  'magento/magento2 lib/internal/Magento/Framework/GraphQl/Query/ErrorHandler.php';
const specification = 'the product’s specification, section 8';
const gateways = 'RFC 9110, section 15.6';

const createErrorResponse = (
  status: number,
  message: string,
  category?: string,
  data: unknown = null,
) => ({
  status,
  body: JSON.stringify({
    data,
    errors: [{ message, path: ['x'], ...(category && { extensions: { category } }) }],
  }),
});

/** Error responses that Magento backends send. */
export const magentoResponses = {
  'expired-token': {
    description: 'an expired token',
    source: integration,
    ...createErrorResponse(401, 'La clave del consumidor ha caducado.', 'graphql-authentication'),
  },
  'revoked-token': {
    description: 'a token revoked on another device',
    source: integration,
    ...createErrorResponse(401, 'El token de usuario ha sido revocado', 'graphql-authentication'),
  },
  'older-unauthorized': {
    description: 'status 200 for a signed-out user, as in older releases',
    source: `${customerGraphQl}/Model/Customer/GetCustomer.php; ${specification}`,
    ...createErrorResponse(200, "The current customer isn't authorized.", 'graphql-authorization'),
  },
  'bare-401': {
    description: 'a 401 without a GraphQL response',
    source: gateways,
    status: 401,
    body: 'Unauthorized',
  },
  forbidden: {
    description: 'a forbidden operation',
    source: graphqlController,
    ...createErrorResponse(403, 'No puede realizar esta acción.', 'graphql-authorization'),
  },
  'older-forbidden': {
    description: 'status 200 for a forbidden operation, as in older releases',
    source: graphqlController,
    ...createErrorResponse(200, 'No puede realizar esta acción.', 'graphql-authorization'),
  },
  'wrong-input': {
    description: 'invalid input',
    source: errorFormat,
    ...createErrorResponse(200, 'El monto no es válido.', 'graphql-input'),
  },
  'no-such-entity': {
    description: 'a missing entity',
    source: errorFormat,
    ...createErrorResponse(200, 'El documento no existe.', 'graphql-no-such-entity'),
  },
  'internal-category': {
    description: 'a resolver error with the category of older releases',
    source: errorFormat,
    ...createErrorResponse(200, 'Internal server error', 'internal'),
  },
  'internal-bare': {
    description: 'a resolver error without a category',
    source: errorFormat,
    ...createErrorResponse(200, 'Internal server error'),
  },
  'internal-partial': {
    description: 'a resolver error with partial data',
    source: errorFormat,
    ...createErrorResponse(200, 'Internal server error', undefined, { other: { id: '1' } }),
  },
  'internal-500': {
    description: 'an exception outside the resolvers',
    source: graphqlController,
    ...createErrorResponse(500, 'Internal server error'),
  },
  'html-500': {
    description: 'an HTML error page',
    source: 'magento/magento2 pub/errors/default/503.phtml',
    status: 503,
    body: '<!doctype html><title>503</title>',
  },
  gateway: {
    description: 'a gateway timeout',
    source: gateways,
    status: 504,
    body: JSON.stringify({ errors: [{ message: 'x', extensions: { category: 'graphql-input' } }] }),
  },
  truncated: {
    description: 'a truncated response',
    source: 'RFC 9112, section 8',
    status: 200,
    body: '{"data":{"crearTransaccionOnline":{"uuid":"1',
  },
  empty: { description: 'an empty body', source: 'RFC 9110, section 6.4', status: 200, body: '' },
  'syntax-error': {
    description: 'an invalid operation',
    source: graphqlController,
    ...createErrorResponse(400, 'Cannot query field "x" on type "Query".', 'graphql'),
  },
  'null-data': {
    description: 'null data',
    source: 'GraphQL specification, section 7.1',
    status: 200,
    body: JSON.stringify({ data: null }),
  },
} as const satisfies Readonly<Record<string, MagentoResponse>>;

export type ResponseName = keyof typeof magentoResponses;
