import { createServer } from './create-server.ts';
import { CannotListen, listen } from './listen.ts';
import { BuildMissing, readBuild } from './read-build.ts';
import { publicConfigOf } from './settings/public-config-of.ts';
import { readSettings, SettingsError } from './settings/read-settings.ts';

const graceMs = 10_000;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const build = await readBuild(publicConfigOf(settings));
  const app = createServer({
    settings,
    ...build,
    log: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
  });
  const server = await listen(app, settings.PORTAL_PORT, settings.PORTAL_HOST);
  process.stdout.write(`The portal listens on http://localhost:${server.port}\n`);
  const stop = () => {
    void server.stop(graceMs).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const expected = [SettingsError, BuildMissing, CannotListen];

try {
  await start();
} catch (error) {
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
