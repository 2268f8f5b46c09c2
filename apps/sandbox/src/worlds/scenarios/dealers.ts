import type { StoreCode } from '@surtidor/domain/vocabulary';

/** The dealers that worlds are about. */
export type ScenarioName = 'lively' | 'new-dealer' | 'up-to-date' | 'heavy' | 'hostile';

interface StoreDealers {
  /** First digits of the store's client codes. */
  readonly prefix: string;
  /** Name in the e-mail addresses of the store's dealers. */
  readonly name: string;
}

const byStore: Record<StoreCode, StoreDealers> = {
  colombia: { prefix: '1000', name: 'valdeluna' },
  peru: { prefix: '2000', name: 'algarrobo' },
  ecuador: { prefix: '3000', name: 'manglar' },
  lubricantes: { prefix: '1500', name: 'arrayan' },
  lubricantes_ecuador: { prefix: '3500', name: 'capuli' },
};

const byScenario: Record<ScenarioName, { readonly code: string; readonly label: string }> = {
  lively: { code: '1001', label: '' },
  'new-dealer': { code: '1002', label: 'nuevo.' },
  'up-to-date': { code: '1003', label: 'aldia.' },
  heavy: { code: '1004', label: 'grande.' },
  hostile: { code: '1005', label: 'hostil.' },
};

/** The dealer of a scenario in a store: its client code and its e-mail domain. */
export const dealerOf = (scenario: ScenarioName, store: StoreCode) => ({
  store,
  client: `${byStore[store].prefix}${byScenario[scenario].code}`,
  domain: `${byScenario[scenario].label}${byStore[store].name}.example`,
});

/**
 * The address under which someone of a scenario signs in. Seats: representante, administrativo,
 * financiero, operativo, compras, ingeniero, aliado, basico, terminos, inactivo.
 */
export const emailOf = (
  seat: string,
  scenario: ScenarioName = 'lively',
  store: StoreCode = 'colombia',
): string => `${seat}@${dealerOf(scenario, store).domain}`;
