import type { Meta, StoryObj } from '@storybook/react-vite';
import { getEmail, type ScenarioRows } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import EditProfileScreen from './edit-profile-screen.tsx';

const meta = {
  component: EditProfileScreen,
  decorators: [portalStory],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const path = '/allied/edit-profile';

const findUserId = (rows: ScenarioRows, role: string) =>
  rows.users?.find(({ email }) => email.startsWith(`${role}@`))?.id ?? 0;

/** Returns the story parameters for the profile of a role. */
const createParameters = (query: string, role?: string, parameters: object = {}) => ({
  portal: {
    framed: true,
    path: (rows: ScenarioRows) =>
      `${path}?${query}${role === undefined ? '' : `&id=${findUserId(rows, role)}`}`,
    ...parameters,
  },
});

const fillField = async (canvas: Canvas, label: string, value: string) => {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

const fillTextFields = async (canvas: Canvas, email = 'lucia.nueva@ejemplo.com') => {
  await fillField(canvas, 'Nombres', 'Lucía');
  await fillField(canvas, 'Apellidos', 'Páez');
  await fillField(canvas, 'Correo electrónico', email);
  await fillField(canvas, 'Teléfono', '3001234567');
  await fillField(canvas, 'Documento', '1020304');
  await fillField(canvas, 'Dirección', 'Calle 5 # 1-20');
  await fillField(canvas, 'Ciudad', 'Cali');
};

const selectRole = async (canvas: Canvas, role: string) =>
  userEvent.selectOptions(await canvas.findByLabelText('Rol'), role);

const clickWhenEnabled = async (canvas: Canvas, name: string) => {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const ViewAssociate: Story = {
  parameters: createParameters('mode=see', 'operativo'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Operativo')).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Destinos' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  },
};

/** Without `editar_perfil`, the profile is read-only and has no Edit button. */
export const ViewReadOnly: Story = {
  parameters: createParameters('mode=edit', undefined, { role: 'financiero', permissions: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Financiero')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Editar' })).toBeNull();
  },
};

export const ViewAllDestinations: Story = {
  parameters: createParameters('mode=see', 'administrativo'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todas \(\d+\)$/)).toBeVisible();
  },
};

/** A Compras user has every destination; viewers see their number (reading 24). */
export const ViewPurchasing: Story = {
  parameters: createParameters('mode=see', 'compras'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Compras')).toBeVisible();
    await expect(await canvas.findByText(/^Todas \(\d+\)$/)).toBeVisible();
    await expect(canvas.queryByText('Destinos')).toBeNull();
  },
};

/** A support session opens the same URL read-only. */
export const Support: Story = {
  parameters: createParameters('mode=edit', 'operativo', { support: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Operativo')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Nombres' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Editar' })).toBeNull();
  },
};

export const Create: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    const role = await canvas.findByLabelText('Rol');
    await expect(within(role).getByRole('option', { name: 'Representante Legal' })).toBeDisabled();
    await expect(canvas.getByLabelText('País')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Aceptó los términos/ })).toBeDisabled();
    await expect(canvas.queryByLabelText('Estado')).toBeNull();
  },
};

/** The role determines the fields. Changing it clears the destinations (spec 2). */
export const CreateWithRole: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Operativo');
    const picker = await canvas.findByRole('combobox', { name: 'Destinos' });
    await userEvent.click(picker);
    const [firstOption] = await canvas.findAllByRole('option', { name: /\d/ });
    if (firstOption) await userEvent.click(firstOption);
    await expect(await canvas.findByText('1 seleccionado')).toBeInTheDocument();
    await selectRole(canvas, 'Financiero');
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Destinos' })).toBeNull());
    await selectRole(canvas, 'Operativo');
    await expect(await canvas.findByText('0 seleccionados')).toBeInTheDocument();
  },
};

export const CreateAllDestinations: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Administrativo');
    await expect(await canvas.findByText(/^Todas \(\d+\)$/)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Destinos' })).toBeNull();
  },
};

/** The basic role has neither a status nor destinations (spec 6). */
export const CreateBasicUser: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Financiero');
    await expect(await canvas.findByLabelText('Estado')).toBeEnabled();
    await selectRole(canvas, 'Básico');
    await waitFor(() => expect(canvas.queryByLabelText('Estado')).toBeNull());
    await expect(canvas.queryByText('Destinos')).toBeNull();
  },
};

