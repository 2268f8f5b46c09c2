import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Environment } from '../../environment/environment.ts';
import type { ScenarioRequest } from '../../scenarios/index.ts';
import type { Clock } from '../process/clock.ts';
import type { Provider } from '../provider/provider.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { answerClaim } from './answer-claim.ts';
import { moveOrder } from './move-order.ts';
import { readLedger } from './read-ledger.ts';
import {
  claimAnswerSchema,
  clockRequestSchema,
  faultRequestSchema,
  notificationRequestSchema,
  orderRequestSchema,
  providerRequestSchema,
  scenarioRequestSchema,
} from './request-schemas.ts';

export interface ControlOptions {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly provider: Provider;
  readonly realtime: Realtime;
  /** Replaces the scenario; null restores the initial one. */
  readonly load: (request: Omit<ScenarioRequest, 'now'> | null) => Promise<void>;
}

/** Creates the control API for tests: faults, ledger, scenario, clock, payments, orders and notifications. */
export function createControlRoutes({
  environment,
  clock,
  provider,
  realtime,
  load,
}: ControlOptions): Hono {
  const { db, faults } = environment;
  const routes = new Hono();
  const respondOk = (c: Context) => c.json({ ok: true });

  routes.get('/control/faults', (c) => c.json(faults.list()));
  routes.post('/control/faults', (c) =>
    handleBody(c, faultRequestSchema, (rules) => {
      for (const rule of [rules].flat()) faults.add(rule);
      return respondOk(c);
    }),
  );
  routes.delete('/control/faults', (c) => {
    faults.clear();
    return respondOk(c);
  });
  routes.get('/control/ledger', (c) => {
    const { client = null, reference = null } = c.req.query();
    return c.json(readLedger(db, { client, reference }));
  });
  routes.post('/control/reset', async (c) => {
    faults.clear();
    clock.reset();
    await load(null);
    return respondOk(c);
  });
  routes.post('/control/scenario', (c) =>
    handleBody(c, scenarioRequestSchema, async (request) => {
      await load(request);
      return respondOk(c);
    }),
  );
  routes.post('/control/clock', (c) =>
    handleBody(c, clockRequestSchema, (request) => {
      if ('now' in request) clock.set(request.now, request.stopped);
      else if ('advanceMs' in request) clock.advance(request.advanceMs);
      else clock.reset();
      provider.catchUp();
      return c.json({ now: clock.now() });
    }),
  );
  routes.post('/control/provider', (c) =>
    handleBody(c, providerRequestSchema, ({ uuid, outcome, afterMs, notifyTimes }) => {
      if (!provider.find(uuid))
        return c.json({ error: `Transaction ${uuid} does not exist.` }, 404);
      if (outcome === 'pending' || outcome === 'abandoned') {
        provider.applyChoice(uuid, { kind: outcome });
      } else if (afterMs > 0) {
        provider.applyChoice(uuid, { kind: 'delayed', result: outcome, afterMs }, notifyTimes);
      } else {
        provider.applyChoice(uuid, { kind: 'result', result: outcome }, notifyTimes);
      }
      return respondOk(c);
    }),
  );
  routes.post('/control/orders', (c) =>
    handleBody(c, orderRequestSchema, (move) => {
      const result = moveOrder(environment, move);
      if (!result) return c.json({ error: `Order ${move.number} does not exist.` }, 404);
      const key = `-T${clock.now()}-${crypto.randomUUID().slice(0, 8)}`;
      realtime.pushNotification(result.userId, key, result.notification);
      return respondOk(c);
    }),
  );
  routes.post('/control/claims', (c) =>
    handleBody(c, claimAnswerSchema, (answer) => {
      const result = answerClaim(environment, answer);
      if (!result) return c.json({ error: `${answer.email} has no claim.` }, 404);
      const key = `-T${clock.now()}-${crypto.randomUUID().slice(0, 8)}`;
      realtime.pushNotification(result.userId, key, result.notification);
      return respondOk(c);
    }),
  );
  routes.post('/control/notifications', (c) =>
    handleBody(c, notificationRequestSchema, ({ email, key, notification }) => {
      const user = db.get<{ id: number }>('select id from users where email = lower(:email)', {
        email,
      });
      if (!user) return c.json({ error: `User ${email} does not exist.` }, 404);
      const notificationKey = key ?? `-T${clock.now()}-${crypto.randomUUID().slice(0, 8)}`;
      realtime.pushNotification(String(user.id), notificationKey, notification);
      return c.json({ userId: String(user.id), key: notificationKey });
    }),
  );
  return routes;
}

/** Validates the body and calls the handler, or responds with status 400 if the body is invalid. */
async function handleBody<Value>(
  c: Context,
  schema: z.ZodType<Value>,
  handle: (value: Value) => Response | Promise<Response>,
): Promise<Response> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  return parsed.success
    ? handle(parsed.data)
    : c.json({ error: z.prettifyError(parsed.error) }, 400);
}
