import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Environment } from '../../environment/environment.ts';
import type { ScenarioRequest } from '../../scenarios/index.ts';
import type { Clock } from '../process/clock.ts';
import type { Provider } from '../provider/provider.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { moveOrder } from './move-order.ts';
import { readLedger } from './read-ledger.ts';
import {
  clockRequest,
  faultRequest,
  notificationRequest,
  orderRequest,
  providerRequest,
  scenarioRequest,
} from './requests.ts';

export interface ControlOptions {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly provider: Provider;
  readonly realtime: Realtime;
  /** Replaces the scenario; null restores the initial one. */
  readonly load: (request: Omit<ScenarioRequest, 'now'> | null) => Promise<void>;
}

/** The control API for tests: faults, ledger, scenario, clock, bank and notifications. */
export function controlRoutes({
  environment,
  clock,
  provider,
  realtime,
  load,
}: ControlOptions): Hono {
  const { db, faults } = environment;
  const routes = new Hono();
  const done = (c: Context) => c.json({ ok: true });

  routes.get('/control/faults', (c) => c.json(faults.list()));
  routes.post('/control/faults', (c) =>
    taking(c, faultRequest, (rules) => {
      for (const rule of [rules].flat()) faults.add(rule);
      return done(c);
    }),
  );
  routes.delete('/control/faults', (c) => {
    faults.clear();
    return done(c);
  });
  routes.get('/control/ledger', (c) => {
    const { client = null, reference = null } = c.req.query();
    return c.json(readLedger(db, { client, reference }));
  });
  routes.post('/control/reset', async (c) => {
    faults.clear();
    clock.reset();
    await load(null);
    return done(c);
  });
  routes.post('/control/scenario', (c) =>
    taking(c, scenarioRequest, async (request) => {
      await load(request);
      return done(c);
    }),
  );
  routes.post('/control/clock', (c) =>
    taking(c, clockRequest, (request) => {
      if ('now' in request) clock.set(request.now, request.stopped);
      else if ('advanceMs' in request) clock.advance(request.advanceMs);
      else clock.reset();
      provider.catchUp();
      return c.json({ now: clock.now() });
    }),
  );
  routes.post('/control/provider', (c) =>
    taking(c, providerRequest, ({ uuid, outcome, afterMs, notifyTimes }) => {
      if (!provider.find(uuid)) return c.json({ error: `There is no transaction ${uuid}.` }, 404);
      if (outcome === 'pending' || outcome === 'abandoned') {
        provider.answer(uuid, { kind: outcome });
      } else if (afterMs > 0) {
        provider.answer(uuid, { kind: 'late', verdict: outcome, afterMs }, notifyTimes);
      } else {
        provider.answer(uuid, { kind: 'verdict', verdict: outcome }, notifyTimes);
      }
      return done(c);
    }),
  );
  routes.post('/control/orders', (c) =>
    taking(c, orderRequest, (move) => {
      const moved = moveOrder(environment, move);
      if (!moved) return c.json({ error: `There is no order ${move.number}.` }, 404);
      const key = `-T${clock.now()}-${crypto.randomUUID().slice(0, 8)}`;
      realtime.pushNotification(moved.userId, key, moved.notification);
      return done(c);
    }),
  );
  routes.post('/control/notifications', (c) =>
    taking(c, notificationRequest, ({ email, key, notification }) => {
      const user = db.get<{ id: number }>('select id from users where email = lower(:email)', {
        email,
      });
      if (!user) return c.json({ error: `There is no user ${email}.` }, 404);
      const name = key ?? `-T${clock.now()}-${crypto.randomUUID().slice(0, 8)}`;
      realtime.pushNotification(String(user.id), name, notification);
      return c.json({ userId: String(user.id), key: name });
    }),
  );
  return routes;
}

/** Validates the body; responds with the error if invalid. */
async function taking<Value>(
  c: Context,
  shape: z.ZodType<Value>,
  act: (value: Value) => Response | Promise<Response>,
): Promise<Response> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const reading = shape.safeParse(body);
  return reading.success
    ? act(reading.data)
    : c.json({ error: z.prettifyError(reading.error) }, 400);
}
