import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';

const AnyPage = () => <h1>Una página del portal</h1>;

/** 'Pagos en proceso' in the header: the company's unconfirmed payments. */
const meta = {
  component: AnyPage,
  decorators: [portalStory],
  parameters: { portal: { framed: true } },
} satisfies Meta<typeof AnyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '2 pagos en proceso' })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 pagos en proceso' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Pagos en proceso' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    const [link] = dialog.getAllByRole('link', { name: '2 facturas' });
    await expect(link?.getAttribute('href')).toContain('/admin/resultado-transaccion?uuid=');
    await expect(dialog.getAllByText(/Iniciado el .* por /)).toHaveLength(2);
  },
};

/** Without payments in progress, the header has no such button. */
export const NoPaymentsInProgress: Story = {
  parameters: { portal: { scenario: 'up-to-date' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Menú' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /en proceso/ })).toBeNull();
  },
};
