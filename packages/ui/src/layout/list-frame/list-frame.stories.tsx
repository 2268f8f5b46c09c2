import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { ListFrame } from './list-frame.tsx';

const rows = (
  <ul>
    <li>Pedido 4500012345</li>
    <li>Pedido 4500012346</li>
  </ul>
);

const meta = {
  component: ListFrame,
  parameters: {
    usage: {
      when: 'Use it around every list that is loaded from a server.',
      whenNot:
        'For a page that failed as a whole, use an `ErrorPage`. For static lists, use a plain list.',
      content:
        'Pass the list, a skeleton in its shape, and an empty state with a text and a next step.',
      anatomy:
        'The list, a skeleton, or an illustration with a text and a button. A failed refresh (`stale`) adds an alert.',
      keyboard:
        'Tab moves to the retry button. When it is removed, the nearest heading receives the focus.',
      accessibility:
        'Loading and empty are a `status`, an error an `alert`. `aria-busy` is set while loading or refreshing.',
    },
  },
  args: { state: 'ready', children: rows },
} satisfies Meta<typeof ListFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando…');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Ready: Story = {};
export const Refreshing: Story = {
  args: { refreshing: true },
  render: (args) => (
    <div style={{ paddingTop: 32 }}>
      <ListFrame {...args} />
    </div>
  ),
};
export const Empty: Story = {
  args: {
    state: 'empty',
    emptyTitle: 'Aún no tiene pedidos',
    emptyText: 'Los pedidos que haga aparecerán aquí.',
  },
};
const EmptyAfterLoading = () => {
  const [state, setState] = useState<'loading' | 'empty'>('loading');
  return (
    <>
      <Button onClick={() => setState('empty')}>Llega la respuesta</Button>
      <ListFrame state={state} emptyTitle="Aún no tiene pedidos" />
    </>
  );
};

/** The empty state appears in the live region that announced loading. */
export const AnnouncesEmptyList: Story = {
  render: () => <EmptyAfterLoading />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Llega la respuesta' }));
    await waitFor(() => expect(region).toHaveTextContent('Aún no tiene pedidos'));
    await expect(region).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('status')).toBe(region);
  },
};

export const UpToDate: Story = {
  args: {
    state: 'empty',
    emptyIllustration: 'done',
    emptyTitle: 'No tiene facturas pendientes',
    emptyText: 'Está al día. Las facturas nuevas aparecerán aquí.',
  },
};
export const NoMatch: Story = {
  args: {
    state: 'empty',
    emptyIllustration: 'no-match',
    emptyTitle: 'Ningún pedido coincide con los filtros',
    emptyText: 'Amplíe las fechas o quite un filtro.',
    emptyAction: <Button variant="secondary">Quitar filtros</Button>,
  },
};

export const Failed: Story = {
  args: { state: 'failed', failureText: 'El servicio tardó demasiado.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('El servicio tardó demasiado.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The retry button is reachable with one Tab. */
export const RetryByKeyboard: Story = {
  args: { state: 'failed', failureText: 'El servicio tardó demasiado.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

const RetryableList = () => {
  const [state, setState] = useState<'failed' | 'loading'>('failed');
  return (
    <section>
      <h2>Pedidos</h2>
      <ListFrame state={state} onRetry={() => setState('loading')} />
    </section>
  );
};

/** While the retry is pending the button is removed and the list's heading has the focus. */
export const FocusesHeadingOnRetry: Story = {
  render: () => <RetryableList />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Cargando…'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pedidos' })).toHaveFocus());
  },
};

/** Existing rows stay visible if a refresh fails. */
export const FailedRefresh: Story = {
  args: { state: 'failed', stale: true, failureText: 'Sin conexión.', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Pedido 4500012345')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: 'forbidden' } };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        loading: <ListFrame state="loading" />,
        ready: <ListFrame state="ready">{rows}</ListFrame>,
        empty: <ListFrame state="empty" />,
        failed: <ListFrame state="failed" failureText="Sin conexión." onRetry={fn()} />,
        forbidden: <ListFrame state="forbidden" />,
      },
    }),
};
