import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { States as AllStates } from '../story/every-theme.tsx';
import { LoadMore } from './load-more.tsx';

const meta = {
  component: LoadMore,
  args: { more: 'yes', onLoadMore: fn(), progress: 'Mostrando 10 de 234' },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { more: 'loading' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cargando más…' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { more: 'failed', failureText: 'No pudimos traer más facturas.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const NoMore: Story = { args: { more: 'no', progress: 'Mostrando 234 de 234' } };

export const States: Story = {
  render: (args) => (
    <AllStates
      states={{
        yes: <LoadMore {...args} />,
        loading: <LoadMore {...args} more="loading" />,
        failed: <LoadMore {...args} more="failed" />,
        no: <LoadMore {...args} more="no" />,
      }}
    />
  ),
};
