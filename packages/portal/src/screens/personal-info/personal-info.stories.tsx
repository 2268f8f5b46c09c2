import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import PersonalInfoScreen from './personal-info-screen.tsx';

const path = '/allied/edit/personal-info';

const meta = {
  component: PersonalInfoScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen', portal: { path, framed: true } },
} satisfies Meta<typeof PersonalInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getPasswordCard = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Cambiar contraseña' }));

const submitPasswords = async (canvas: Canvas, currentPassword: string, newPassword: string) => {
  const card = await getPasswordCard(canvas);
  await userEvent.type(card.getByLabelText('Contraseña actual'), currentPassword);
  await userEvent.type(card.getByLabelText('Nueva contraseña'), newPassword);
  await userEvent.type(card.getByLabelText('Confirmar contraseña'), newPassword);
  const saveButton = card.getByRole('button', { name: 'Guardar' });
  await waitFor(() => expect(saveButton).toBeEnabled());
  await userEvent.click(saveButton);
  return card;
};

export const Representative: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Editar mi perfil' })).toHaveAttribute(
      'href',
      expect.stringContaining('mode=edit'),
    );
    const company = within(await canvas.findByRole('region', { name: 'Información corporativa' }));
    await expect(await company.findByRole('list', { name: 'Destinos' })).toBeVisible();
    await expect(
      await canvas.findByText(/^Aceptados el \d+ [a-z]{3} \d{4}, 09:00, versión 2026-01$/),
    ).toBeVisible();
  },
};

export const Associate: Story = {
  parameters: { portal: { path, framed: true, role: 'operativo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Operativo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Editar mi perfil' })).toBeVisible();
  },
};

