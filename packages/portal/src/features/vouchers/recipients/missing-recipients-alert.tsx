import { Alert, Button } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { useCartStore, useSavedCart } from '../use-cart.ts';
import { RecipientsButton, type RecipientsButtonProps } from './recipients-button.tsx';

/**
 * Renders an alert if the cart's list of recipients is lost: after a reload, in another tab, or when a quantity
 * changes. The user can load the list again or send all vouchers to one address.
 */
export const MissingRecipientsAlert = (buttonProps: RecipientsButtonProps) => {
  const text = useText();
  const { recipientCount } = useSavedCart();
  const { setRecipients } = useCartStore();
  return (
    <Alert
      tone="warning"
      title={text('The list of recipients is missing ({count})', { count: recipientCount ?? '' })}
      action={
        <>
          <RecipientsButton {...buttonProps} label={text('Load the list again')} />
          <Button variant="quiet" onClick={() => setRecipients(null)}>
            {text('Send all vouchers to one address')}
          </Button>
        </>
      }
    >
      {text(
        'Addresses are not kept after a reload or in other tabs, and a list is only valid for the vouchers it was created for.',
      )}
    </Alert>
  );
};
