import {
  readSandboxSettings,
  type SandboxSettings,
  SandboxStartError,
  startSandbox,
} from './index.ts';

/** Starts the sandbox with the settings in environment variables. Stops on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const settings = readSandboxSettings(process.env);
  const sandbox = await startSandbox(getOptions(settings));
  const stop = async () => {
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const data = sandbox.isFresh ? 'with fresh demo data' : 'with existing data';
  console.log(`The sandbox is ready at ${sandbox.origin}, ${data}.`);
}

function getOptions(settings: SandboxSettings) {
  return {
    port: settings.SANDBOX_PORT,
    host: settings.SANDBOX_HOST,
    data: settings.SANDBOX_DATA,
    scenario: settings.SANDBOX_SCENARIO,
    reset: settings.SANDBOX_RESET,
    control: settings.SANDBOX_CONTROL,
    sandboxMode: settings.SANDBOX_MODE,
    portalOrigin: settings.PORTAL_ORIGIN,
    ...(settings.SANDBOX_ORIGIN === undefined ? {} : { origin: settings.SANDBOX_ORIGIN }),
    ...(settings.SANDBOX_STORE === undefined ? {} : { store: settings.SANDBOX_STORE }),
    ...(settings.SANDBOX_SEED === undefined ? {} : { seed: settings.SANDBOX_SEED }),
    ...(settings.SANDBOX_PRODUCT === undefined ? {} : { product: settings.SANDBOX_PRODUCT }),
    ...(settings.SANDBOX_TOKEN_MARKERS === undefined
      ? {}
      : { tokenEscapes: settings.SANDBOX_TOKEN_MARKERS }),
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof SandboxStartError ? error.message : error);
  process.exitCode = 1;
});
