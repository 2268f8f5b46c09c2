import { performance } from 'node:perf_hooks';
import { type Attributes, type MeterProvider, metrics } from '@opentelemetry/api';
import type { VitalName } from '../../src/shared/web-vitals.ts';

/** The name of the portal in traces and metrics. */
export const scope = 'surtidor-portal';

/** Boundaries in seconds, those of the semantic conventions for HTTP. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10, 30];

function createInstruments(provider: MeterProvider) {
  const meter = provider.getMeter(scope);
  const createDuration = (name: string, description: string) =>
    meter.createHistogram(name, {
      description,
      unit: 's',
      advice: { explicitBucketBoundaries: boundaries },
    });
  return {
    provider,
    request: createDuration('http.server.request.duration', 'Requests by route and status.'),
    backend: createDuration(
      'surtidor.backend.duration',
      'Requests to the backend and its services, until the head of the response, by service and kind of error.',
    ),
    rendering: createDuration('surtidor.page.rendering.duration', 'Pages, with their wait.'),
    vitals: createDuration(
      'surtidor.page.vital.duration',
      'Web vitals of page loads in browsers, by name and route.',
    ),
    layoutShift: meter.createHistogram('surtidor.page.layout_shift', {
      description: 'Cumulative layout shift of page loads in browsers, by route.',
      advice: { explicitBucketBoundaries: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
    }),
    payments: meter.createCounter('surtidor.payments', {
      description: 'Operations that open a payment, by outcome.',
    }),
    events: meter.createCounter('surtidor.security.events', {
      description: 'Events of the security log, by event and outcome.',
    }),
  };
}

let instruments = createInstruments(metrics.getMeterProvider());

/** Returns the instruments of the current provider: those from before the start of the SDK do nothing. */
function getInstruments() {
  const provider = metrics.getMeterProvider();
  if (instruments.provider !== provider) instruments = createInstruments(provider);
  return instruments;
}

/** Starts a duration in seconds. Returns a function that records it. */
export function startDuration(
  name: 'request' | 'backend' | 'rendering',
): (attributes?: Attributes) => void {
  const startedAt = performance.now();
  return (attributes) =>
    getInstruments()[name].record((performance.now() - startedAt) / 1000, attributes);
}

/** Counts a payment or an event of the security log. */
export const count = (name: 'payments' | 'events', attributes: Attributes): void =>
  getInstruments()[name].add(1, attributes);

/** Records a web vital of a page load: milliseconds, or the layout shift. */
export function recordVital(name: VitalName, value: number, route: string): void {
  if (name === 'CLS') getInstruments().layoutShift.record(value, { route });
  else getInstruments().vitals.record(value / 1000, { name, route });
}

/**
 * Reports the state of this instance: its memory, how busy its thread is, and whether it reaches the shared store. Must
 * be called after the start of telemetry.
 */
export function observeInstance(isStoreReachable: (() => Promise<boolean>) | null): void {
  const meter = metrics.getMeter(scope);
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  let previous = performance.eventLoopUtilization();
  meter.createObservableGauge('nodejs.eventloop.utilization').addCallback((result) => {
    const current = performance.eventLoopUtilization();
    result.observe(performance.eventLoopUtilization(current, previous).utilization);
    previous = current;
  });
  if (isStoreReachable === null) return;
  meter
    .createObservableGauge('surtidor.store.reachable', {
      description: '1 if the shared store of limits responds.',
    })
    .addCallback(async (result) => result.observe((await isStoreReachable()) ? 1 : 0));
}
