/** Type tests. Nothing here runs: `tsc` fails if a line that must be rejected is accepted. */
import type { AccessDecision, RouteId } from '../src/session/index.ts';
import {
  type CalendarDate,
  createMessage,
  type Failure,
  type Message,
  type MessageKey,
  type Money,
  type Permission,
  type RemoteState,
  type StoreCode,
} from '../src/shared/index.ts';
import type { DeploymentOptions, StoreVariant } from '../src/variants/index.ts';

declare const remote: RemoteState<number>;
declare const decision: AccessDecision;

// @ts-expect-error a string is not a date until it is parsed
export const date: CalendarDate = '2026-11-21';

// @ts-expect-error an amount without a currency
export const amountWithoutCurrency: Money = { minor: 100 };

// @ts-expect-error a value cannot be read before its state is checked
export const loadingValue = remote.value;

// @ts-expect-error the URL of a redirect cannot be read from a granted decision
export const redirectTarget = decision.to;

// @ts-expect-error the key is not in the catalogue
export const unknownText: Message = { key: 'Data not fund' };

// @ts-expect-error the value of the placeholder is missing
createMessage('Document {type} not found');

// @ts-expect-error the text has no such placeholder
createMessage('Document {type} not found', { type: 'FE', document: 'FE-1' });

createMessage('Document {type} not found', { type: 'FE' });

// @ts-expect-error the code is not in the catalogue
export const unknownFailure: Failure['code'] = 'oops';

// @ts-expect-error the permission is not in spec 6
export const unknownPermission: Permission = 'Surtidor_Facturas::borrar';

// @ts-expect-error the record has no stores
export const missingStores: Record<StoreCode, StoreVariant> = {};

// @ts-expect-error the option has only two values
export const unknownOption: DeploymentOptions['orderStatusSix'] = 'lost';

// @ts-expect-error the route is not in spec 2
export const unknownRoute: RouteId = 'checkout';

/** A catalogue can extend the message keys. */
export const customMessage: Message<MessageKey | 'Pagar ahora'> = { key: 'Pagar ahora' };

if (remote.kind === 'ready') {
  const readyValue: number = remote.value;
  // @ts-expect-error a ready state has no failure
  console.log(readyValue, remote.failure);
}
