import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListFrame } from '../layout/list-frame/index.ts';
import { englishMessages } from './languages.ts';
import { KitMessagesProvider } from './messages.tsx';

const meta = {
  tags: ['!autodocs', '!dev'],
  component: KitMessagesProvider,
  args: { messages: {}, children: <ListFrame state="forbidden" /> },
} satisfies Meta<typeof KitMessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spanish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tiene permiso para ver esta información')).toBeVisible();
  },
};
export const English: Story = {
  args: { messages: englishMessages },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You do not have permission to see this')).toBeVisible();
  },
};
export const OverriddenMessage: Story = {
  args: { messages: { forbiddenTitle: 'Pida acceso a su administrador' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pida acceso a su administrador')).toBeVisible();
  },
};

/** The toolbar's language applies to every story. */
export const ToolbarInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You do not have permission to see this')).toBeVisible();
  },
};
