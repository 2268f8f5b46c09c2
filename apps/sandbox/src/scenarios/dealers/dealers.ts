import { getStore, type SandboxStoreCode } from '../../stores.ts';

/** Scenarios with a single dealer. */
export type DealerScenario = 'typical' | 'new-dealer' | 'up-to-date' | 'heavy' | 'adversarial';

const dealersByScenario: Record<
  DealerScenario,
  { readonly code: string; readonly domainPrefix: string }
> = {
  typical: { code: '1001', domainPrefix: '' },
  'new-dealer': { code: '1002', domainPrefix: 'nuevo.' },
  'up-to-date': { code: '1003', domainPrefix: 'aldia.' },
  heavy: { code: '1004', domainPrefix: 'grande.' },
  adversarial: { code: '1005', domainPrefix: 'hostil.' },
};

/** Returns the store, client code and e-mail domain of a scenario's dealer. */
export const getDealer = (scenario: DealerScenario, store: SandboxStoreCode) => ({
  store,
  client: `${getStore(store).company}${dealersByScenario[scenario].code}`,
  domain: `${dealersByScenario[scenario].domainPrefix}${getStore(store).mailName}.example`,
});

/**
 * Returns the e-mail address of a demo user. Roles: representante, administrativo, financiero,
 * operativo, compras, ingeniero, aliado, basico, terminos, inactivo; contadora in the scenario 'companies'.
 */
export const getEmail = (
  role: string,
  scenario: DealerScenario = 'typical',
  store: SandboxStoreCode = 'colombia',
): string => `${role}@${getDealer(scenario, store).domain}`;
