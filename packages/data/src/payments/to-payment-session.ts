import type { PaymentSession } from '@surtidor/domain/payments';
import { readObject, readString } from '../shared/readers.ts';
import type { PaymentSessionFieldsFragment } from './payment-session-fields.generated.ts';

/** Maps a provider session (spec 3); returns null if it is incomplete. */
export function toPaymentSession(
  fields: PaymentSessionFieldsFragment | null,
): PaymentSession | null {
  const wire = readObject(fields);
  const session = {
    uuid: readString(wire?.uuid),
    state: readString(wire?.estado),
    redirectUrl: readString(wire?.url_redirect),
    phrase: readString(wire?.phrase),
    token: readString(wire?.token),
  };
  const { uuid, redirectUrl, phrase, token } = session;
  return uuid && redirectUrl && phrase && token ? session : null;
}
