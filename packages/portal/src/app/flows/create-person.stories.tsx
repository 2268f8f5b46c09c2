import { expect, userEvent } from 'storybook/test';
import { createFlow, flowMeta } from '../../../../../.storybook/create-flow.tsx';

export default { ...flowMeta, title: 'Flows/Create a person' };

const { desktop, phone } = createFlow(
  '/allied/edit-profile/associates',
  async ({ canvas, step }) => {
    const type = async (label: string, text: string) =>
      userEvent.type(await canvas.findByLabelText(label), text);
    await step('Opens the form', async () => {
      const [link] = await canvas.findAllByRole('link', { name: 'Nuevo usuario' });
      if (link) await userEvent.click(link);
    });
    await step('Selects the role', async () => {
      await userEvent.selectOptions(await canvas.findByLabelText('Rol'), 'Financiero');
    });
    await step('Fills in the personal data', async () => {
      await type('Nombres', 'Lucía');
      await type('Apellidos', 'Páez');
      await type('Correo electrónico', 'lucia.nueva@ejemplo.com');
      await type('Teléfono', '3001234567');
      await type('Documento', '1020304');
      await type('Dirección', 'Calle 5 # 1-20');
      await type('Ciudad', 'Cali');
    });
    await step('Saves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
      await expect(
        await canvas.findByText('El usuario asociado se creó correctamente.'),
      ).toBeVisible();
    });
    await step('Finds the person in the list', async () => {
      const [link] = canvas.getAllByRole('link', { name: 'Usuarios' });
      if (link) await userEvent.click(link);
      await userEvent.type(await canvas.findByRole('searchbox'), 'lucia.nueva{Enter}');
      await expect(await canvas.findByRole('link', { name: 'Lucía Páez' })).toBeVisible();
    });
  },
);

export const Desktop = desktop;
export const Phone = phone;
