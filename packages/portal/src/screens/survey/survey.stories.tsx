import type { Meta, StoryObj } from '@storybook/react-vite';
import { satisfactionFormName } from '@surtidor/domain/survey';
import { expect, userEvent, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { getDraftName } from '../../features/survey/answer-fields.ts';
import SurveyScreen from './survey-screen.tsx';

const meta = {
  component: SurveyScreen,
  decorators: [portalStory],
  parameters: { portal: { path: '/allied/surtidor-forms', framed: true } },
} satisfies Meta<typeof SurveyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sendButtonQuery = { name: 'Enviar respuestas' };
/** A button that is visible once the lazy form renders. */
const missingAnswersButtonQuery = { name: 'Ver qué falta' };

/** Answers the four required questions. `suggestion` answers the last one. */
async function answerQuestions(canvas: Canvas, suggestion: 'Sí' | 'No') {
  await canvas.findByRole('button', missingAnswersButtonQuery);
  await userEvent.click(canvas.getByRole('radio', { name: 'Computador' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Propietario' }));
  const ratings = canvas.getByRole('group', { name: /Califique las funciones/ });
  for (const radio of within(ratings).getAllByRole('radio', { name: /Excelente/ })) {
    await userEvent.click(radio);
  }
  await userEvent.click(canvas.getByRole('radio', { name: suggestion }));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Califique las funciones del portal')).toBeVisible();
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeDisabled();
  },
};

/** Support cannot answer the survey. */
export const Support: Story = {
  parameters: { portal: { path: '/allied/surtidor-forms', framed: true, support: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Una sesión de soporte no puede responder por el cliente.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Computador' })).toBeNull();
  },
};

/** The comment is required only if the last answer is 'Sí' (spec 2). */
export const CommentRequired: Story = {
  play: async ({ canvas }) => {
    await answerQuestions(canvas, 'No');
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sí' }));
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), 'Más reportes');
    await expect(canvas.getByRole('button', sendButtonQuery)).toBeEnabled();
  },
};

export const MissingAnswers: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', missingAnswersButtonQuery);
    await userEvent.click(canvas.getByRole('radio', { name: 'Computador' }));
    await userEvent.click(button);
    await expect((await canvas.findAllByText(/es obligatorio/))[0]).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await answerQuestions(canvas, 'No');
    await userEvent.click(canvas.getByRole('button', sendButtonQuery));
    const thanks = await canvas.findByText('Gracias por sus respuestas');
    await expect(thanks).toBeVisible();
    await expect(thanks.parentElement).toHaveFocus();
    await expect(canvas.queryByRole('button', sendButtonQuery)).toBeNull();
  },
};

/** After the next sign-in, the form restores the answers from a session that ended. */
export const ResumedDraft: Story = {
  parameters: {
    portal: {
      ...meta.parameters.portal,
      interruptedDraft: {
        name: getDraftName(satisfactionFormName),
        lifetime: 'tab',
        draft: { 'q-1': 'mobile' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guardamos lo que estaba escribiendo')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Celular' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(canvas.getByRole('radio', { name: 'Celular' })).not.toBeChecked();
  },
};

export const SendFailed: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: 'SubmitSurvey' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await answerQuestions(canvas, 'No');
    await userEvent.click(canvas.getByRole('button', sendButtonQuery));
    await expect(await canvas.findByText('Sus respuestas no se enviaron')).toBeVisible();
  },
};

export const SendFailedThenRetried: Story = {
  ...SendFailed,
  play: async (context) => {
    await SendFailed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', sendButtonQuery));
    await expect(await canvas.findByText('Gracias por sus respuestas')).toBeVisible();
  },
};

export const UnsupportedQuestionType: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { field: 'surveyQuestions' },
          fault: {
            kind: 'response',
            value: [
              {
                id: 'firma',
                text: 'Firme aquí <script>alert(1)</script>',
                validations: [{ name: 'required', value: null }],
                answerOption: { type: 'signature', value: null, options: [], properties: [] },
              },
            ],
          },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Tipo de respuesta no permitido')).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

const operation = 'SurveyQuestions';

export const Loading: Story = {
  parameters: { portal: { faults: [{ match: { operation }, fault: { kind: 'never' } }] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Cargando…'))[0]).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation }, fault: { kind: 'error', message: 'Sin servicio' }, times: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sin servicio');
  },
};

export const FailedThenRetried: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('Califique las funciones del portal')).toBeVisible();
  },
};
