import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createJsonPost, createTestServer, portalOrigin } from '../testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from '../testing/fake-backend.ts';
import { createFailedLogin } from '../testing/login-result.ts';
import { startTelemetry } from './start-telemetry.ts';

const attributesSchema = z.array(
  z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }),
);
const spansSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeMetrics: z.array(z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })),
    }),
  ),
});

let sink: FakeBackend;
let backend: FakeBackend;
let stopTelemetry: () => Promise<void>;

beforeAll(async () => {
  sink = await startFakeBackend(() => Response.json({}));
  backend = await startFakeBackend(({ body }) => {
    if (body.includes('SignIn')) return createFailedLogin({ category: 'graphql-authentication' });
    return Response.json({ data: { crearTransaccionOnline: { uuid: 'u' } } });
  });
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: sink.origin,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  };
  // The SDK reads the environment of the process.
  Object.assign(process.env, environment);
  stopTelemetry = await startTelemetry(environment);
});

afterAll(async () => {
  await Promise.all([sink.stop(0), backend.stop(0)]);
});

it('is off without a destination', async () => {
  await expect(startTelemetry({})).resolves.toBeTypeOf('function');
  await expect(
    startTelemetry({ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }),
  ).resolves.toBeTypeOf('function');
});

it('sends a trace from the proxy to the backend, and metrics, without personal data', async () => {
  const { app } = createTestServer({
    BACKEND_URL: `${backend.origin}/graphql`,
    GRAPHQL_OPERATIONS: 'open',
    PORTAL_PROXIES: '1',
    VITALS_PERCENT: '10',
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = {
    'X-Forwarded-For': '203.0.113.7',
    Cookie: 'apollo-token=a-secret-token',
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    baggage: 'role=admin',
  };
  const query = 'mutation CreatePayment { crearTransaccionOnline { uuid } }';
  await (await app.request('/graphql', createJsonPost({ query }, headers))).text();
  await app.request(
    '/server-middleware/auth/login',
    createJsonPost({ email: 'lucia@example.com', password: 'secret-9' }, headers),
  );
  await app.request('/login?next=secret', { headers: { ...headers, Accept: 'text/html' } });
  const vitals = { LCP: 1240.5, CLS: 0.02 };
  await app.request(
    '/server-middleware/web-vitals',
    createJsonPost({ pathname: '/admin/orders-list', vitals }, headers),
  );
  await stopTelemetry();

  const spans = sink.requests
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => spansSchema.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(spans.map(({ name }) => name)).toEqual([
    'graphql CreatePayment',
    'POST /graphql',
    'graphql SignIn',
    'POST /server-middleware/auth/login',
    'GET /*',
    'POST /server-middleware/web-vitals',
  ]);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const [call, request] = spans;
  expect(call?.parentSpanId).toBe(request?.spanId);
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(backend.requests[0]?.headers.get('traceparent')).toBe(`00-${traceId}-${call?.spanId}-01`);
  expect(backend.requests[0]?.headers.get('baggage')).toBeNull();

  const exports = sink.requests
    .filter(({ path }) => path === '/v1/metrics')
    .flatMap(({ body }) => metricsSchema.parse(JSON.parse(body)).resourceMetrics);
  const metrics = new Map(
    exports
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
      .map((metric) => [metric.name, JSON.stringify(metric)]),
  );
  expect([...metrics.keys()].sort()).toEqual([
    'http.server.request.duration',
    'nodejs.eventloop.utilization',
    'process.memory.usage',
    'surtidor.backend.duration',
    'surtidor.page.layout_shift',
    'surtidor.page.rendering.duration',
    'surtidor.page.vital.duration',
    'surtidor.payments',
    'surtidor.security.events',
  ]);
  expect(metrics.get('surtidor.payments')).toContain('"ok"');
  expect(metrics.get('surtidor.page.vital.duration')).toMatch(
    /"orders".*1\.2405|1\.2405.*"orders"/,
  );
  expect(metrics.get('surtidor.security.events')).toMatch(/"sign-in".*"failed"/);
  expect(JSON.stringify(exports[0]?.resource)).toContain('surtidor-portal');

  // As the collector names them for Prometheus.
  const sent = new Set([
    ...[...metrics.keys()].map((name) => name.replaceAll('.', '_')),
    'surtidor_store_reachable',
  ]);
  for (const file of ['dashboard.json', 'alerts.yaml']) {
    const text = readFileSync(
      new URL(`../../../../deploy/observe/${file}`, import.meta.url),
      'utf8',
    );
    const used = text.match(/\b(?:http_server|nodejs|process|surtidor)_\w+(?=[{[) "]|$)/gm) ?? [];
    const bases = used
      .filter((name) => name !== 'surtidor_service')
      .map((name) => name.replace(/_(?:seconds_(?:bucket|count)|total|bytes)$/, ''));
    expect(bases.length, file).toBeGreaterThan(5);
    expect(
      bases.filter((name) => !sent.has(name)),
      file,
    ).toEqual([]);
  }

  const everything = sink.requests.map(({ body }) => body).join();
  for (const secret of ['lucia', 'secret', '203.0.113', portalOrigin])
    expect(everything).not.toContain(secret);
});
