import { createMemoryStorage } from '@surtidor/flows/core';
import { describe, expect, it } from 'vitest';
import {
  claimReload,
  isChunkLoadError,
  minReloadIntervalMs,
  nameChunkLoadError,
} from './chunk-load-error.ts';

describe('isChunkLoadError', () => {
  it('detects a failed chunk by the message or name of the error', () => {
    expect(
      isChunkLoadError(new TypeError('Failed to fetch dynamically imported module: /a.js')),
    ).toBe(true);
    expect(isChunkLoadError(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))).toBe(
      true,
    );
    expect(isChunkLoadError(new TypeError('gone'))).toBe(false);
    expect(isChunkLoadError(null)).toBe(false);
  });
});

it('names the error of a chunk, and hides the message at which the router reloads', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /a.js');
  nameChunkLoadError(error);
  expect(isChunkLoadError(error)).toBe(true);
  expect(error.message).not.toMatch(/^Failed to fetch dynamically imported module/);
});

describe('claimReload', () => {
  it('allows one reload, and another one after the minimum interval', () => {
    const tabStorage = createMemoryStorage();
    expect(claimReload(tabStorage, 1_000_000)).toBe(true);
    expect(claimReload(tabStorage, 1_000_000 + minReloadIntervalMs - 1)).toBe(false);
    expect(claimReload(tabStorage, 1_000_000 + minReloadIntervalMs)).toBe(true);
  });

  it('does not allow a reload if the clock was set back slightly', () => {
    const tabStorage = createMemoryStorage({ 'surtidor-reloaded-at': '1000000' });
    expect(claimReload(tabStorage, 999_000)).toBe(false);
  });

  it('allows no reload without storage', () => {
    const withoutStorage = {
      get: () => null,
      set: () => false,
      remove: () => undefined,
      keys: () => [],
    };
    expect(claimReload(withoutStorage, 1)).toBe(false);
  });
});