/** A backend of the specification only says whether the terms are accepted. */
export const SpecificationOnly: Story = {
  parameters: { portal: { path, framed: true, sandboxMode: 'strict' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aceptados')).toBeVisible();
  },
};

/** Support can neither edit the profile nor change the password. */
export const Support: Story = {
  parameters: { portal: { path, framed: true, support: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Información corporativa' });
    await expect(canvas.queryByRole('link', { name: 'Editar mi perfil' })).toBeNull();
    await expect(canvas.queryByLabelText('Nueva contraseña')).toBeNull();
  },
};

export const WithoutPermission: Story = {
  parameters: { portal: { path, framed: true, role: 'financiero', permissions: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Financiero');
    await expect(canvas.queryByRole('link', { name: 'Editar mi perfil' })).toBeNull();
  },
};

/** The Ecuador store has no destination search. */
export const Ecuador: Story = {
  parameters: { portal: { path, framed: true, store: 'ecuador' } },
  play: async ({ canvas }) => {
    const company = within(await canvas.findByRole('region', { name: 'Información corporativa' }));
    await expect((await company.findAllByText('Ecuador')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Lubricants: Story = {
  parameters: { portal: { path, framed: true, store: 'lubricantes', role: 'administrativo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Administrativo')).toBeVisible();
  },
};

/** The sign-in found neither the user nor the company, and the backend has no query for the company. */
export const UnknownUserAndCompany: Story = {
  parameters: {
    portal: {
      path,
      framed: true,
      sandboxMode: 'strict',
      permissions: ['Surtidor_Usuarios::editar_perfil'],
      faults: [
        {
          match: { field: 'generateCustomerToken' },
          fault: {
            kind: 'response',
            value: { token: 'story', role: 'Financiero', hasTermsAndConditions: '1' },
          },
        },
        {
          match: { field: 'usuariosCliente' },
          fault: { kind: 'error', message: 'Internal server error' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const personalData = within(await canvas.findByRole('region', { name: 'Datos personales' }));
    await expect(await personalData.findByRole('alert')).toHaveTextContent(
      'No encontramos el usuario',
    );
    await expect(personalData.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Editar mi perfil' })).toBeNull();
    await expect(canvas.getByText('No encontramos información')).toBeVisible();
    await expect(canvas.queryByText('Cargando…')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        { match: { operation: 'PersonalInformation' }, fault: { kind: 'never' } },
        { match: { operation: 'CorporateInformation' }, fault: { kind: 'never' } },
        { match: { operation: 'Destinations' }, fault: { kind: 'never' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…')).length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'PersonalInformation' },
          fault: { kind: 'error', message: 'El servicio de personas está en pausa.' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('en pausa');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('Representante Legal')).toBeVisible();
  },
};

export const SearchingDestinations: Story = {
  play: async ({ canvas }) => {
    const company = within(await canvas.findByRole('region', { name: 'Información corporativa' }));
    await company.findByRole('list', { name: 'Destinos' });
    await userEvent.type(company.getByRole('searchbox'), 'no existe tal cosa{Enter}');
    await expect(await company.findByText('Ningún destino coincide')).toBeVisible();
    await expect(company.getByText('Busque por código o nombre comercial.')).toBeVisible();
  },
};

export const CompanyFailed: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'CorporateInformation' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Sin servicio');
  },
};

export const CompanyFailedThenRetried: Story = {
  ...CompanyFailed,
  play: async (context) => {
    await CompanyFailed.play?.(context);
    const { canvas } = context;
    const alert = await canvas.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await expect(
      await canvas.findByRole('region', { name: 'Información corporativa' }),
    ).toBeVisible();
  },
};

export const PasswordRules: Story = {
  play: async ({ canvas }) => {
    const card = await getPasswordCard(canvas);
    await expect(card.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await userEvent.type(card.getByLabelText('Nueva contraseña'), 'clave');
    await userEvent.tab();
    const rules = within(card.getByRole('list', { name: 'Su nueva contraseña necesita' }));
    await expect(rules.getByText(/Al menos una letra/).closest('li')).toHaveTextContent('cumplido');
    await expect(rules.getByText(/Al menos un número/).closest('li')).toHaveTextContent(
      'aún no se cumple',
    );
    await expect(await card.findByText(/debe tener al menos 8 caracteres/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Ver qué falta' }));
    const summary = await card.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /Contraseña actual/ }));
    await expect(card.getByLabelText('Contraseña actual')).toHaveFocus();
  },
};

export const WrongCurrentPassword: Story = {
  play: async ({ canvas }) => {
    const card = await submitPasswords(canvas, 'no-es-esta', 'Nueva#2027');
    const field = card.getByLabelText('Contraseña actual');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/no es correcta/));
    await expect(card.getByLabelText('Nueva contraseña')).toHaveValue('Nueva#2027');
  },
};

export const PasswordChanged: Story = {
  parameters: {
    portal: { path, framed: true },
  },
  play: async ({ canvas }) => {
    const card = await submitPasswords(canvas, 'Surtidor#2026', 'Nueva#2027');
    await expect(await card.findByText('La contraseña se cambió correctamente.')).toBeVisible();
    await expect(card.getByLabelText('Nueva contraseña')).toHaveValue('');
    await expect(card.getByRole('heading', { name: 'Cambiar contraseña' })).toHaveFocus();
  },
};

export const PasswordRejected: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'ChangePassword' },
          fault: { kind: 'error', message: 'Esa contraseña ya se usó.', code: 'INVALID_INPUT' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const card = await submitPasswords(canvas, 'Surtidor#2026', 'Nueva#2027');
    await expect(await card.findByText('Esa contraseña ya se usó.')).toBeVisible();
    await expect(card.getByLabelText('Contraseña actual')).toHaveValue('Surtidor#2026');
  },
};

/** The backend fails, so the password may or may not have changed. */
export const PasswordOutcomeUnknown: Story = {
  parameters: {
    portal: {
      path,
      faults: [
        {
          match: { operation: 'ChangePassword' },
          fault: { kind: 'error', message: 'Internal server error' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const card = await submitPasswords(canvas, 'Surtidor#2026', 'Nueva#2027');
    await expect(
      await card.findByText('No pudimos confirmar si su contraseña cambió'),
    ).toBeVisible();
    await expect(card.queryByText('No se cambió su contraseña')).toBeNull();
    await expect(card.getByText(/pruebe primero con la nueva/)).toBeVisible();
  },
};
