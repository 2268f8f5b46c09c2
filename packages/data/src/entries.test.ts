import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Builds an entry point and returns its initial and lazy modules and its compressed size. */
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
  const result = await build(config);
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const [entryChunk] = chunks.filter(({ isEntry }) => isEntry);
  if (!entryChunk) throw new Error(`No entry was built from ${entry}.`);
  const getModules = (parts: readonly { modules: object }[]) =>
    parts.flatMap(({ modules }) => Object.keys(modules)).join('\n');
  return {
    initialModules: getModules([entryChunk]),
    lazyModules: getModules(chunks.filter((chunk) => chunk !== entryChunk)),
    brotli: brotliCompressSync(entryChunk.code).length,
  };
}

// The bundler selects the libraries’ development or production builds by NODE_ENV.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('the client, its links, cache and adapter stay within 50 kB, compressed with Brotli', async () => {
  const { brotli, initialModules } = await getBundle('./client/index.ts');
  expect(brotli).toBeLessThanOrEqual(50_000);
  expect(initialModules).not.toContain('graphql/language/parser');
});

test('the REST functions do not include Apollo', async () => {
  const { initialModules, lazyModules } = await getBundle('./rest/index.ts');
  expect(`${initialModules}${lazyModules}`).not.toMatch(/@apollo|graphql|firebase/);
});

test('notifications load Firebase lazily', async () => {
  const { initialModules, lazyModules } = await getBundle('./realtime/index.ts');
  expect(initialModules).not.toMatch(/firebase\/|@firebase|@apollo/);
  expect(lazyModules).toMatch(/@firebase/);
});
