import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Alert } from '../../feedback/alert/index.ts';
import { LargeSelect } from '../../inputs/large-select/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { controlled } from '../../story/controlled.tsx';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { CertificateForm, type CertificateFormProps } from './certificate-form.tsx';

const renderDestinationSelect = (disabled: boolean) => (
  <Select
    label="Destino"
    disabled={disabled}
    defaultValue=""
    options={[
      { value: '', label: 'Todos los destinos' },
      { value: '10234', label: '10234 - Estación El Mirador' },
    ]}
  />
);

const baseProps: CertificateFormProps = {
  title: 'Generar un certificado',
  destination: renderDestinationSelect(false),
  dates: {
    value: { start: '2026-01-01', end: '2026-06-30' },
    onValueChange: fn(),
    today: '2026-11-21',
    min: '2025-11-21',
    max: '2026-11-20',
    hint: 'Hasta un año atrás; el último día es ayer.',
  },
  printFormats: [
    { value: 'CONSOLIDADO', label: 'Consolidado' },
    { value: 'DETALLADO', label: 'Detallado' },
  ],
  printFormat: 'CONSOLIDADO',
  onPrintFormatChange: fn(),
  businesses: [
    { value: 'EDS', label: 'EDS' },
    { value: 'INDUSTRIA', label: 'Industria' },
    { value: 'RUMBO', label: 'Rumbo' },
  ],
  business: 'EDS',
  onBusinessChange: fn(),
  businessPlaceholder: 'Elija un negocio',
  onGenerate: fn(),
};

const meta = {
  component: CertificateForm,
  parameters: {
    usage: {
      when: 'Use it to request a sales certificate for one destination and a date range.',
      whenNot: 'For other documents, use the download button beside them.',
      content:
        'Ask for destination, dates, print format and business. Show the result as an `Alert` in `outcome`.',
      anatomy: 'Destination, date range, print format, business, outcome and submit button.',
      keyboard:
        'Tab moves through the fields. Enter in a field submits. Each field has its own keys.',
      accessibility:
        'Required fields are marked. While `busy`, the fields are disabled and the button keeps the focus.',
    },
  },
  args: baseProps,
  decorators: [controlled({ printFormat: 'onPrintFormatChange', business: 'onBusinessChange' })],
} satisfies Meta<typeof CertificateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Formato de impresión' }),
      'Detallado',
    );
    await expect(args.onPrintFormatChange).toHaveBeenCalledWith('DETALLADO');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Negocio' }), 'Rumbo');
    await expect(args.onBusinessChange).toHaveBeenCalledWith('RUMBO');
    await userEvent.click(canvas.getByRole('button', { name: 'Generar certificado' }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

const stationOptions = Array.from({ length: 2_000 }, (_, index) => ({
  value: String(10_001 + index),
  label: `Estación El Mirador ${index + 1}`,
}));

const CertificateFormWithLargeSelect = (props: CertificateFormProps) => {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <CertificateForm
      {...props}
      destination={
        <LargeSelect
          label="Destino"
          mode="single"
          optional
          options={stationOptions}
          value={selected}
          onValueChange={setSelected}
        />
      }
    />
  );
};

/** Searches thousands of destinations by code or name. */
export const WithLargeSelect: Story = {
  render: (args) => <CertificateFormWithLargeSelect {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /Destino/ });
    await userEvent.type(field, '10777');
    await userEvent.click(await screen.findByRole('option', { name: /10777/ }));
    await expect(field).toHaveDisplayValue(/10777/);
  },
};

const invalidProps = {
  dates: { ...baseProps.dates, value: null, error: 'Elija las fechas.' },
  business: '',
  businessError: 'Elija un negocio.',
} satisfies Partial<CertificateFormProps>;

/** The button stays enabled; a click shows the missing fields. */
export const Invalid: Story = {
  args: invalidProps,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Negocio' })).toBeInvalid();
    await expect(canvas.getByText('Elija las fechas.')).toBeVisible();
    canvas.getByRole('button', { name: 'Generar certificado' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

export const Generating: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generando…' }));
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};
export const Accepted: Story = {
  args: {
    outcome: (
      <Alert tone="success" title="Recibimos su solicitud">
        El certificado aparecerá en el listado en unos minutos.
      </Alert>
    ),
  },
};
export const Rejected: Story = {
  args: {
    outcome: <Alert tone="danger">No hay ventas en las fechas elegidas.</Alert>,
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: () =>
    renderStates({
      states: {
        filled: <CertificateForm {...baseProps} />,
        invalid: <CertificateForm {...baseProps} {...invalidProps} />,
        generating: (
          <CertificateForm {...baseProps} busy destination={renderDestinationSelect(true)} />
        ),
      },
    }),
};
