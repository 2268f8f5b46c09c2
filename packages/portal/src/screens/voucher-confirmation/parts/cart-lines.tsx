import { formatMoney, multiplyMoney } from '@surtidor/domain';
import type { VoucherCart } from '@surtidor/domain/vouchers';
import { Card, DescriptionList } from '@surtidor/ui';
import { useRoutePath } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../../platform/router/link.tsx';

/** The lines of the cart. */
export const CartLines = ({ cart: { use, lines } }: { cart: VoucherCart }) => {
  const text = useText();
  const getPath = useRoutePath();
  return (
    <Card title={text('Your cart')} {...(use && { subtitle: use.title })}>
      <div className="flex flex-col gap-4">
        <DescriptionList
          layout="lines"
          facts={lines.map(({ amount, quantity }) => ({
            label: text('{quantity} of {amount}', { quantity, amount: formatMoney(amount) }),
            value: formatMoney(multiplyMoney(amount, quantity)),
          }))}
        />
        <div>
          <ButtonLink href={getPath('voucher-shop')} variant="secondary">
            {text('Back to the shop')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
