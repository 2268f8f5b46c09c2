import { matchRoute } from '@surtidor/domain/session';
import type { RouteOptions } from '@surtidor/domain/variants';
import type { Handler } from 'hono';
import { z } from 'zod';
import { vitalNames } from '../../src/shared/web-vitals.ts';
import { recordVital } from './metrics.ts';

const maxMs = 600_000;

const reportSchema = z.object({
  pathname: z.string().max(200),
  vitals: z.partialRecord(z.enum(vitalNames), z.number().min(0).max(maxMs)),
});

/**
 * POST /server-middleware/web-vitals: records the web vitals of a page load, by the name of its route. Visitors send
 * them, so they must decide nothing.
 */
export const webVitals =
  (routes: RouteOptions): Handler =>
  async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    const { success, data } = reportSchema.safeParse(body);
    if (!success) return context.json({ code: 'invalid-report' }, 400);
    const route = matchRoute(data.pathname, routes)?.id ?? 'unknown';
    for (const name of vitalNames) {
      const value = data.vitals[name];
      if (value !== undefined) recordVital(name, value, route);
    }
    return context.body(null, 204);
  };
