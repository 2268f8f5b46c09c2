import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const meta = {
  component: LoadMore,
  parameters: {
    usage: {
      when: 'Use it at the end of a list that people read from the top.',
      whenNot:
        'To find an item in the middle of a list, offer search or sorting. Omit it for lists with a single page.',
      content:
        'Show how many items are loaded and how many there are. New items appear at the end of the list.',
      anatomy: 'The number of items shown, an error message if loading failed, and the button.',
      keyboard:
        'Enter or Space loads the next page. After the last page the focus moves to the progress text.',
      accessibility:
        'Progress is a `status`, an error an `alert`. While loading, the button is busy and keeps the focus.',
    },
  },
  args: { more: 'yes', onLoadMore: fn(), progress: 'Mostrando 10 de 234' },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MorePages: Story = {
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
const LoadMoreOnce = (props: LoadMoreProps) => {
  const [more, setMore] = useState(props.more);
  return <LoadMore {...props} more={more} onLoadMore={() => setMore('no')} />;
};

/** The button disappears with the last page; the focus moves to the progress text. */
export const KeepsFocusAfterLastPage: Story = {
  args: { progress: 'Mostrando 234 de 234' },
  render: (args) => <LoadMoreOnce {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cargar más' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const NoMorePages: Story = { args: { more: 'no', progress: 'Mostrando 234 de 234' } };

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        yes: <LoadMore {...args} />,
        loading: <LoadMore {...args} more="loading" />,
        failed: <LoadMore {...args} more="failed" />,
        no: <LoadMore {...args} {...NoMorePages.args} />,
      },
    }),
};
