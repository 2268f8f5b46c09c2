import { demoPassword } from '@surtidor/sandbox/scenarios';
import { expect, representativeEmail, test } from '../harness/test.ts';

test('rejects requests from other sites', async ({ environment }) => {
  for (const [path, body] of [
    ['/server-middleware/auth/login', { email: representativeEmail, password: demoPassword }],
    ['/server-middleware/auth/logout', {}],
    ['/graphql', { query: '{ rolesCliente { role_id } }' }],
  ] as const) {
    const response = await fetch(`${environment.portal}${path}`, {
      method: 'POST',
      headers: { origin: 'https://robo.example', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('the proxy rejects operations that would return a token to a page', async ({
  environment,
}) => {
  for (const query of [
    'mutation { generateCustomerToken(email: "a", password: "b") { token } }',
    'mutation { x: generateSupportCustomerToken(secret: "a") { token } }',
    'mutation { x: cambiarEmpresa(cliente: "1") { token } }',
  ]) {
    const response = await fetch(`${environment.portal}/graphql`, {
      method: 'POST',
      headers: { origin: environment.portal, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(response.status).toBe(403);
  }
});
