/** Type tests. Nothing here runs: `tsc` fails if a line that must be rejected is accepted. */
import {
  type AccessDecision,
  type CalendarDate,
  createMessage,
  type DeploymentOptions,
  type Failure,
  type Message,
  type MessageKey,
  type Money,
  type Permission,
  type RemoteState,
  type RouteId,
  type StoreCode,
  type StoreVariant,
} from '../src/index.ts';

declare const remote: RemoteState<number>;
declare const decision: AccessDecision;

// @ts-expect-error a text is no date until it was parsed
export const date: CalendarDate = '2026-11-21';

// @ts-expect-error an amount without a currency
export const amountWithoutCurrency: Money = { minor: 100 };

// @ts-expect-error a currency of no store
export const unsupportedCurrency: Money = { minor: 100, currency: 'EUR' };

// @ts-expect-error a value cannot be read before its state was asked for
export const loadingValue = remote.value;

// @ts-expect-error a redirect's address cannot be read from a granted page
export const redirectTarget = decision.to;

// @ts-expect-error a text that is not in the catalogue
export const unknownText: Message = { key: 'Data not fund' };

// @ts-expect-error a text without the value of its placeholder
createMessage('Document {type} not found');

// @ts-expect-error a placeholder that the text does not have
createMessage('Document {type} not found', { type: 'FE', document: 'FE-1' });

createMessage('Document {type} not found', { type: 'FE' });

// @ts-expect-error a failure that is not in the catalogue
export const unknownFailure: Failure['code'] = 'oops';

// @ts-expect-error a permission that spec 6 does not have
export const unknownPermission: Permission = 'Surtidor_Facturas::borrar';

// @ts-expect-error a store without a row
export const missingStores: Record<StoreCode, StoreVariant> = {};

// @ts-expect-error a reading that is neither of the two
export const unknownOption: DeploymentOptions['orderStatusSix'] = 'lost';

// @ts-expect-error a route that spec 2 does not have
export const unknownRoute: RouteId = 'checkout';

/** A catalogue may hold keys of its own beside ours. */
export const customMessage: Message<MessageKey | 'Pagar ahora'> = { key: 'Pagar ahora' };

if (remote.kind === 'ready') {
  const readyValue: number = remote.value;
  // @ts-expect-error what is ready has not failed
  console.log(readyValue, remote.failure);
}
