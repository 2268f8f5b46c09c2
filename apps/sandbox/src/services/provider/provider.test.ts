import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDealer } from '../../../test/open-test-dealer.ts';
import { encryptToken } from '../../../test/process-client.ts';
import { type Database, loadRows } from '../../database/index.ts';
import { PROVIDER_PATH } from '../../payments/provider-session.ts';
import { createProvider, type Provider } from './provider.ts';
import { providerRoutes } from './provider-routes.ts';
import { DEFAULT_MARKERS } from './token.ts';

const PORTAL = 'http://portal.test';
const UUID = '6e1a4a52-57ad-4d44-9a3e-111111111111';
const PHRASE = 'una frase';
const TOKEN = 'the token';

let db: Database;
let now: number;
let settled: string[];
let provider: Provider;
let routes: Hono;

beforeEach(() => {
  db = openTestDealer();
  loadRows(db, {
    roles: [{ role_id: 1, role_name: 'Representante Legal', sort_order: 1 }],
    users: [aUser],
    transactions: [aTransaction],
  });
  now = 1_000_000;
  settled = [];
  provider = openProvider();
  routes = providerRoutes({ provider, portalOrigin: PORTAL, markers: DEFAULT_MARKERS });
});
afterEach(() => {
  provider.stop();
  db.close();
});

function openProvider(): Provider {
  return createProvider({
    db,
    now: () => now,
    settle: (uuid, verdict) => {
      settled.push(verdict);
      const estado = verdict === 'approved' ? 'APROBADA' : 'RECHAZADA';
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

const address = (token = encryptToken(TOKEN, PHRASE), uuid = UUID) =>
  `${PROVIDER_PATH}?${new URLSearchParams({ token, uuid })}`;

const send = (fields: Record<string, string>) =>
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
const RESULT = `${PORTAL}/admin/resultado-transaccion?uuid=${UUID}`;

describe('the provider page', () => {
  it('shows merchant, reference and amount of the token’s payment', async () => {
    const answer = await routes.request(address());
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const text of ['Surtidor Combustibles S.A.S.', UUID, '$\u00a01.250.000', 'La Ñapa']) {
      expect(page).toContain(text);
    }
  });

  it.each<[string, () => string]>([
    ['another phrase', () => address(encryptToken(TOKEN, 'otra frase'))],
    ['another token', () => address(encryptToken('another', PHRASE))],
    ['no token', () => address('')],
    ['an unknown uuid', () => address(encryptToken(TOKEN, PHRASE), 'unknown')],
    ['nothing at all', () => PROVIDER_PATH],
  ])('opens nothing with %s', async (_, path) => {
    const answer = await routes.request(path());
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('No pudimos abrir este pago');
  });

  it('allows no scripts, no framing and no referrer', async () => {
    const { headers } = await routes.request(address());
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await routes.request(address())).text()).not.toMatch(/<script|style=/);
  });

  it.each([
    ['aprobar', ['approved']],
    ['rechazar', ['rejected']],
    ['pendiente', []],
    ['abandonar', []],
  ])('%s tells the backend %j and leads back to the result', async (respuesta, verdicts) => {
    const answer = await send({ respuesta });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(RESULT);
    expect(settled).toEqual(verdicts);
  });

  it('requires a bank first', async () => {
    const answer = await send({ respuesta: 'aprobar', banco: '' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Elija un banco');
    expect(settled).toEqual([]);
  });

  it('accepts a result once: a second press only redirects back', async () => {
    await send({ respuesta: 'rechazar' });
    const second = await send({ respuesta: 'aprobar' });
    expect(second.headers.get('location')).toBe(RESULT);
    expect(settled).toEqual(['rejected']);
    expect(await (await routes.request(address())).text()).toContain('Este pago ya terminó');
  });

  it('rejects a result without the token', async () => {
    expect((await send({ respuesta: 'aprobar', token: 'x' })).status).toBe(400);
    expect(settled).toEqual([]);
  });

  it('sends a delayed result, even after the process was killed', async () => {
    await send({ respuesta: 'tarde', demora: '60' });
    now += 59_000;
    provider.catchUp();
    expect(settled).toEqual([]);
    provider.stop();
    provider = openProvider();
    now += 1000;
    provider.catchUp();
    expect(settled).toEqual(['approved']);
    provider.catchUp();
    expect(settled).toEqual(['approved']);
  });

  it('rejects a result once the session has ended', async () => {
    await send({ respuesta: 'abandonar' });
    expect((await routes.request(address())).status).toBe(200);
    now = SESSION_END;
    const page = await routes.request(address());
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('La sesión de pago terminó');
    expect((await send({ respuesta: 'aprobar' })).status).toBe(410);
    expect(settled).toEqual([]);
  });

  it('sends a delayed result after the end of the session', async () => {
    await send({ respuesta: 'pendiente' });
    now = SESSION_END;
    expect((await routes.request(address())).status).toBe(200);
    provider.answer(UUID, { kind: 'verdict', verdict: 'approved' });
    expect(settled).toEqual(['approved']);
  });

  it('can notify the backend several times', () => {
    provider.answer(UUID, { kind: 'verdict', verdict: 'approved' }, 3);
    expect(settled).toEqual(['approved', 'approved', 'approved']);
  });
});

const aUser = {
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
const aTransaction = {
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
