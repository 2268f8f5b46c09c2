import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFailure } from '@surtidor/domain';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { PaymentDialog } from '../../features/payments/modal/payment-dialog.tsx';

const createPesos = (minor: number) => ({ minor, currency: 'COP' }) as const;

const sentAmount = createPesos(500_000_00);
const order = { subject: { kind: 'cash', segment: '1100' }, amount: sentAmount } as const;
const onPay = fn();
const backToEditing = fn();

/** The dialog after a payment that was not sent. */
const meta = {
  component: PaymentDialog,
  decorators: [portalStory],
  args: {
    title: 'Pagar facturas',
    children: null,
    total: sentAmount,
    readiness: { kind: 'ready' },
    submission: {
      phase: {
        kind: 'ended',
        outcome: { kind: 'not-sent', failure: createFailure('not-sent') },
        order,
      },
      busy: false,
      submit: async () => null,
      backToEditing,
      stopWaiting: () => undefined,
    },
    onPay,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const retry = async ({ canvasElement }: Parameters<NonNullable<Story['play']>>[0]) => {
  onPay.mockClear();
  backToEditing.mockClear();
  const page = within(canvasElement.ownerDocument.body);
  const message = await page.findByRole('alertdialog', { name: 'Su pago no se envió' });
  await userEvent.click(within(message).getByRole('button', { name: 'Reintentar' }));
};

export const NotSent: Story = {};

export const NotSentThenRetried: Story = {
  play: async (context) => {
    await retry(context);
    await expect(onPay).toHaveBeenCalledOnce();
  },
};

/** The browser's storage is full or blocked, so the attempt would be lost at the bank. */
export const NotRecorded: Story = {
  args: {
    submission: {
      ...meta.args.submission,
      phase: { kind: 'ended', outcome: { kind: 'not-recorded' }, order },
    },
  },
  play: async ({ canvasElement }) => {
    backToEditing.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const message = await page.findByRole('alertdialog', { name: 'Su pago no se envió' });
    await expect(within(message).getByText(/Libere espacio/)).toBeVisible();
  },
};

export const NotRecordedThenAccepted: Story = {
  ...NotRecorded,
  play: async (context) => {
    await NotRecorded.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    const message = page.getByRole('alertdialog', { name: 'Su pago no se envió' });
    await userEvent.click(within(message).getByRole('button', { name: 'Aceptar' }));
    await expect(backToEditing).toHaveBeenCalledOnce();
  },
};

/** Another attempt took one of the invoices, so the user reviews the lower total first. */
export const NotSentWithLowerTotal: Story = {
  args: { total: createPesos(200_000_00) },
  play: async (context) => {
    await retry(context);
    await expect(onPay).not.toHaveBeenCalled();
    await expect(backToEditing).toHaveBeenCalledOnce();
  },
};
