import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { States as AllStates } from '../story/every-theme.tsx';
import type { Tone } from '../tone/index.ts';
import { Badge } from './badge.tsx';
import { StatusPill } from './status-pill.tsx';

const meta = { component: Badge, args: { children: 'Combustibles' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary' } };

const statuses: Record<Tone, string> = {
  neutral: 'Solicitado',
  primary: 'Abierto',
  info: 'En revisión',
  success: 'Despachado',
  warning: 'Vence hoy',
  danger: 'Vencida',
  locked: 'Bloqueado',
};

export const Pill: Story = {
  render: () => <StatusPill tone="danger">Vencida</StatusPill>,
  // The colour alone says nothing: the word is there.
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vencida')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <AllStates
      layout="row"
      states={Object.fromEntries(
        Object.entries(statuses).map(([tone, label]) => [
          tone,
          // Object.entries forgets that the keys are tones.
          <StatusPill key={tone} tone={tone as Tone}>
            {label}
          </StatusPill>,
        ]),
      )}
    />
  ),
};
