import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import DynamicFormScreen from './dynamic-form-screen.tsx';

const meta = {
  component: DynamicFormScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/dynamic-form?form=visita', framed: true } },
} satisfies Meta<typeof DynamicFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sendButtonQuery = { name: 'Enviar respuestas' };
const contactQuestionLabel = /¿Con quién podemos coordinar/;
const islandsQuestionLabel = /¿Cuántas islas/;

async function answerForm(canvas: Canvas, islandCount: string) {
  // The lazy form renders the button.
  await canvas.findByRole('button', { name: 'Ver qué falta' });
  await userEvent.type(canvas.getByRole('textbox', { name: contactQuestionLabel }), 'Ana Ruiz');
  await userEvent.type(canvas.getByRole('textbox', { name: islandsQuestionLabel }), islandCount);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Equipos y calibración' }));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: contactQuestionLabel })).toBeVisible();
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeDisabled();
  },
};

/** `minLength`, `between` and `requiredIf` prevent submission (spec 5). */
export const Validators: Story = {
  play: async ({ canvas }) => {
    await answerForm(canvas, '40');
    await expect(canvas.getByRole('textbox', { name: islandsQuestionLabel })).toBeInvalid();
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeDisabled();
    await userEvent.clear(canvas.getByRole('textbox', { name: islandsQuestionLabel }));
    await userEvent.type(canvas.getByRole('textbox', { name: islandsQuestionLabel }), '4');
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Otro' }));
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeDisabled();
  },
};

export const UnknownForm: Story = {
  parameters: { portal: { path: '/dynamic-form?form=otra' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay preguntas para mostrar')).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await answerForm(canvas, '4');
    await userEvent.click(canvas.getByRole('button', sendButtonQuery));
    await expect(await canvas.findByText('Gracias por sus respuestas')).toBeVisible();
  },
};
