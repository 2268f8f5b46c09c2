import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { PageError } from './page-error.tsx';

const meta = {
  component: PageError,
  decorators: [portalStory],
  parameters: { portal: { framed: true } },
} satisfies Meta<typeof PageError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unexpected: Story = {
  args: { error: new Error('The screen crashed.') },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('alert');
    await expect(card).toHaveTextContent('Ocurrió un error inesperado.');
  },
};

/** A chunk of an old build. */
export const NewVersion: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/old.js') },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('alert');
    await expect(card).toHaveTextContent('Hay una nueva versión del portal.');
  },
};
