import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { renderStates } from '../../story/every-theme.tsx';
import { VoucherCard, type VoucherCardProps } from './voucher-card.tsx';
import { VoucherCardSkeleton } from './voucher-card-skeleton.tsx';

const baseProps: VoucherCardProps = {
  id: '50000',
  title: 'Bono Combustible',
  price: '$ 50.000',
  validity: 'Válido por 180 días desde la compra',
  quantity: 2,
  onQuantityChange: fn(),
  onAdd: fn(),
};

/** A voucher without a quantity cannot be added. */
const disableWithoutQuantity: Decorator<VoucherCardProps> = (Story, { args }) => (
  <div style={{ maxWidth: '18rem' }}>
    <Story args={{ ...args, disabled: args.quantity === 0 || args.disabled === true }} />
  </div>
);

const meta = {
  component: VoucherCard,
  args: baseProps,
  // Without a page there is no level 2 heading above the level 3 heading.
  parameters: {
    usage: {
      when: 'Use it for each voucher in the shop.',
      whenNot:
        'For vouchers in the cart, use a `PurchaseSummary`. For purchased vouchers, use a `Card`.',
      content:
        'Show the price, use and validity, the quantity, and the button that adds the voucher.',
      anatomy: 'Title and price, validity, note, quantity, and the add button.',
      keyboard:
        'The quantity field supports the keys of `QuantityStepper`. Enter or Space on the button adds the voucher.',
      accessibility:
        'An `article` named by title and price. The labels of the field and the button include the voucher. The note is a `status`.',
    },
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
  decorators: [disableWithoutQuantity, controlled({ quantity: 'onQuantityChange' })],
} satisfies Meta<typeof VoucherCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys change the quantity; Tab moves to the button. */
export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Cantidad de Bono Combustible $ 50.000' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenCalledWith('50000', 3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('50000');
  },
};

/** With quantity 0 the button adds nothing. */
export const NoneSelected: Story = {
  args: { quantity: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuemin', '0');
  },
};
export const Added: Story = {
  args: { note: '3 en su compra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 en su compra');
  },
};
export const LimitReached: Story = {
  args: { disabled: true, note: 'Su compra llegó al límite.' },
};
const longProps: VoucherCardProps = {
  ...baseProps,
  title: 'Bono Lubricantes para mantenimiento preventivo de flotas de carga',
  price: '$ 1.250.000.000',
  validity: 'Válido por 365 días desde la compra en las estaciones participantes',
};
export const LongTexts: Story = {
  args: longProps,
  render: (args) => (
    <div style={{ width: 'min(13rem, 100%)' }}>
      <VoucherCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const price = canvas.getByText(longProps.price);
    const textRange = document.createRange();
    textRange.selectNodeContents(price);
    await expect(textRange.getClientRects()).toHaveLength(1);
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
  },
};
export const Loading: Story = { render: () => <VoucherCardSkeleton /> };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        cards: (
          <div
            style={{
              display: 'grid',
              gap: '1rem',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
            }}
          >
            <VoucherCard {...baseProps} />
            <VoucherCard {...baseProps} quantity={0} disabled />
            <VoucherCard {...baseProps} note="3 en su compra" />
            <VoucherCard {...longProps} />
            <VoucherCardSkeleton />
          </div>
        ),
      },
    }),
};
