import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DownloadLink } from '../../actions/link/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { InvoiceCard, type InvoiceCardProps } from './invoice-card.tsx';

const facts = [
  { label: 'Documento', value: '1800045231' },
  { label: 'Fecha', value: '3 nov 2026' },
  { label: 'Vencimiento', value: '18 nov 2026' },
  { label: 'Destinatario', value: 'Estación El Mirador' },
];

const baseProps: InvoiceCardProps = {
  id: 'fe-10293',
  title: 'Factura FE-10293',
  status: { label: 'Por vencer', tone: 'neutral' },
  group: 'Combustibles',
  amount: '$ 4.812.300',
  facts,
};

const meta = {
  component: InvoiceCard,
  parameters: {
    usage: {
      when: 'Use it for each payable document in a list with selection.',
      whenNot:
        'To scan hundreds of documents, use a `LongTable`. For read-only documents, use an `AccountTable`.',
      content:
        'Show number, status, amount, dates and file, and the pay button or the reason it is disabled.',
      anatomy:
        'Checkbox, title, status, age, group; amount, pay button; facts; the reason why it is disabled; file.',
      keyboard: 'Tab moves to the checkbox (Space toggles it), the pay button and the file.',
      accessibility:
        'An `article` named by its title. A disabled pay button stays focusable, described by the reason.',
    },
  },
  args: baseProps,
} satisfies Meta<typeof InvoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotYetDue: Story = {};
export const Overdue: Story = { args: { status: { label: 'Vencida', tone: 'danger' } } };
export const DueToday: Story = { args: { status: { label: 'Vence hoy', tone: 'warning' } } };
export const Open: Story = { args: { status: { label: 'Abierta', tone: 'neutral' } } };
export const Compensated: Story = { args: { status: { label: 'Compensada', tone: 'neutral' } } };
export const Requested: Story = { args: { status: { label: 'Solicitada', tone: 'neutral' } } };
export const Credit: Story = {
  args: {
    title: 'Nota crédito NC-884',
    amount: '-$ 310.000',
    amountKind: 'credit',
    disabled: true,
    note: 'Los saldos a favor se aplican en Compensaciones.',
  },
  // It cannot be paid here, but keeps its color (spec 2).
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-$ 310.000')).toHaveClass('text-ui-primary-ink');
    await expect(canvas.getByText('-$ 310.000')).not.toHaveClass('text-ui-ink-soft');
  },
};

export const Payable: Story = {
  args: {
    payLabel: 'Pagar',
    onPay: fn(),
    file: <DownloadLink href="/files/fe-10293.pdf">PDF</DownloadLink>,
  },
  play: async ({ args, canvas }) => {
    const payButton = canvas.getByRole('button', { name: 'Pagar' });
    await expect(payButton).toHaveAccessibleDescription('Factura FE-10293');
    await userEvent.click(payButton);
    await expect(args.onPay).toHaveBeenCalledWith('fe-10293');
  },
};

const StatefulInvoiceCard = (props: InvoiceCardProps) => {
  const [selected, setSelected] = useState(props.selected ?? false);
  return (
    <InvoiceCard
      {...props}
      selected={selected}
      onSelectedChange={(id, next) => {
        setSelected(next);
        props.onSelectedChange?.(id, next);
      }}
    />
  );
};

export const Selectable: Story = {
  args: { selectLabel: 'Seleccionar factura FE-10293', onSelectedChange: fn() },
  render: (args) => <StatefulInvoiceCard {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onSelectedChange).toHaveBeenCalledWith('fe-10293', true);
  },
};
export const Selected: Story = { args: { selectLabel: 'Seleccionar', selected: true } };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Expects a disabled pay button that is tabbable and described by the reason. */
const expectDisabledPayButton = async (canvas: Canvas, reason: string) => {
  const payButton = canvas.getByRole('button', { name: 'Pagar' });
  await expect(payButton).toHaveAttribute('aria-disabled', 'true');
  await expect(payButton).toHaveAccessibleDescription(reason);
  payButton.focus();
  await expect(payButton).toHaveFocus();
  await userEvent.click(payButton);
};