export const Created: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Financiero');
    await fillTextFields(canvas);
    await clickWhenEnabled(canvas, 'Guardar');
    await expect(
      await canvas.findByText('El usuario asociado se creó correctamente.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Nombres')).toHaveValue('');
    await expect(canvas.getByLabelText('Rol')).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(
      await canvas.findByText('Enviamos la invitación a lucia.nueva@ejemplo.com.'),
    ).toBeVisible();
  },
};

const createPerson = async (canvas: Canvas, email?: string) => {
  await selectRole(canvas, 'Financiero');
  await fillTextFields(canvas, email);
  await clickWhenEnabled(canvas, 'Guardar');
  await expect(await canvas.findByText('El usuario asociado se creó correctamente.')).toBeVisible();
};

const invitations = '/server-middleware/invitations';

export const Inviting: Story = {
  parameters: createParameters('mode=create', undefined, { rest: { [invitations]: 'never' } }),
  play: async ({ canvas }) => {
    await createPerson(canvas);
    await expect(
      canvas.getByText('Enviando la invitación a lucia.nueva@ejemplo.com…'),
    ).toBeVisible();
  },
};

/** The person exists, so only the invitation is sent again. The next person does not hide it. */
export const InvitationFailed: Story = {
  parameters: createParameters('mode=create', undefined, {
    rest: { [invitations]: { status: 200, body: { result: 'too-many-attempts' } } },
  }),
  play: async ({ canvas }) => {
    await createPerson(canvas);
    await createPerson(canvas, 'otra.nueva@ejemplo.com');
    await waitFor(() =>
      expect(canvas.getAllByText('No se envió la invitación a Lucía Páez')).toHaveLength(2),
    );
    const [sendAgain] = canvas.getAllByRole('button', { name: 'Enviar de nuevo' });
    if (sendAgain) await userEvent.click(sendAgain);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Enviar de nuevo' })).toHaveLength(2),
    );
  },
};

/** The response was lost, so the invitation may have been sent. */
export const InvitationUnconfirmed: Story = {
  parameters: createParameters('mode=create', undefined, {
    rest: { [invitations]: { status: 502, body: '<html>' } },
  }),
  play: async ({ canvas }) => {
    await createPerson(canvas);
    await expect(await canvas.findByText('Invitación a Lucía Páez')).toBeVisible();
    await expect(canvas.getByText(/^No pudimos confirmar el envío/)).toBeVisible();
  },
};

/** The administrator may not want an invitation, and an inactive user cannot sign in. */
export const WithoutInvitation: Story = {
  parameters: createParameters('mode=create', undefined, { rest: { [invitations]: 'never' } }),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Financiero');
    const field = await canvas.findByRole('checkbox', { name: /^Enviar invitación/ });
    await expect(field).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'Inactivo');
    await expect(field).toBeDisabled();
    await expect(field).not.toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'Activo');
    await userEvent.click(field);
    await createPerson(canvas);
    await expect(canvas.queryByText(/la invitación a/)).toBeNull();
  },
};

/** The backend sends no e-mail with a link. */
export const InvitationsUnsupported: Story = {
  parameters: createParameters('mode=create', undefined, { sandboxMode: 'strict' }),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Financiero');
    await expect(canvas.queryByRole('checkbox', { name: /^Enviar invitación/ })).toBeNull();
  },
};

/** A password manager sets values without events. The form reads them when the user moves to Save. */
export const FilledWithoutEvents: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Financiero');
    await fillTextFields(canvas);
    const saveButton = canvas.getByRole('button', { name: 'Guardar' });
    await waitFor(() => expect(saveButton).toBeEnabled());
    await userEvent.clear(canvas.getByLabelText('Nombres'));
    await waitFor(() => expect(saveButton).toBeDisabled());
    await userEvent.clear(canvas.getByLabelText('Ciudad'));
    for (const label of ['Nombres', 'Ciudad']) {
      Object.assign(canvas.getByLabelText(label), { value: 'Cali' });
    }
    await userEvent.hover(saveButton);
    await waitFor(() => expect(saveButton).toBeEnabled());
    await expect(canvas.queryByText(/es obligatorio/)).toBeNull();
  },
};

