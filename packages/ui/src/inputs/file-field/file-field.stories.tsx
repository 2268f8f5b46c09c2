import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { FileField } from './file-field.tsx';

const file = (name: string, type: string, size = 1200): File =>
  new File([new Uint8Array(size)], name, { type });
const people = file('personas.csv', 'text/csv', 18_400);
const receipt = file('comprobante.pdf', 'application/pdf', 1_240_000);

const meta = {
  component: FileField,
  parameters: {
    usage: {
      when: 'Use to upload files: a list to import, a proof of payment, photos of a delivery.',
      whenNot:
        'Use a `Textarea` or separate fields for rows that are just as easy to paste or type.',
      content:
        'A label that names the document, a hint with types and size, and a `status` while a file is processed.',
      anatomy:
        'A label, a drop area, the selected files with size and remove button, a status, a hint and an error.',
      keyboard:
        'Enter or Space on the drop area opens the file dialog. Tab moves to the remove buttons.',
      accessibility:
        'A native file input named by its label. Selected files, status and rejected files are announced.',
    },
  },
  args: { label: 'Lista de personas', accept: '.csv,.xlsx', onValueChange: fn() },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Selected: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Lista de personas'), people);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([people]);
    await expect(canvas.getByText('personas.csv')).toBeVisible();
    await expect(canvas.getByText('19 kB')).toBeVisible();
  },
};

/** A removed file can be selected again; the focus returns to the field. */
export const Removed: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Lista de personas');
    await userEvent.upload(field, people);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar personas.csv' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
    await userEvent.upload(field, people);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([people]);
  },
};

/** The new file replaces the previous one. */
export const Replaced: Story = {
  args: { defaultValue: [people] },
  play: async ({ args, canvas }) => {
    const other = file('personas-2.csv', 'text/csv');
    await userEvent.upload(canvas.getByLabelText('Lista de personas'), other);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([other]);
    await expect(canvas.queryByText('personas.csv')).toBeNull();
  },
};

export const Several: Story = {
  args: { label: 'Soportes', accept: 'image/*,.pdf', multiple: true, defaultValue: [receipt] },
  play: async ({ args, canvas }) => {
    const photos = [file('entrega-1.jpg', 'image/jpeg'), file('entrega-2.jpg', 'image/jpeg')];
    await userEvent.upload(canvas.getByLabelText('Soportes'), photos);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([receipt, ...photos]);
  },
};

/** The drop area is highlighted while a file is dragged over it. */
export const Dragging: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Lista de personas');
    await fireEvent(field, createEvent.dragEnter(field));
    await expect(field.parentElement).toHaveClass('border-solid');
  },
};

/** Dropped files of other types are rejected. The browser checks types only in its file dialog. */
export const TypeRejected: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Lista de personas');
    await userEvent.setup({ applyAccept: false }).upload(field, receipt);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'No podemos usar comprobante.pdf. Elija un archivo de estos tipos: .csv,.xlsx.',
    );
  },
};

export const TooLarge: Story = {
  args: { accept: '.pdf', label: 'Comprobante', maxSize: 1_000_000 },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Comprobante'), receipt);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('comprobante.pdf supera el máximo de 1 MB.')).toBeVisible();
  },
};

export const WithStatus: Story = {
  args: { defaultValue: [people], status: 'Leyendo el archivo…' },
};
export const WithHint: Story = { args: { hint: 'CSV o Excel, hasta 5 MB.' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: [people] } };
export const Invalid: Story = {
  args: { error: 'Elija la lista de personas.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Lista de personas')).toBeInvalid();
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        empty: <FileField label="Lista de personas" hint="CSV o Excel, hasta 5 MB." />,
        selected: <FileField label="Lista de personas" defaultValue={[people]} />,
        several: <FileField label="Soportes" multiple defaultValue={[receipt, people]} />,
        status: <FileField label="Lista" defaultValue={[people]} status="Leyendo el archivo…" />,
        invalid: <FileField label="Comprobante" error="Adjunte el comprobante." />,
        disabled: <FileField label="Lista de personas" disabled defaultValue={[people]} />,
      },
    }),
};
