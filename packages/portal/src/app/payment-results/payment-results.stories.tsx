import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PaymentAttempt, serialiseJournal } from '@surtidor/domain/payments';
import { expect } from 'storybook/test';
import { storyNow } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';

const AnyPage = () => <h1>Una página del portal</h1>;

const uuid = '5f0c2a34-9d1e-4b7a-8c3d-1e2f3a4b5c6d';

/** The stored journal of a payment of this browser that ended a minute ago. */
const createJournal = (phase: PaymentAttempt['phase'], owner: string): string =>
  serialiseJournal([
    {
      ...{ key: 'k1', uuid, owner: owner.split('/')[0] ?? '', kind: 'invoices', phase },
      lines: [],
      amount: { minor: 6_818_100_000, currency: 'COP' },
      createdAt: storyNow - 600_000,
      changedAt: storyNow - 60_000,
      ...{ checks: 1, lastCheckAt: storyNow - 60_000, sessionEndsAt: null },
    },
  ]);

const withAttempt = (phase: PaymentAttempt['phase']) => ({
  portal: {
    framed: true,
    storage: (owner: string) => ({ 'surtidor-payments': createJournal(phase, owner) }),
  },
});

/** The result of a payment whose payer did not return from the bank, announced on any page. */
const meta = {
  component: AnyPage,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AnyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  parameters: withAttempt('approved'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pago aprobado, $ 68.181.000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver comprobante' })).toHaveAttribute(
      'href',
      `/admin/resultado-transaccion?uuid=${uuid}`,
    );
  },
};

export const Rejected: Story = {
  parameters: withAttempt('rejected'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pago rechazado, $ 68.181.000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver resultado' })).toBeVisible();
  },
};
