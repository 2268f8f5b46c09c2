import type { StoreCode } from '@surtidor/domain/vocabulary';
import { getStore } from '../../stores.ts';

/** The dealers that scenarios are about. */
export type DealerScenario = 'typical' | 'new-dealer' | 'up-to-date' | 'heavy' | 'adversarial';

const byScenario: Record<DealerScenario, { readonly code: string; readonly label: string }> = {
  typical: { code: '1001', label: '' },
  'new-dealer': { code: '1002', label: 'nuevo.' },
  'up-to-date': { code: '1003', label: 'aldia.' },
  heavy: { code: '1004', label: 'grande.' },
  adversarial: { code: '1005', label: 'hostil.' },
};

/** The dealer of a scenario in a store: its client code and its e-mail domain. */
export const getDealer = (scenario: DealerScenario, store: StoreCode) => ({
  store,
  client: `${getStore(store).company}${byScenario[scenario].code}`,
  domain: `${byScenario[scenario].label}${getStore(store).mailName}.example`,
});

/**
 * The address under which someone of a scenario signs in, by role: representante, administrativo,
 * financiero, operativo, compras, ingeniero, aliado, basico, terminos, inactivo.
 */
export const getEmail = (
  role: string,
  scenario: DealerScenario = 'typical',
  store: StoreCode = 'colombia',
): string => `${role}@${getDealer(scenario, store).domain}`;
