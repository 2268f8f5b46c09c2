/** A third-party program with only the packed package. */
import {
  decideAccess,
  defaultDeploymentOptions,
  formatMoney,
  type MessageKey,
  matchRoute,
  parseMoney,
  type RemoteState,
  storeVariants,
} from '@surtidor/domain';
import { handOffToken } from '@surtidor/domain/hand-off';
import { permission, type StoreCode } from '@surtidor/domain/vocabulary';

const store: StoreCode = 'peru';
const key: MessageKey = 'Data not found';
const state: RemoteState<number> = { kind: 'ready', value: 1, refreshing: false };

const paid = parseMoney('$ 1.234', storeVariants[store].currency);
const decision = decideAccess({
  session: null,
  variant: storeVariants[store],
  deploymentOptions: defaultDeploymentOptions,
  route: matchRoute('/admin/orders-list', defaultDeploymentOptions.product),
  query: new URLSearchParams(),
});

const seen = [
  paid === null ? '' : formatMoney(paid).replace('\u00a0', ' '),
  decision.kind,
  permission('Surtidor', 'Facturas::pendientes'),
  handOffToken('token', 'phrase', defaultDeploymentOptions.tokenEscapes).length > 0,
  key,
  state.kind,
].join(' | ');

if (seen !== 'S/ 1.234 | sign-in | Surtidor_Facturas::pendientes | true | Data not found | ready') {
  throw new Error(`The packed package answers differently: ${seen}`);
}
