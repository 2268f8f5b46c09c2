import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The initial and the lazy chunks of an entry point. */
async function getBundle(entry: string) {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: new URL(entry, import.meta.url).pathname,
        external: ['react'],
        preserveEntrySignatures: 'strict',
      },
    },
  };
  const built = await build(config);
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const [first] = chunks.filter(({ isEntry }) => isEntry);
  if (!first) throw new Error(`No entry was built from ${entry}.`);
  const getModules = (parts: readonly { modules: object }[]) =>
    parts.flatMap(({ modules }) => Object.keys(modules)).join('\n');
  return {
    atOnce: getModules([first]),
    later: getModules(chunks.filter((chunk) => chunk !== first)),
    brotli: brotliCompressSync(first.code).length,
  };
}

// The bundler reads this variable, not its mode, to choose development builds of libraries.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('the client, its links, cache and adapter stay within 50 kB of brotli', async () => {
  const { brotli, atOnce } = await getBundle('./client/index.ts');
  expect(brotli).toBeLessThanOrEqual(50_000);
  expect(atOnce).not.toContain('graphql/language/parser');
});

test('the REST functions do not include Apollo', async () => {
  const { atOnce, later } = await getBundle('./rest/index.ts');
  expect(`${atOnce}${later}`).not.toMatch(/@apollo|graphql|firebase/);
});

test('notifications load Firebase lazily', async () => {
  const { atOnce, later } = await getBundle('./realtime/index.ts');
  expect(atOnce).not.toMatch(/firebase\/|@firebase|@apollo/);
  expect(later).toMatch(/@firebase/);
});
