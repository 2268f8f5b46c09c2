import { SettingsError } from '../settings/read-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of OpenTelemetry that say where telemetry goes. Without any, it is off. */
const destinations = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
  'OTEL_METRICS_EXPORTER',
] as const;

/** Whether the environment asks for telemetry. */
const isTelemetryOn = (environment: Environment): boolean =>
  environment.OTEL_SDK_DISABLED !== 'true' && destinations.some((name) => environment[name]);

/**
 * Starts the OpenTelemetry SDK, which reads the standard `OTEL_*` variables, if the environment asks for it. The SDK is
 * an optional package and loaded only then. Returns a function that sends what is left.
 * @throws SettingsError if the SDK is not installed.
 */
export async function startTelemetry(environment: Environment): Promise<() => Promise<void>> {
  if (!isTelemetryOn(environment)) return async () => undefined;
  const { NodeSDK } = await import('@opentelemetry/sdk-node').catch(() => {
    throw new SettingsError(
      'OTEL_* settings turn OpenTelemetry on, but the package @opentelemetry/sdk-node is not installed: add it to the app.',
    );
  });
  const { OTEL_SERVICE_NAME: serviceName = 'surtidor-portal' } = environment;
  const sdk = new NodeSDK({ serviceName });
  sdk.start();
  return () => sdk.shutdown();
}
