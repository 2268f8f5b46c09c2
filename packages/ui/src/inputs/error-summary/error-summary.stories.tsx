import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';

const errors = [
  { fieldId: 'firstname', label: 'Nombre' },
  { fieldId: 'email', label: 'Correo' },
];

const meta = {
  component: ErrorSummary,
  parameters: {
    usage: {
      when: 'Use an error summary above a long form after a failed submit.',
      whenNot:
        'Omit it if a form has only two or three visible fields. Use an `Alert` for server errors.',
      content:
        'Link to each invalid field by name, in the order of the form. Describe the error next to the field.',
      anatomy: 'A title with the number of errors, and a link to each field.',
      keyboard: 'Tab moves through the links; Enter moves the focus to the field.',
      accessibility:
        'A focusable `alert`; focus it through its `ref` after a failed submit. Each link names its field.',
    },
  },
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesFieldOnClick: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <ErrorSummary {...args} />
      <TextField id="firstname" label="Nombre" error="Al menos 2 letras." />
      <TextField id="email" label="Correo" error="No es válido." />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Correo' }));
    await expect(canvas.getByLabelText('Correo')).toHaveFocus();
  },
};

const Form = ({ errors: fieldErrors }: ErrorSummaryProps) => {
  const summary = useRef<HTMLDivElement>(null);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitCount(submitCount + 1);
      }}
    >
      <ErrorSummary ref={summary} errors={submitCount > 0 ? fieldErrors : []} />
      <TextField id="firstname" label="Nombre" />
      <TextField id="email" label="Correo" />
      <Button type="submit">Guardar</Button>
    </form>
  );
};

/** A failed submit focuses the summary, Tab moves through its links, and Enter focuses the field. */
export const ReceivesFocusAfterFailedSubmit: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nombre'), 'A');
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Correo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Correo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(summary).toHaveFocus();
  },
};

export const SingleError: Story = { args: { errors: errors.slice(0, 1) } };

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        one: <ErrorSummary errors={errors.slice(0, 1)} />,
        several: <ErrorSummary errors={errors} />,
      },
    }),
};
