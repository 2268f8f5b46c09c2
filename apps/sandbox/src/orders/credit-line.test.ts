import { expect, it } from 'vitest';
import { startTestBackend } from '../../test/test-backend.ts';
import { getCachedScenario, getEmail } from '../scenarios/index.ts';

const CREDIT = '{ cupoCredito { limite usado retenido_pedidos disponible moneda fecha } }';
const BLOCKED = `{ OrderTraceability(filter: { estado_pedido: { eq: "-1" } }, pageSize: 100) {
  data { valor cupo_faltante } } }`;

const startScenario = async (scenario: 'typical' | 'new-dealer') =>
  startTestBackend({
    rows: await getCachedScenario({ scenario, now: Date.UTC(2026, 5, 15, 17) }),
  });

it('adds up to the limit, and a blocked order lacks what its value exceeds', async () => {
  const backend = await startScenario('typical');
  const caller = { email: getEmail('representante') };
  const { cupoCredito: credit } = (await backend.query(caller, CREDIT)).data;
  const available = Number(credit.disponible);
  expect(Number(credit.usado) + Number(credit.retenido_pedidos) + available).toBe(
    Number(credit.limite),
  );
  const { data } = await backend.query(caller, BLOCKED);
  expect(data.OrderTraceability.data.length).toBeGreaterThan(0);
  for (const { valor, cupo_faltante } of data.OrderTraceability.data)
    expect(Number(cupo_faltante)).toBe(Math.max(0, Number(valor) - available));
});

it('is null for a client without a credit line', async () => {
  const backend = await startScenario('new-dealer');
  const { data, messages } = await backend.query(
    { email: getEmail('representante', 'new-dealer') },
    CREDIT,
  );
  expect(data.cupoCredito).toBeNull();
  expect(messages).toEqual([]);
});
