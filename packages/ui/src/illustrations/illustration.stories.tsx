import type { Meta, StoryObj } from '@storybook/react-vite';
import { States as AllStates } from '../story/every-theme.tsx';
import { Illustration } from './illustration.tsx';

const meta = {
  component: Illustration,
  args: { name: 'empty' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Large: Story = { args: { name: 'not-found', size: 'lg' } };

const names = ['empty', 'failed', 'forbidden', 'not-found', 'maintenance', 'done'] as const;

export const States: Story = {
  render: () => (
    <AllStates
      layout="row"
      states={Object.fromEntries(
        names.map((name) => [name, <Illustration key={name} name={name} />]),
      )}
    />
  ),
};
