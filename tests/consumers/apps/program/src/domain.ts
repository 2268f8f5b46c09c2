/** A third-party program that uses only the packed domain package. */
import { formatMoney, type MessageKey, parseMoney, type RemoteState } from '@surtidor/domain';
import { handOffToken } from '@surtidor/domain/hand-off';
import { decideAccess, matchRoute } from '@surtidor/domain/session';
import { defaultDeploymentOptions, storeVariants } from '@surtidor/domain/variants';
import { getPermission, type StoreCode } from '@surtidor/domain/vocabulary';

const store: StoreCode = 'peru';
const key: MessageKey = 'Data not found';
const state: RemoteState<number> = { kind: 'ready', value: 1, refreshing: false };

const amount = parseMoney('$ 1.234', storeVariants[store].currency);
const decision = decideAccess({
  session: null,
  variant: storeVariants[store],
  deploymentOptions: defaultDeploymentOptions,
  route: matchRoute('/admin/orders-list', defaultDeploymentOptions),
  query: new URLSearchParams(),
});

const output = [
  amount === null ? '' : formatMoney(amount).replace('\u00a0', ' '),
  decision.kind,
  getPermission('Surtidor', 'Facturas::pendientes'),
  handOffToken('token', 'phrase', defaultDeploymentOptions.tokenEscapes).length > 0,
  key,
  state.kind,
].join(' | ');

if (
  output !== 'S/ 1.234 | sign-in | Surtidor_Facturas::pendientes | true | Data not found | ready'
) {
  throw new Error(`Unexpected output of the packed package: ${output}`);
}
