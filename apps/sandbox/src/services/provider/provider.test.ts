import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDealerDatabase } from '../../../test/open-test-dealer.ts';
import { encryptToken } from '../../../test/process-client.ts';
import { type Database, loadRows } from '../../database/index.ts';
import { PROVIDER_PATH } from '../../payments/provider-session.ts';
import { createProvider, type Provider } from './provider.ts';
import { createProviderRoutes } from './provider-routes.ts';
import { DEFAULT_MARKERS } from './token.ts';

const PORTAL = 'http://portal.test';
const UUID = '6e1a4a52-57ad-4d44-9a3e-111111111111';
const PHRASE = 'una frase';
const TOKEN = 'the token';

let db: Database;
let now: number;
let results: string[];
let provider: Provider;
let routes: Hono;

beforeEach(() => {
  db = openTestDealerDatabase();
  loadRows(db, {
    roles: [{ role_id: 1, role_name: 'Representante Legal', sort_order: 1 }],
    users: [USER],
    transactions: [TRANSACTION],
  });
  now = 1_000_000;
  results = [];
  provider = openProvider();
  routes = createProviderRoutes({ provider, portalOrigin: PORTAL, markers: DEFAULT_MARKERS });
});
afterEach(() => {
  provider.stop();
  db.close();
});

function openProvider(): Provider {
  return createProvider({
    db,
    now: () => now,
    settle: (uuid, result) => {
      results.push(result);
      const estado = result === 'approved' ? 'APROBADA' : 'RECHAZADA';
      db.run(
        "update transactions set estado = :estado where uuid = :uuid and estado = 'PENDIENTE'",
        {
          uuid,
          estado,
        },
      );
    },
  });
}

const createUrl = (token = encryptToken(TOKEN, PHRASE), uuid = UUID) =>
  `${PROVIDER_PATH}?${new URLSearchParams({ token, uuid })}`;

const submit = (fields: Record<string, string>) =>
  routes.request(PROVIDER_PATH, {
    method: 'POST',
    body: new URLSearchParams({
      uuid: UUID,
      token: encryptToken(TOKEN, PHRASE),
      banco: 'meseta',
      ...fields,
    }),
  });
const SESSION_END = 2_000_000;
const RESULT_URL = `${PORTAL}/admin/resultado-transaccion?uuid=${UUID}`;

describe('provider routes', () => {
  it('render the merchant, reference and amount of the payment', async () => {
    const response = await routes.request(createUrl());
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const text of ['Surtidor Combustibles S.A.S.', UUID, '$\u00a01.250.000', 'La Ñapa']) {
      expect(page).toContain(text);
    }
  });

  it.each<[string, () => string]>([
    ['another phrase', () => createUrl(encryptToken(TOKEN, 'otra frase'))],
    ['another token', () => createUrl(encryptToken('another', PHRASE))],
    ['no token', () => createUrl('')],
    ['an unknown uuid', () => createUrl(encryptToken(TOKEN, PHRASE), 'unknown')],
    ['no parameters', () => PROVIDER_PATH],
  ])('return 400 for %s', async (_, path) => {
    const response = await routes.request(path());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('No pudimos abrir este pago');
  });

  it('disallow scripts, framing and referrers', async () => {
    const { headers } = await routes.request(createUrl());
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await routes.request(createUrl())).text()).not.toMatch(/<script|style=/);
  });

  it.each([
    ['aprobar', ['approved']],
    ['rechazar', ['rejected']],
    ['pendiente', []],
    ['abandonar', []],
  ])(
    'notify the backend of "%s" with %j and redirect to the result',
    async (respuesta, expected) => {
      const response = await submit({ respuesta });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(RESULT_URL);
      expect(results).toEqual(expected);
    },
  );

  it('require a bank', async () => {
    const response = await submit({ respuesta: 'aprobar', banco: '' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Elija un banco');
    expect(results).toEqual([]);
  });

  it('accept only one result and redirect a second submission', async () => {
    await submit({ respuesta: 'rechazar' });
    const secondResponse = await submit({ respuesta: 'aprobar' });
    expect(secondResponse.headers.get('location')).toBe(RESULT_URL);
    expect(results).toEqual(['rejected']);
    expect(await (await routes.request(createUrl())).text()).toContain('Este pago ya terminó');
  });

  it('reject a result with an invalid token', async () => {
    expect((await submit({ respuesta: 'aprobar', token: 'x' })).status).toBe(400);
    expect(results).toEqual([]);
  });

  it('send a delayed result even if the process restarts', async () => {
    await submit({ respuesta: 'tarde', demora: '60' });
    now += 59_000;
    provider.catchUp();
    expect(results).toEqual([]);
    provider.stop();
    provider = openProvider();
    now += 1000;
    provider.catchUp();
    expect(results).toEqual(['approved']);
    provider.catchUp();
    expect(results).toEqual(['approved']);
  });

  it('reject a result after the session expired', async () => {
    await submit({ respuesta: 'abandonar' });
    expect((await routes.request(createUrl())).status).toBe(200);
    now = SESSION_END;
    const page = await routes.request(createUrl());
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('La sesión de pago terminó');
    expect((await submit({ respuesta: 'aprobar' })).status).toBe(410);
    expect(results).toEqual([]);
  });

  it('accept a result from the bank after the session expired', async () => {
    await submit({ respuesta: 'pendiente' });
    now = SESSION_END;
    expect((await routes.request(createUrl())).status).toBe(200);
    provider.applyChoice(UUID, { kind: 'result', result: 'approved' });
    expect(results).toEqual(['approved']);
  });

  it('notify the backend as many times as requested', () => {
    provider.applyChoice(UUID, { kind: 'result', result: 'approved' }, 3);
    expect(results).toEqual(['approved', 'approved', 'approved']);
  });
});

const USER = {
  id: 7,
  client_code: '10004521',
  role_id: 1,
  firstname: 'Ana',
  lastname: 'Ruiz',
  email: 'ana@ejemplo.invalid',
  password_hash: 'x',
  document: '12345',
  telephone: '3000000000',
  street: 'Calle 1',
  city: 'Ibagué',
  country_code: 'CO',
  created_at: '2026-11-01 00:00:00',
};
const TRANSACTION = {
  uuid: UUID,
  client_code: '10004521',
  user_id: 7,
  fingerprint: '[]',
  tipo: 'CONTADO',
  total: 125_000_000,
  moneda: 'COP',
  phrase: PHRASE,
  token: TOKEN,
  session_ends_at: SESSION_END,
  created_at: '2026-11-21 10:00:00',
  updated_at: '2026-11-21 10:00:00',
};
