import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingsError } from './settings/read-settings.ts';
import { readAssets } from './static/asset-store.ts';
import { createJsonPost, createTestServer } from './testing/create-test-server.ts';
import { type FakeBackend, startFakeBackend } from './testing/fake-backend.ts';

const getQuery = (name: string) => `query ${name} { listadoTiposDocumentos { value } }`;
const getHash = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
let backend: FakeBackend;
let time: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  backend = await startFakeBackend(() => Response.json({ data: {} }));
  time = 0;
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await backend.stop(0);
});

function writeBuild(name: string, folderName = name) {
  const build = join(folder, folderName);
  mkdirSync(join(build, 'client', 'assets'), { recursive: true });
  writeFileSync(join(build, 'client', 'assets', `${name}.js`), `from ${name}`);
  writeFileSync(join(build, 'client', 'service-worker.js'), `worker of ${name}`);
  const query = getQuery(name);
  writeFileSync(join(build, 'operations.json'), JSON.stringify({ [getHash(query)]: query }));
  return build;
}

/** Starts an instance of a build. Returns functions that request a file and send an operation of a build. */
function startInstance(name: string) {
  const query = getQuery(name);
  const { app } = createTestServer(
    { PORTAL_BUILDS: folder, BACKEND_URL: backend.origin },
    {
      assets: readAssets(join(folder, name, 'client')),
      operations: { [getHash(query)]: query },
      now: () => time,
    },
  );
  return {
    getFile: async (path: string) => {
      const response = await app.request(path);
      return response.ok ? response.text() : response.status;
    },
    send: async (build: string) => {
      const persistedQuery = { version: 1, sha256Hash: getHash(getQuery(build)) };
      const body = { extensions: { persistedQuery } };
      return (await app.request('/graphql', createJsonPost(body))).status;
    },
  };
}

it('serves the pages of every build during a roll', async () => {
  writeBuild('old');
  const oldInstance = startInstance('old');
  expect(await oldInstance.getFile('/assets/new.js')).toBe(404);
  expect(await oldInstance.send('new')).toBe(400);
  writeBuild('new');
  time += 2_000;
  const newInstance = startInstance('new');
  for (const { getFile, send } of [oldInstance, newInstance]) {
    for (const build of ['old', 'new']) {
      expect(await getFile(`/assets/${build}.js`)).toBe(`from ${build}`);
      expect(await send(build)).toBe(200);
    }
  }
  // Files without a hash are those of the instance.
  expect(await newInstance.getFile('/service-worker.js')).toBe('worker of new');
});

it('skips a copy in progress and a removed build', async () => {
  const build = writeBuild('old');
  const { getFile } = startInstance('old');
  const copy = writeBuild('new', 'new.copy');
  time += 2_000;
  expect(await getFile('/assets/new.js')).toBe(404);
  renameSync(copy, join(folder, 'new'));
  time += 2_000;
  expect(await getFile('/assets/new.js')).toBe('from new');
  rmSync(build, { recursive: true });
  time += 2_000;
  expect(await getFile('/assets/other.js')).toBe(404);
  expect(await getFile('/assets/new.js')).toBe('from new');
});

it('finds a new build after the clock was set back', async () => {
  writeBuild('old');
  const { getFile } = startInstance('old');
  writeBuild('new');
  time -= 3_600_000;
  expect(await getFile('/assets/new.js')).toBe('from new');
});

it('names a missing folder', () => {
  expect(() => createTestServer({ PORTAL_BUILDS: join(folder, 'missing') })).toThrow(SettingsError);
});
