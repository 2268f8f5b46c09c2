import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import SupportLoginScreen from './support-login-screen.tsx';

const meta = {
  component: SupportLoginScreen,
  decorators: [portalStory],
  parameters: { portal: { role: null, path: '/loginascustomer/login?secret=once' } },
} satisfies Meta<typeof SupportLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  parameters: { portal: { signIn: 'never' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Ingresando a la cuenta del cliente…',
    );
  },
};

export const Rejected: Story = {
  parameters: { portal: { signIn: { kind: 'invalid-credentials' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya se usó');
  },
};

export const Unreachable: Story = {
  parameters: { portal: { signIn: { kind: 'communication' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Su información está segura');
  },
};

export const WithoutSecret: Story = {
  parameters: { portal: { path: '/loginascustomer/login' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Ir a la página de ingreso' }),
    ).toBeVisible();
  },
};
