import { createFailure, type FormErrors } from '@surtidor/domain';
import {
  type CartRecipients,
  getCartTotal,
  getVoucherBlockers,
  type VoucherBlocker,
  type VoucherCart,
  type VoucherCheckout,
} from '@surtidor/domain/vouchers';
import { useVoucherSubmission } from '@surtidor/flows/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { createRulesSchema, usePortalForm } from '../../../features/forms/index.ts';
import { checkoutDraftName } from '../../../features/vouchers/checkout-draft.ts';
import { useCartStore, useRecipients } from '../../../features/vouchers/use-cart.ts';
import { useAbilities } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

/** The reasons why the cart cannot be paid yet, shown below the button. */
export const blockerTexts = {
  empty: 'Add at least one voucher to continue.',
  'above-maximum': 'The total is above the maximum.',
  recipients: 'Load the list again, or send all vouchers to one address.',
  email: 'Enter a valid e-mail address to pay.',
  terms: 'Accept the terms to pay.',
} as const satisfies Record<VoucherBlocker, PortalMessageKey>;

const shape = z.object({ email: z.string(), termsAccepted: z.boolean() });

const initialCheckout: VoucherCheckout = { email: '', termsAccepted: false };

/** Returns the errors of the two fields. */
const getCheckoutErrors = (
  cart: VoucherCart,
  checkout: VoucherCheckout,
  recipients: CartRecipients,
): FormErrors<keyof VoucherCheckout> => {
  const blockers = getVoucherBlockers(cart, checkout, recipients);
  return {
    ...(blockers.includes('email') && {
      email: { key: 'please provide valid e-mail address.' },
    }),
    ...(blockers.includes('terms') && {
      termsAccepted: {
        key: 'To continue you must accept {fieldName}.',
        params: { fieldName: 'the terms and conditions' },
      },
    }),
  };
};

/**
 * Manages the confirmation form and the payment. Leaving the page needs no confirmation, because the cart is
 * saved and the payment redirects to the bank.
 */
export function useCheckout(cart: VoucherCart) {
  const text = useText();
  const { pay } = useAbilities();
  const { recordTransaction } = useCartStore();
  const { phase, busy, submit } = useVoucherSubmission(recordTransaction);
  const recipients = useRecipients();
  const total = getCartTotal(cart);
  const schema = useMemo(
    () =>
      createRulesSchema<VoucherCheckout>(
        shape,
        (checkout) => getCheckoutErrors(cart, checkout, recipients),
        text,
      ),
    [cart, recipients, text],
  );
  const form = usePortalForm<VoucherCheckout>({
    schema,
    initial: initialCheckout,
    // Both fields are visible with their errors, so there is no summary.
    labels: {},
    draftName: checkoutDraftName,
    leaveMode: 'free',
    save: async ({ email }) => {
      const canSend = total !== null && recipients !== 'lost';
      const outcome = canSend ? await submit({ cart, total, email, recipients }) : null;
      // `phase` reports the result of the purchase. The form only keeps its values.
      return outcome?.kind === 'leaving'
        ? { kind: 'done' }
        : { kind: 'failed', failure: createFailure('voucher-payment-failed') };
    },
  });
  const checkout = useWatch({ control: form.form.control, compute: (values) => values });
  const [blocker = null] = getVoucherBlockers(cart, checkout, recipients);
  const setValueOptions = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
  return {
    ...checkout,
    recipients,
    form,
    setEmail: (email: string) =>
      form.form.setValue('email', email, {
        shouldDirty: true,
        // A field that was invalid on blur is validated on every change.
        shouldValidate: form.binding('email').error !== null,
      }),
    validateEmail: () => void form.form.trigger('email'),
    setTermsAccepted: (accepted: boolean) =>
      form.form.setValue('termsAccepted', accepted, setValueOptions),
    total,
    blocker,
    phase,
    busy,
    /** Pays the cart. Null for support, which cannot buy (spec 2). */
    buy: pay
      ? () => {
          if (blocker === null && total !== null) void form.submit();
        }
      : null,
  };
}
