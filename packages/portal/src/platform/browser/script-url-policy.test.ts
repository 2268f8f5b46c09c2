import { afterEach, expect, test, vi } from 'vitest';
import { createScriptUrlPolicy } from './script-url-policy.ts';

afterEach(() => vi.unstubAllGlobals());

const isOwnScript = (url: string) => url === '/own.js';

test('returns an allowed URL unchanged without trusted types', () => {
  const toTrustedUrl = createScriptUrlPolicy('own', isOwnScript);
  expect(toTrustedUrl('/own.js')).toBe('/own.js');
  expect(() => toTrustedUrl('/other.js')).toThrow(TypeError);
});

test('creates the policy once and applies it to every URL', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `trusted:${rules.createScriptURL(url)}`,
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const toTrustedUrl = createScriptUrlPolicy('own', isOwnScript);
  expect(createPolicy).not.toHaveBeenCalled();
  expect([toTrustedUrl('/own.js'), toTrustedUrl('/own.js')]).toEqual([
    'trusted:/own.js',
    'trusted:/own.js',
  ]);
  expect(() => toTrustedUrl('/other.js')).toThrow(TypeError);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['own']);
});
