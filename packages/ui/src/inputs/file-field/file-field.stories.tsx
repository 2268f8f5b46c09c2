import type { Meta, StoryObj } from '@storybook/react-vite';
import { createEvent, expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { FileField } from './file-field.tsx';

const createFile = (name: string, type: string, size = 1200): File =>
  new File([new Uint8Array(size)], name, { type });
const peopleFile = createFile('personas.csv', 'text/csv', 18_400);
const receiptFile = createFile('comprobante.pdf', 'application/pdf', 1_240_000);

const meta = {
  component: FileField,
  parameters: {
    usage: {
      when: 'Use a file field to upload files: a list to import, a proof of payment, photos of a delivery.',
      whenNot:
        'Use a `Textarea` or separate fields for rows that are just as easy to paste or type.',
      content:
        'Name the document, state the types and the size in the hint, and pass `status` while a file is processed.',
      anatomy:
        'A label, a drop area, the selected files with sizes and remove buttons, a status, a hint and an error.',
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
    await userEvent.upload(canvas.getByLabelText('Lista de personas'), peopleFile);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([peopleFile]);
    await expect(canvas.getByText('personas.csv')).toBeVisible();
    await expect(canvas.getByText('19 kB')).toBeVisible();
  },
};

/** A removed file can be selected again; the focus returns to the field. */
export const RemovesFile: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Lista de personas');
    await userEvent.upload(field, peopleFile);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar personas.csv' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
    await userEvent.upload(field, peopleFile);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([peopleFile]);
  },
};

/** The new file replaces the previous one. */
export const ReplacesFile: Story = {
  args: { defaultValue: [peopleFile] },
  play: async ({ args, canvas }) => {
    const newFile = createFile('personas-2.csv', 'text/csv');
    await userEvent.upload(canvas.getByLabelText('Lista de personas'), newFile);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([newFile]);
    await expect(canvas.queryByText('personas.csv')).toBeNull();
  },
};

export const Multiple: Story = {
  args: { label: 'Soportes', accept: 'image/*,.pdf', multiple: true, defaultValue: [receiptFile] },
  play: async ({ args, canvas }) => {
    const photos = [
      createFile('entrega-1.jpg', 'image/jpeg'),
      createFile('entrega-2.jpg', 'image/jpeg'),
    ];
    await userEvent.upload(canvas.getByLabelText('Soportes'), photos);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([receiptFile, ...photos]);
  },
};

/** The drop area is highlighted while a file is dragged over it. */
export const Dragging: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Lista de personas');
    await fireEvent(field, createEvent.dragEnter(field));
    await waitFor(() => expect(field.parentElement).toHaveClass('border-solid'));
  },
};

/** Dropped files of other types are rejected. The browser checks types only in its file dialog. */
export const RejectsWrongType: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Lista de personas');
    await userEvent.setup({ applyAccept: false }).upload(field, receiptFile);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'No podemos usar comprobante.pdf. Elija un archivo de estos tipos: .csv,.xlsx.',
    );
  },
};

export const RejectsLargeFile: Story = {
  args: { accept: '.pdf', label: 'Comprobante', maxSize: 1_000_000 },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Comprobante'), receiptFile);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('comprobante.pdf supera el máximo de 1 MB.')).toBeVisible();
  },
};

export const WithStatus: Story = {
  args: { defaultValue: [peopleFile], status: 'Leyendo el archivo…' },
};
export const WithHint: Story = { args: { hint: 'CSV o Excel, hasta 5 MB.' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: [peopleFile] } };
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
        selected: <FileField label="Lista de personas" defaultValue={[peopleFile]} />,
        several: <FileField label="Soportes" multiple defaultValue={[receiptFile, peopleFile]} />,
        status: (
          <FileField label="Lista" defaultValue={[peopleFile]} status="Leyendo el archivo…" />
        ),
        invalid: <FileField label="Comprobante" error="Adjunte el comprobante." />,
        disabled: <FileField label="Lista de personas" disabled defaultValue={[peopleFile]} />,
      },
    }),
};
