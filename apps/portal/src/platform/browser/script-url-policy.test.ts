import { afterEach, expect, test, vi } from 'vitest';
import { createScriptUrlPolicy } from './script-url-policy.ts';

afterEach(() => vi.unstubAllGlobals());

const ownScript = (url: string) => url === '/own.js';

test('returns an allowed URL unchanged without trusted types', () => {
  const trusted = createScriptUrlPolicy('own', ownScript);
  expect(trusted('/own.js')).toBe('/own.js');
  expect(() => trusted('/other.js')).toThrow(TypeError);
});

test('creates the policy once and applies it to every URL', () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `trusted:${rules.createScriptURL(url)}`,
    }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const trusted = createScriptUrlPolicy('own', ownScript);
  expect(createPolicy).not.toHaveBeenCalled();
  expect([trusted('/own.js'), trusted('/own.js')]).toEqual(['trusted:/own.js', 'trusted:/own.js']);
  expect(() => trusted('/other.js')).toThrow(TypeError);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['own']);
});
