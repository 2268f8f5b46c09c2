import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory, requestSignIn } from '../../../../../.storybook/portal-story.tsx';
import LoginScreen from './login-screen.tsx';

const meta = {
  component: LoginScreen,
  decorators: [portalStory],
  args: { onSignedIn: fn() },
  parameters: { layout: 'fullscreen', portal: { role: null, path: '/login' } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn = async (canvas: Parameters<Play>[0]['canvas']) => {
  await userEvent.type(
    await canvas.findByLabelText('Correo electrónico'),
    'lucia@valdeluna.example',
  );
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'Surtidor#2026');
  await userEvent.keyboard('{Enter}');
};

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

/** A password manager fills or pastes both fields. */
export const PastedCredentials: Story = {
  play: async ({ canvas, args }) => {
    const email = await canvas.findByLabelText('Correo electrónico');
    const password = canvas.getByLabelText('Contraseña');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(email);
    await userEvent.paste('lucia@valdeluna.example');
    await userEvent.click(password);
    await userEvent.paste('Surtidor#2026');
    await expect(password).toHaveValue('Surtidor#2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

export const Lubricants: Story = {
  parameters: { portal: { store: 'lubricantes' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ingresar' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** The backend does not return the user's store, and there are several. */
export const StoreSelection: Story = {
  parameters: { portal: { sandboxMode: 'strict', store: 'ecuador' } },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Tienda' });
    await expect(field).toHaveValue('ecuador');
    await userEvent.selectOptions(field, 'Perú');
    await signIn(canvas);
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
    await expect(requestSignIn).toHaveBeenCalledWith({
      email: 'lucia@valdeluna.example',
      password: 'Surtidor#2026',
      store: 'peru',
    });
  },
};

export const MissingFields: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
    await expect(canvas.getByText('Escriba su correo electrónico.')).toBeVisible();
    await expect(canvas.getByText('Escriba su contraseña.')).toBeVisible();
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  parameters: { portal: { signIn: 'never' } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(canvas.getByRole('button', { name: 'Ingresando…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const WrongPassword: Story = {
  parameters: { portal: { signIn: { kind: 'invalid-credentials' } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El correo o la contraseña no son correctos.',
    );
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue(
      'lucia@valdeluna.example',
    );
  },
};

/** Creates a story for an error other than a wrong password. */
const createErrorStory = (
  kind: 'rejected-input' | 'unknown-store' | 'backend-error',
  title: string,
  detail: string,
): Story => ({
  parameters: { portal: { signIn: { kind } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(title);
    await expect(alert).toHaveTextContent(detail);
  },
});

export const RejectedInput = createErrorStory(
  'rejected-input',
  'El distribuidor no aceptó los datos ingresados.',
  'Revise el correo y la contraseña',
);

export const UnknownStore = createErrorStory(
  'unknown-store',
  'Esta tienda no está disponible.',
  'No es por su contraseña.',
);

export const BackendError = createErrorStory(
  'backend-error',
  'El sistema del distribuidor falló.',
  'No es por su contraseña.',
);

export const TooManyAttempts: Story = {
  parameters: { portal: { signIn: { kind: 'too-many-attempts', retryAfterSeconds: 240 } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText(/bloqueado durante 4 min/)).toBeVisible();
  },
};

export const ReturnedWithError: Story = {
  args: {
    returnedForm: {
      email: 'lucia@valdeluna.example',
      hasPassword: true,
      failure: { kind: 'invalid-credentials' },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El correo o la contraseña no son correctos.',
    );
    const email = canvas.getByLabelText('Correo electrónico');
    await expect(email).toHaveValue('lucia@valdeluna.example');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'Surtidor#2026{Enter}');
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

export const ReturnedIncomplete: Story = {
  args: { returnedForm: { email: 'lucia', hasPassword: false, failure: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escriba un correo electrónico válido.')).toBeVisible();
    await expect(canvas.getByText('Escriba su contraseña.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const SessionTooLarge: Story = {
  parameters: { portal: { signIn: { kind: 'session-too-large' } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Los datos de su sesión no caben en las cookies de este navegador.',
    );
  },
};

export const BackendDown: Story = {
  parameters: { portal: { signIn: { kind: 'communication' } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No hay comunicación con el servidor',
    );
  },
};

export const Offline: Story = {
  parameters: { portal: { signIn: { kind: 'offline' } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('No tiene conexión a internet.')).toBeVisible();
  },
};

export const SessionExpired: Story = {
  parameters: { portal: { signInReason: 'idle' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Su sesión se cerró por inactividad.')).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: { portal: { signInReason: 'signed-out' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cerró su sesión.')).toBeVisible();
  },
};
