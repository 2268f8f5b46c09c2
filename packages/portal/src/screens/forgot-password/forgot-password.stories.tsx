import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import ForgotPasswordScreen from './forgot-password-screen.tsx';

const createResultParameters = (result: string) => ({
  portal: { path: `/forgot-password?result=${result}` },
});

/** Requests an e-mail with a link that sets a new password. */
const meta = {
  component: ForgotPasswordScreen,
  decorators: [portalStory],
  parameters: { portal: { role: null, path: '/forgot-password' } },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Recuperar su contraseña' }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Correo electrónico')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar el enlace' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Volver al ingreso' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

/** The backend does not return the user's store, and there are several. */
export const StoreSelection: Story = {
  parameters: {
    portal: {
      sandboxMode: 'strict',
      store: 'peru',
      deploymentOptions: { passwordReset: 'enabled' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Tienda' })).toHaveValue('peru');
  },
};

/** The message is the same whether or not the account exists. */
export const Sent: Story = {
  parameters: createResultParameters('sent'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revise su correo')).toBeVisible();
  },
};

export const InvalidEmail: Story = {
  parameters: createResultParameters('invalid-email'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Correo electrónico')).toBeInvalid();
  },
};

/** The form is not posted, so the typed text stays. */
export const InvalidEmailTyped: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Correo electrónico');
    await userEvent.type(email, 'lucia@valdeluna{Enter}');
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('lucia@valdeluna');
  },
};

export const TooManyAttempts: Story = {
  parameters: createResultParameters('too-many-attempts'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Demasiados intentos. Intente de nuevo en unos minutos.'),
    ).toBeVisible();
  },
};

/** The backend sends no e-mail to any address, for example because it requires reCAPTCHA. */
export const Unavailable: Story = {
  parameters: createResultParameters('unavailable'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se envió el correo')).toBeVisible();
  },
};

export const BackendDown: Story = {
  parameters: createResultParameters('communication'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay comunicación con el servidor')).toBeVisible();
  },
};