export const DuplicateEmail: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Financiero');
    await fillTextFields(canvas, getEmail('financiero', 'typical', 'colombia'));
    const email = canvas.getByLabelText('Correo electrónico');
    await clickWhenEnabled(canvas, 'Guardar');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Este correo electrónico ya existe en el sitio'),
    );
    await expect(canvas.getByLabelText('Nombres')).toHaveValue('Lucía');
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  },
};

export const MissingFields: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Operativo');
    await userEvent.click(await canvas.findByLabelText('Nombres'));
    await userEvent.tab();
    await expect(await canvas.findByText('El campo "Nombres" es obligatorio.')).toBeVisible();
    await clickWhenEnabled(canvas, 'Ver qué falta');
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    // The errors have the order of the fields on the page.
    const fieldLabels = [
      'Nombres',
      'Correo electrónico',
      'Teléfono',
      'Documento',
      'Ciudad',
      'Destinos',
    ];
    const positions = fieldLabels.map((name) => summary.textContent?.indexOf(`"${name}"`) ?? -1);
    await expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    await userEvent.click(within(summary).getByRole('link', { name: /Destinos/ }));
    await expect(canvas.getByRole('combobox', { name: 'Destinos' })).toHaveFocus();
  },
};

export const PastedCodes: Story = {
  parameters: createParameters('mode=create'),
  play: async ({ canvas, canvasElement }) => {
    await selectRole(canvas, 'Operativo');
    const picker = await canvas.findByRole('combobox', { name: 'Destinos' });
    await userEvent.click(picker);
    const [firstOption] = await canvas.findAllByRole('option', { name: /\d/ });
    const code = /\d[\dA-Z-]+/.exec(firstOption?.textContent ?? '')?.[0] ?? '';
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Pegar una lista de códigos' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Pegar una lista de códigos' }));
    await userEvent.type(dialog.getByLabelText('Códigos'), `${code}{Enter}NO-EXISTE`);
    await userEvent.click(dialog.getByRole('button', { name: 'Seleccionar estos destinos' }));
    await expect(await canvas.findByText('No encontramos estos códigos: NO-EXISTE')).toBeVisible();
    await expect(canvas.getByText('1 seleccionado')).toBeInTheDocument();
  },
};

