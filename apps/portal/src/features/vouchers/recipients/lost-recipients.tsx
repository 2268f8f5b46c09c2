import { Alert, Button } from '@surtidor/ui';
import { useText } from '../../../platform/messages/text-context.tsx';
import { useCartStore, useSavedCart } from '../use-cart.ts';
import { RecipientsButton, type RecipientsButtonProps } from './recipients-button.tsx';

/**
 * Shown if the cart's list of recipients is lost: after a reload, in another tab, or after a changed
 * quantity. The user chooses what to do.
 */
export const LostRecipients = (buttonProps: RecipientsButtonProps) => {
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
            {text('Send all of them to one address')}
          </Button>
        </>
      }
    >
      {text(
        'Addresses are not kept over a reload nor handed to another tab, and a list holds for the vouchers it was made of.',
      )}
    </Alert>
  );
};
