import { describe, expect, it } from 'vitest';
import { readSandboxSettings } from './settings.ts';

describe('readSandboxSettings', () => {
  it.each([
    [{ SANDBOX_PORT: '1.5' }, 'SANDBOX_PORT must be a whole number from 0 to 65535'],
    [{ SANDBOX_PORT: '65536' }, 'SANDBOX_PORT must be a whole number from 0 to 65535'],
    [{ SANDBOX_SCENARIO: 'moon' }, 'SANDBOX_SCENARIO must be one of'],
    [{ SANDBOX_STORE: 'moon' }, 'SANDBOX_STORE must be one of'],
    [{ SANDBOX_RESET: 'yes' }, "SANDBOX_RESET must be 0 or 1, and is 'yes'."],
    [{ SANDBOX_PRODUCT: 'two words' }, 'SANDBOX_PRODUCT must be one word'],
    [{ PORTAL_ORIGIN: 'here' }, 'PORTAL_ORIGIN must be a URL'],
    [{ PORTAL_ORIGIN: 'file:///here' }, 'PORTAL_ORIGIN must be a URL'],
    [{ SANDBOX_TOKEN_MARKERS: '- -- .' }, 'SANDBOX_TOKEN_MARKERS must be three markers'],
    [{ SANDBOX_TOKEN_MARKERS: '- _' }, 'SANDBOX_TOKEN_MARKERS must be three markers'],
  ])('throws for invalid settings: %j', (settings, message) => {
    expect(() => readSandboxSettings(settings)).toThrow(message);
  });

  it('uses the default for missing and empty settings', () => {
    expect(readSandboxSettings({ SANDBOX_PORT: '' })).toEqual(readSandboxSettings({}));
    expect(readSandboxSettings({})).toMatchObject({ SANDBOX_PORT: 4100, SANDBOX_CONTROL: false });
  });
});