/** Searches 20,000 destinations by name or code and selects 500 of them from a pasted list. */
export const ManyDestinations: Story = {
  parameters: createParameters('mode=create', undefined, {
    faults: [
      {
        match: { field: 'listarDestinatarios' },
        fault: {
          kind: 'response',
          value: {
            total_count: 20_000,
            items: Array.from({ length: 20_000 }, (_, index) => ({
              id_destinatario: String(index + 1),
              codigo_destinatario: String(100_000 + index),
              nombre_comercial: `Estación ${index}`,
            })),
          },
        },
      },
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await selectRole(canvas, 'Operativo');
    const picker = await canvas.findByRole('combobox', { name: 'Destinos' });
    await userEvent.type(picker, 'estacion 19999');
    await userEvent.click(await canvas.findByRole('option', { name: /119999/ }));
    await expect(await canvas.findByText('1 seleccionado')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Pegar una lista de códigos' }));
    const page = within(canvasElement.ownerDocument.body);
    const codes = await page.findByLabelText('Códigos');
    await userEvent.click(codes);
    await userEvent.paste(Array.from({ length: 500 }, (_, index) => 100_000 + index).join('\n'));
    await userEvent.click(page.getByRole('button', { name: 'Seleccionar estos destinos' }));
    await expect(await canvas.findByText('501 seleccionados')).toBeInTheDocument();
  },
};

export const EditAssociate: Story = {
  parameters: createParameters('mode=edit', 'operativo'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Correo electrónico')).toHaveAttribute('readonly');
    await expect(await canvas.findByRole('combobox', { name: 'Destinos' })).toBeVisible();
    await fillField(canvas, 'Ciudad', 'Popayán');
    await clickWhenEnabled(canvas, 'Guardar cambios');
    await expect(
      await canvas.findByText('El usuario asociado se editó correctamente.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Popayán');
  },
};

/** A manager can change the role and the status of a Compras user, but not the destinations. */
export const EditPurchasing: Story = {
  parameters: createParameters('mode=edit', 'compras'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Estado')).toBeEnabled();
    await expect(canvas.getByLabelText('Rol')).toBeEnabled();
    await expect(canvas.queryByText('Destinos')).toBeNull();
    // The fields of the new role appear immediately.
    await selectRole(canvas, 'Operativo');
    await expect(await canvas.findByRole('combobox', { name: 'Destinos' })).toBeVisible();
  },
};

/** A role that gets every destination replaces the assigned ones (reading 24). */
export const EditToAllDestinations: Story = {
  parameters: createParameters('mode=edit', 'operativo'),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Administrativo');
    await expect(await canvas.findByText(/^Todas \(\d+\)$/)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Destinos' })).toBeNull();
    await clickWhenEnabled(canvas, 'Guardar cambios');
    await expect(
      await canvas.findByText('El usuario asociado se editó correctamente.'),
    ).toBeVisible();
  },
};

/** A company without stations can still assign a role that gets every destination. */
export const EditToAllDestinationsOfNone: Story = {
  parameters: createParameters('mode=edit', 'operativo', {
    faults: [
      {
        match: { field: 'listarDestinatarios' },
        fault: { kind: 'response', value: { total_count: 0, items: [] } },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Administrativo');
    await clickWhenEnabled(canvas, 'Guardar cambios');
    await expect(
      await canvas.findByText('El usuario asociado se editó correctamente.'),
    ).toBeVisible();
  },
};

/** An Operativo sees the assigned stations but cannot change them. */
export const EditOwnProfile: Story = {
  parameters: createParameters('mode=edit', 'operativo', { role: 'operativo' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nombres')).toBeEnabled();
    await expect(canvas.getByLabelText('Rol')).toHaveAttribute('readonly');
    await expect(canvas.queryByLabelText('Estado')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Destinos' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pegar una lista de códigos' })).toBeNull();
  },
};

/** An Administrativo has every destination. */
export const EditOwnAdministrativeProfile: Story = {
  parameters: createParameters('mode=edit', undefined, { role: 'administrativo' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todas \(\d+\)$/)).toBeVisible();
    await expect(canvas.getByLabelText('Rol')).toHaveAttribute('readonly');
    await expect(canvas.queryByLabelText('Estado')).toBeNull();
  },
};

export const EditWithoutPermission: Story = {
  parameters: createParameters('mode=edit', 'financiero', { role: 'financiero', permissions: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Financiero')).toBeVisible();
    await expect(canvas.queryByLabelText('Nombres')).toBeNull();
  },
};

/** In lubricants stores, an Administrativo can also manage users. */
export const LubricantsManager: Story = {
  parameters: createParameters('mode=edit', 'financiero', {
    store: 'lubricantes',
    role: 'administrativo',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Estado')).toBeEnabled();
    await expect(canvas.getByLabelText('Rol')).toBeEnabled();
  },
};

/** In lubricants stores, an Ingeniero Planificación can manage users but not change their own role. */
export const LubricantsEngineer: Story = {
  parameters: createParameters('mode=edit', undefined, { store: 'lubricantes', role: 'ingeniero' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nombres')).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Usuarios' })).toBeVisible();
    await expect(canvas.getByLabelText('Rol')).toHaveAttribute('readonly');
    await expect(canvas.queryByText('Destinos')).toBeNull();
  },
};

/** In Ecuador, the country is Ecuador, and a telephone has nine or ten digits (reading 4). */
export const Ecuador: Story = {
  parameters: createParameters('mode=create', undefined, { store: 'ecuador' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('País')).toHaveDisplayValue('Ecuador');
    await fillField(canvas, 'Teléfono', '12345678');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Teléfono')).toBeInvalid();
    await fillField(canvas, 'Teléfono', '123456789');
    await waitFor(() => expect(canvas.getByLabelText('Teléfono')).toBeValid());
  },
};

/** In Peru, a telephone has nine digits. */
export const Peru: Story = {
  parameters: createParameters('mode=create', undefined, { store: 'peru' }),
  play: async ({ canvas }) => {
    await fillField(canvas, 'Teléfono', '1234567890');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Teléfono')).toBeInvalid();
    await fillField(canvas, 'Teléfono', '123456789');
    await waitFor(() => expect(canvas.getByLabelText('Teléfono')).toBeValid());
  },
};

/** A store without the default document type has none selected. */
export const NoDefaultDocumentType: Story = {
  parameters: createParameters('mode=create', undefined, {
    store: 'peru',
    faults: [
      {
        match: { field: 'listadoTiposDocumentos' },
        fault: { kind: 'response', value: [{ value: 'DNI', title: 'DNI' }] },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await selectRole(canvas, 'Financiero');
    await fillTextFields(canvas);
    await fillField(canvas, 'Teléfono', '987654321');
    const documentType = canvas.getByLabelText('Tipo de documento');
    await expect(documentType).toHaveDisplayValue('Elija un tipo de documento');
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await userEvent.selectOptions(documentType, 'DNI');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Guardar' })).toBeEnabled());
  },
};

export const Saving: Story = {
  parameters: createParameters('mode=edit', undefined, {
    faults: [{ match: { operation: 'UpdateCustomer' }, fault: { kind: 'never' } }],
  }),
  play: async ({ canvas }) => {
    await fillField(canvas, 'Ciudad', 'Popayán');
    await clickWhenEnabled(canvas, 'Guardar cambios');
    await expect(await canvas.findByRole('button', { name: 'Guardando...' })).toBeVisible();
  },
};

export const SaveFailed: Story = {
  parameters: createParameters('mode=edit', undefined, {
    faults: [
      {
        match: { operation: 'UpdateCustomer' },
        fault: { kind: 'error', message: 'El directorio no responde.' },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await fillField(canvas, 'Ciudad', 'Popayán');
    await clickWhenEnabled(canvas, 'Guardar cambios');
    await expect(await canvas.findByText('El directorio no responde.')).toBeVisible();
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Popayán');
  },
};

export const UnsavedChanges: Story = {
  parameters: createParameters('mode=edit', 'operativo'),
  play: async ({ canvas, canvasElement }) => {
    await fillField(canvas, 'Ciudad', 'Popayán');
    await userEvent.click(canvas.getByRole('link', { name: 'Ver el perfil' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Popayán');
    await userEvent.click(canvas.getByRole('link', { name: 'Ver el perfil' }));
    await userEvent.click(await page.findByRole('button', { name: 'Salir sin guardar' }));
    await expect(await canvas.findByRole('link', { name: 'Editar' })).toBeVisible();
  },
};

/** The values entered before the session ended are restored after the next sign-in. */
export const RestoredDraft: Story = {
  parameters: createParameters('mode=create', undefined, {
    interruptedDraft: {
      name: 'person/new',
      lifetime: 'page',
      draft: {
        roleId: '3',
        firstName: 'Lucía',
        lastName: 'Páez',
        email: 'lucia@ejemplo.com',
        documentType: 'CC',
        document: '',
        telephone: '',
        street: '',
        city: '',
        countryCode: 'CO',
        status: '1',
        destinations: [],
        termsAccepted: false,
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guardamos lo que estaba escribiendo')).toBeVisible();
    await expect(canvas.getByLabelText('Nombres')).toHaveValue('Lucía');
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(canvas.getByLabelText('Nombres')).toHaveValue('');
  },
};

export const Loading: Story = {
  parameters: createParameters('mode=create', undefined, {
    faults: [{ match: { operation: 'DocumentTypes' }, fault: { kind: 'never' } }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: createParameters('mode=create', undefined, {
    faults: [
      {
        match: { operation: 'Roles' },
        fault: { kind: 'error', message: 'Client roles not found' },
        times: 1,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByLabelText('Rol')).toBeVisible();
  },
};

/** The page is the same for a user of another company and a user who does not exist. */
export const NotFound: Story = {
  parameters: createParameters('mode=edit&id=999999999'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos este usuario')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver usuarios' })).toBeVisible();
  },
};

/** The sign-in did not find the user. */
export const UnknownUser: Story = {
  parameters: createParameters('mode=see', undefined, {
    sandboxMode: 'strict',
    faults: [
      {
        match: { field: 'usuariosCliente' },
        fault: { kind: 'error', message: 'Internal server error' },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos este usuario')).toBeVisible();
  },
};

export const MalformedUrl: Story = {
  parameters: createParameters('mode=borrar&id=7'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El enlace de este perfil no es válido')).toBeVisible();
  },
};

export const WithoutCreatePermission: Story = {
  parameters: createParameters('mode=create', undefined, { support: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No puede crear usuarios en esta sesión')).toBeVisible();
  },
};
