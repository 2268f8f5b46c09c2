import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import ResetPasswordScreen from './reset-password-screen.tsx';

// The e-mail template does not encode the address.
const linkQuery = 'email=lucia+pagos%40valdeluna.example&token=token-from-the-email';
const createQueryParameters = (query: string) => ({ portal: { path: `/reset-password?${query}` } });

/** Sets a new password with the link from an e-mail. */
const meta = {
  component: ResetPasswordScreen,
  decorators: [portalStory],
  parameters: { portal: { role: null, path: `/reset-password?${linkQuery}` } },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectForm = async (canvas: Canvas) => {
  await expect(await canvas.findByLabelText('Nueva contraseña')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Guardar la contraseña' })).toBeEnabled();
};

const expectNoForm = async (canvas: Canvas) => {
  await expect(canvas.queryByRole('button', { name: 'Guardar la contraseña' })).toBeNull();
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expectForm(canvas);
    await expect(canvas.getByText(/lucia\+pagos@valdeluna\.example/)).toBeVisible();
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
    await expectForm(canvas);
  },
};

export const Changed: Story = {
  parameters: createQueryParameters('result=changed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Su contraseña se cambió.')).toBeVisible();
    await expectNoForm(canvas);
  },
};

export const RulesNotMet: Story = {
  parameters: createQueryParameters(`${linkQuery}&result=rules-not-met`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La contraseña no cumple los requisitos.')).toBeVisible();
    await expectForm(canvas);
  },
};

export const EasyToGuess: Story = {
  parameters: createQueryParameters(`${linkQuery}&result=easy-to-guess`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta contraseña es fácil de adivinar.')).toBeVisible();
    await expectForm(canvas);
  },
};

export const PasswordsDoNotMatch: Story = {
  parameters: createQueryParameters(`${linkQuery}&result=not-identical`),
  play: async ({ canvas }) => expectForm(canvas),
};

const typePasswords = async (canvas: Canvas, password: string, repeated: string) => {
  await userEvent.type(await canvas.findByLabelText('Nueva contraseña'), password);
  await userEvent.type(canvas.getByLabelText('Confirmar contraseña'), repeated);
};

/** The form is not posted, so the passwords can be corrected. */
export const PasswordsDoNotMatchTyped: Story = {
  play: async ({ canvas }) => {
    await typePasswords(canvas, 'Nueva-clave-7', 'Otra-clave-8{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se cambió su contraseña');
    await expect(canvas.getByLabelText('Confirmar contraseña')).toHaveFocus();
    await expect(canvas.getByLabelText('Nueva contraseña')).toHaveValue('Nueva-clave-7');
  },
};

/** The link works once: a second press must not post the form again. */
export const Saving: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typePasswords(canvas, 'Nueva-clave-7', 'Nueva-clave-7');
    let postCount = 0;
    const countPost = (event: Event) => {
      if (!event.defaultPrevented) postCount += 1;
      event.preventDefault();
    };
    canvasElement.ownerDocument.addEventListener('submit', countPost);
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardando...' }));
    canvasElement.ownerDocument.removeEventListener('submit', countPost);
    await expect(postCount).toBe(1);
  },
};

export const LinkExpired: Story = {
  parameters: createQueryParameters('result=link-expired'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este enlace venció o ya se usó.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expectNoForm(canvas);
  },
};

/** The page was opened without a token, or reloaded after the token was removed. */
export const WithoutLink: Story = {
  parameters: createQueryParameters(''),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Solicitar un enlace nuevo' }),
    ).toBeVisible();
    await expectNoForm(canvas);
  },
};

export const TooManyAttempts: Story = {
  parameters: createQueryParameters(`${linkQuery}&result=too-many-attempts`),
  play: async ({ canvas }) => expectForm(canvas),
};

export const BackendDown: Story = {
  parameters: createQueryParameters(`${linkQuery}&result=communication`),
  play: async ({ canvas }) => expectForm(canvas),
};
