import { expect, test } from 'vitest';
import {
  BackendConfigError,
  capabilityNames,
  magentoProfile,
  readBackendProfile,
  sandboxProfile,
} from './configuration.ts';

test('an empty configuration yields the Magento profile without capabilities', () => {
  expect(readBackendProfile({})).toEqual(magentoProfile);
  expect(Object.values(magentoProfile.capabilities)).not.toContain(true);
});

test('the sandbox profile has every capability', () => {
  expect(readBackendProfile({ extends: 'sandbox' })).toEqual(sandboxProfile);
  expect(Object.keys(sandboxProfile.capabilities)).toEqual(capabilityNames);
  expect(Object.values(sandboxProfile.capabilities)).not.toContain(false);
});

test('a configuration overrides the profile it extends', () => {
  const profile = readBackendProfile({
    typeNames: { FilterTypeInput: 'FilterEqualTypeInput' },
    aliases: { 'Documento.nif_comunitario': 'nif' },
    capabilities: { transactionList: true },
    errorMessages: { unauthorizedTexts: ['El cliente actual no está autorizado.'] },
  });
  expect(profile.typeNames).toEqual({ FilterTypeInput: 'FilterEqualTypeInput' });
  expect(profile.aliases).toEqual({
    ...magentoProfile.aliases,
    'Documento.nif_comunitario': 'nif',
  });
  expect(profile.capabilities).toEqual({ ...magentoProfile.capabilities, transactionList: true });
  expect(profile.errorMessages.statusByCategory).toBe(true);
});

test.each([
  [{ capabilities: { teleport: true } }, 'capabilities'],
  [{ capabilities: { survey: 'yes' } }, 'capabilities.survey'],
  [{ aliases: { content: 'post_content' } }, 'aliases.content'],
  [{ typeNames: { FilterTypeInput: '1a' } }, 'typeNames.FilterTypeInput'],
  [{ tokenLifeSeconds: 0 }, 'tokenLifeSeconds'],
  [{ extends: 'other' }, 'extends'],
  [{ unknown: 1 }, 'The configuration'],
  [null, 'The configuration'],
])('rejects %j and names the setting %s', (config, setting) => {
  expect(() => readBackendProfile(config)).toThrow(BackendConfigError);
  expect(() => readBackendProfile(config)).toThrow(`${setting}: `);
});
