import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { demoPassword } from '../src/scenarios/index.ts';

/** A GraphQL response. */
export interface GraphqlResponse {
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its own document
  readonly data: any;
  readonly errors?: readonly { readonly message: string }[];
}

/** An HTTP client of a running sandbox, for tests. */
export interface TestClient {
  readonly token: string | null;
  graphql(query: string, variables?: object): Promise<GraphqlResponse>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  control(path: string, body: object): Promise<void>;
}

/** Creates a client of a sandbox, with or without a bearer token. */
export function createTestClient(origin: string, token: string | null = null): TestClient {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const fetchPath = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), { headers, redirect: 'manual', ...init });
  return {
    token,
    fetch: fetchPath,
    graphql: async (query, variables = {}) => {
      const body = JSON.stringify({ query, variables });
      return (await fetchPath('/graphql', { method: 'POST', body })).json();
    },
    control: async (path, body) => {
      const response = await fetchPath(path, { method: 'POST', body: JSON.stringify(body) });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

/** Signs in with the demo password. */
export async function signIn(origin: string, email: string): Promise<TestClient> {
  const { data, errors } = await createTestClient(origin).graphql(
    'mutation SignIn($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: demoPassword },
  );
  if (!data?.generateCustomerToken) throw new Error(JSON.stringify(errors));
  return createTestClient(origin, data.generateCustomerToken.token);
}

/** Encrypts a token as the portal does: with OpenSSL's passphrase-based AES and the default markers. */
export function encryptToken(plainText: string, phrase: string): string {
  const salt = randomBytes(8);
  let keyMaterial = Buffer.alloc(0);
  let block = Buffer.alloc(0);
  while (keyMaterial.length < 48) {
    block = createHash('md5')
      .update(Buffer.concat([block, Buffer.from(phrase), salt]))
      .digest();
    keyMaterial = Buffer.concat([keyMaterial, block]);
  }
  const cipher = createCipheriv(
    'aes-256-cbc',
    keyMaterial.subarray(0, 32),
    keyMaterial.subarray(32, 48),
  );
  const bytes = Buffer.concat([
    Buffer.from('Salted__'),
    salt,
    cipher.update(plainText),
    cipher.final(),
  ]);
  return bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '.');
}

/** Opens a session that pays the document at an index of the payable list in full. */
export async function payDocument(client: TestClient, index = 0) {
  const { data, errors } = await client.graphql(`query Documents {
    documentos(paymentType: PSE, documentType: INVOICE, pageSize: 100, filter: { bloqueada: { eq: "0" }, total: { gteq: "1" } }) {
      items { num_documento num_factura fecha_vencimiento_documento total }
    }
  }`);
  if (!data?.documentos) throw new Error(JSON.stringify(errors));
  const document = data.documentos.items[index];
  if (!document) throw new Error(`There is no payable document at ${index}.`);
  const response = await client.graphql(
    `mutation Pay($lines: [TransaccionOnlineLineInput!]!) {
      crearTransaccionOnline(lines: $lines) { uuid url_redirect phrase token estado }
    }`,
    {
      lines: [
        {
          numero_documento: document.num_documento,
          numero_factura: document.num_factura,
          fecha_vencimiento: document.fecha_vencimiento_documento,
          monto_documento: document.total,
          monto_transaccion: document.total,
          tipo_transaccion: 'total',
        },
      ],
    },
  );
  if (!response.data?.crearTransaccionOnline) throw new Error(JSON.stringify(response.errors));
  return { document, session: response.data.crearTransaccionOnline };
}
