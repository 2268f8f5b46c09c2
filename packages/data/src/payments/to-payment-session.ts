import type { PaymentSession } from '@surtidor/domain';
import { entry, text } from '../shared/wire.ts';
import type { PaymentSessionFieldsFragment } from './payment-session-fields.generated.ts';

/**
 * A session at the provider (spec 3). Null when something that the hand-off needs is missing: the
 * browser must not leave with half of it.
 */
export function toPaymentSession(
  fields: PaymentSessionFieldsFragment | null,
): PaymentSession | null {
  const wire = entry(fields);
  const session = {
    uuid: text(wire?.uuid),
    state: text(wire?.estado),
    redirectAddress: text(wire?.url_redirect),
    phrase: text(wire?.phrase),
    token: text(wire?.token),
  };
  const { uuid, redirectAddress, phrase, token } = session;
  return uuid && redirectAddress && phrase && token ? session : null;
}
