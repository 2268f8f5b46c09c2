import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import EditProfileScreen from './edit-profile-screen.tsx';

const meta = {
  component: EditProfileScreen,
  decorators: [portalStory],
  parameters: {
    layout: 'fullscreen',
    portal: { role: 'terminos', framed: true, path: '/allied/edit-profile?mode=edit&states=1' },
  },
} satisfies Meta<typeof EditProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const operation = 'UpdateCustomer';

const acceptBothTerms = async (canvas: Canvas) => {
  for (const checkbox of await canvas.findAllByRole('checkbox')) await userEvent.click(checkbox);
  const saveButton = canvas.getByRole('button', { name: 'Guardar y continuar' });
  await waitFor(() => expect(saveButton).toBeEnabled());
  await userEvent.click(saveButton);
};

export const Terms: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(2);
  },
};

export const TermsUnchecked: Story = {
  play: async ({ canvas }) => {
    const [firstCheckbox] = await canvas.findAllByRole('checkbox');
    await expect(canvas.getByRole('button', { name: 'Guardar y continuar' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver qué falta' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(firstCheckbox).toHaveAccessibleDescription(
      'Para continuar debe aceptar los términos y condiciones.',
    );
  },
};

export const TermsTextOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [readButton] = await canvas.findAllByRole('button', { name: /^Leer/ });
    if (readButton) await userEvent.click(readButton);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await expect(await dialog.findByText(/Estas condiciones regulan el uso/)).toBeVisible();
  },
};

export const TermsSaving: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await acceptBothTerms(canvas);
    await expect(await canvas.findByRole('button', { name: 'Guardando...' })).toBeVisible();
  },
};

export const TermsFailed: Story = {
  parameters: {
    portal: {
      faults: [{ match: { operation }, fault: { kind: 'error', message: 'Sin servicio' } }],
    },
  },
  play: async ({ canvas }) => {
    await acceptBothTerms(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeChecked();
  },
};

export const TermsSupport: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no puede aceptar/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
