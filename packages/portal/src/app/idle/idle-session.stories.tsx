import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyNow } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { idleExpiryKey } from '../../shared/browser/mirrored-storage.ts';
import { IdleSession } from './idle-session.tsx';

/** Around every page of a signed-in user. */
const meta = {
  component: IdleSession,
  decorators: [portalStory],
  args: { children: <h1>Inicio</h1> },
  parameters: {
    portal: {
      storage: { [idleExpiryKey]: JSON.stringify(['story', storyNow + 50_000, 0]) },
    },
  },
} satisfies Meta<typeof IdleSession>;

export default meta;
type Story = StoryObj<typeof meta>;

const findWarning = () =>
  screen.findByRole('alertdialog', { name: /^Su sesión expirará en un minuto/ });

/** The warning one minute before the session ends. */
export const OneMinuteLeft: Story = {
  play: async () => {
    await expect(await findWarning()).toBeVisible();
  },
};

export const OneMinuteLeftThenExtended: Story = {
  play: async () => {
    const warning = await findWarning();
    await userEvent.click(within(warning).getByRole('button', { name: 'Continuar conectado' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
