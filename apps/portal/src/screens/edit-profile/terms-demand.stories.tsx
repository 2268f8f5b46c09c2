import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { EditProfileScreen } from './edit-profile-screen.tsx';

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

const operation = 'AcceptTerms';

const acceptBoth = async (canvas: Canvas) => {
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
  const save = canvas.getByRole('button', { name: 'Guardar y continuar' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
};

export const Terms: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(2);
  },
};

export const TermsNotTicked: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    await expect(canvas.getByRole('button', { name: 'Guardar y continuar' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver qué falta' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(first).toHaveAccessibleDescription(
      'Para continuar debe aceptar los términos y condiciones.',
    );
  },
};

export const TermsReading: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [read] = await canvas.findAllByRole('button', { name: /^Leer/ });
    if (read) await userEvent.click(read);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await expect(await dialog.findByText(/Estas condiciones regulan el uso/)).toBeVisible();
  },
};

export const TermsSaving: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await acceptBoth(canvas);
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
    await acceptBoth(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const TermsSupport: Story = {
  parameters: { portal: { support: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no puede aceptar/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
