/** A response of Magento backends, with its source. */
export interface FamilyResponse {
  /** What happened at the backend. */
  readonly fact: string;
  /** The public source that says so. */
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

const failing = (status: number, message: string, category?: string, data: unknown = null) => ({
  status,
  body: JSON.stringify({
    data,
    errors: [{ message, path: ['x'], ...(category && { extensions: { category } }) }],
  }),
});

/** Error responses of Magento backends. */
export const familyResponses = {
  'expired-token': {
    fact: 'a token past its life',
    source: integration,
    ...failing(401, 'La clave del consumidor ha caducado.', 'graphql-authentication'),
  },
  'revoked-token': {
    fact: 'a token that was revoked on another device',
    source: integration,
    ...failing(401, 'El token de usuario ha sido revocado', 'graphql-authentication'),
  },
  'older-unauthorized': {
    fact: 'an older release that answers 200 to a stranger',
    source: `${customerGraphQl}/Model/Customer/GetCustomer.php; ${specification}`,
    ...failing(200, "The current customer isn't authorized.", 'graphql-authorization'),
  },
  'bare-401': {
    fact: 'a 401 whose body is no GraphQL answer',
    source: gateways,
    status: 401,
    body: 'Unauthorized',
  },
  forbidden: {
    fact: 'a call that this customer may not make',
    source: graphqlController,
    ...failing(403, 'No puede realizar esta acción.', 'graphql-authorization'),
  },
  'older-forbidden': {
    fact: 'an older release that answers 200 to who may not',
    source: graphqlController,
    ...failing(200, 'No puede realizar esta acción.', 'graphql-authorization'),
  },
  'wrong-input': {
    fact: 'an input that a resolver refuses',
    source: errorFormat,
    ...failing(200, 'El monto no es válido.', 'graphql-input'),
  },
  'no-such-entity': {
    fact: 'something that does not exist',
    source: errorFormat,
    ...failing(200, 'El documento no existe.', 'graphql-no-such-entity'),
  },
  'internal-category': {
    fact: 'a resolver that breaks, with the category of older releases',
    source: errorFormat,
    ...failing(200, 'Internal server error', 'internal'),
  },
  'internal-bare': {
    fact: 'a resolver that breaks, without a category',
    source: errorFormat,
    ...failing(200, 'Internal server error'),
  },
  'internal-partial': {
    fact: 'a resolver that breaks beside data',
    source: errorFormat,
    ...failing(200, 'Internal server error', undefined, { other: { id: '1' } }),
  },
  'internal-500': {
    fact: 'an exception outside the resolvers',
    source: graphqlController,
    ...failing(500, 'Internal server error'),
  },
  'html-500': {
    fact: 'an error page instead of an answer',
    source: 'magento/magento2 pub/errors/default/503.phtml',
    status: 503,
    body: '<!doctype html><title>503</title>',
  },
  gateway: {
    fact: 'a gateway that lost the answer',
    source: gateways,
    status: 504,
    body: JSON.stringify({ errors: [{ message: 'x', extensions: { category: 'graphql-input' } }] }),
  },
  truncated: {
    fact: 'an answer that ends in the middle',
    source: 'RFC 9112, section 8',
    status: 200,
    body: '{"data":{"crearTransaccionOnline":{"uuid":"1',
  },
  empty: { fact: 'an empty body', source: 'RFC 9110, section 6.4', status: 200, body: '' },
  'syntax-error': {
    fact: 'an operation that cannot be parsed or validated',
    source: graphqlController,
    ...failing(400, 'Cannot query field "x" on type "Query".', 'graphql'),
  },
  'null-data': {
    fact: 'data without what was asked for',
    source: 'GraphQL specification, section 7.1',
    status: 200,
    body: JSON.stringify({ data: null }),
  },
} as const satisfies Readonly<Record<string, FamilyResponse>>;

export type AnswerName = keyof typeof familyResponses;
