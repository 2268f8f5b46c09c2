import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { magentoProfile } from '@surtidor/data/backend-profile';
import { afterAll, expect, it } from 'vitest';
import { readBackendConfig } from './read-backend-config.ts';
import { SettingsError } from './read-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'backend-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeConfig = (content: string) => {
  const path = join(folder, 'backend.config.json');
  writeFileSync(path, content);
  return path;
};

it('defaults to the specification without a file', () => {
  expect(readBackendConfig(undefined)).toEqual(magentoProfile);
});

it("reads a deployment's profile", () => {
  const path = writeConfig('{ "newsSort": null, "capabilities": { "survey": true } }');
  expect(readBackendConfig(path)).toMatchObject({
    newsSort: null,
    capabilities: { survey: true, idempotencyKey: false },
  });
});

it.each([
  ['{', 'JSON'],
  ['{ "tokenLifeSeconds": "an hour" }', 'tokenLifeSeconds'],
])('reports the file and the problem for %s', (content, reason) => {
  const attempt = () => readBackendConfig(writeConfig(content));
  expect(attempt).toThrow(SettingsError);
  expect(attempt).toThrow('backend.config.json');
  expect(attempt).toThrow(reason);
});

it('names a missing file', () => {
  expect(() => readBackendConfig('/nowhere/backend.config.json')).toThrow(SettingsError);
});