export const Blocked: Story = {
  args: {
    disabled: true,
    note: 'Bloqueada por el distribuidor.',
    selectLabel: 'Seleccionar factura FE-10293',
    payLabel: 'Pagar',
    onPay: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expectDisabledPayButton(canvas, 'Factura FE-10293 Bloqueada por el distribuidor.');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** A selected card that becomes blocked is not shown as selected. */
export const BlockedWhileSelected: Story = {
  args: { ...Blocked.args, selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('article')).not.toHaveClass('bg-ui-primary-soft');
  },
};

/** Without a reason the card shows a default message. */
export const BlockedWithoutReason: Story = {
  args: { disabled: true, payLabel: 'Pagar', onPay: fn() },
  play: async ({ canvas }) => {
    await expectDisabledPayButton(
      canvas,
      'Factura FE-10293 Este documento no se puede pagar por ahora.',
    );
  },
};

export const InPayment: Story = {
  args: {
    disabled: true,
    disabledReason: 'in-payment',
    note: 'Pago en proceso desde las 10:42 a. m.',
    payLabel: 'Pagar',
    onPay: fn(),
  },
  play: async ({ args, canvas }) => {
    await expectDisabledPayButton(canvas, 'Factura FE-10293 Pago en proceso desde las 10:42 a. m.');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** In a selectable list the checkbox stays, but is disabled during a payment. */
export const InPaymentWithCheckbox: Story = {
  args: {
    ...InPayment.args,
    selectLabel: 'Seleccionar factura FE-10293',
    selected: true,
    onSelectedChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expectDisabledPayButton(canvas, 'Factura FE-10293 Pago en proceso desde las 10:42 a. m.');
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
  },
};

export const HeadingLevel: Story = {
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('Factura FE-10293');
  },
};

export const VeryLongTexts: Story = {
  args: {
    title: 'Factura FEVD-000000000000000000000010293-ANTIOQUIA',
    amount: '$ 999.999.999.999',
    facts: [
      {
        label: 'Destinatario',
        value: 'Distribuidora y Comercializadora de Combustibles La Esperanza del Ñandú S.A.S.',
      },
    ],
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        'not yet due': <InvoiceCard {...baseProps} payLabel="Pagar" onPay={fn()} />,
        overdue: <InvoiceCard {...baseProps} status={{ label: 'Vencida', tone: 'danger' }} />,
        'due today': (
          <InvoiceCard {...baseProps} status={{ label: 'Vence hoy', tone: 'warning' }} />
        ),
        open: <InvoiceCard {...baseProps} status={{ label: 'Abierta', tone: 'neutral' }} />,
        compensated: (
          <InvoiceCard {...baseProps} status={{ label: 'Compensada', tone: 'neutral' }} />
        ),
        requested: <InvoiceCard {...baseProps} status={{ label: 'Solicitada', tone: 'neutral' }} />,
        selected: <InvoiceCard {...baseProps} selectLabel="Seleccionar" selected />,
        blocked: (
          <InvoiceCard
            {...baseProps}
            disabled
            selectLabel="Seleccionar"
            selected
            note="Bloqueada por el distribuidor."
            payLabel="Pagar"
            onPay={fn()}
          />
        ),
        'in payment': (
          <InvoiceCard
            {...baseProps}
            disabled
            disabledReason="in-payment"
            note="Pago en proceso desde las 10:42."
          />
        ),
        'in payment, with checkbox': (
          <InvoiceCard
            {...baseProps}
            disabled
            disabledReason="in-payment"
            selectLabel="Seleccionar"
            payLabel="Pagar"
            onPay={fn()}
          />
        ),
        credit: <InvoiceCard {...baseProps} amount="-$ 310.000" amountKind="credit" />,
      },
    }),
};
