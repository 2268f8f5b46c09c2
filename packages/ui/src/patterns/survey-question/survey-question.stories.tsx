import type { Meta, StoryObj } from '@storybook/react-vite';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Rating } from '../../inputs/rating-scale/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import type { SurveyAnswerOf } from './survey-answer.ts';
import { SurveyQuestion, type SurveyQuestionProps } from './survey-question.tsx';

const ratingAnswer: SurveyAnswerOf<'rating'> = {
  kind: 'rating',
  items: [
    { value: 'account-statement', label: 'Estado de cuenta en línea' },
    { value: 'movement-history', label: 'Histórico de movimientos' },
    { value: 'order-tracking', label: 'Trazabilidad de pedidos' },
  ],
  ratings: { 'account-statement': '4' },
  onRate: fn(),
};
const yesNoAnswer: SurveyAnswerOf<'choice'> = {
  kind: 'choice',
  options: [
    { value: 'si', label: 'Sí' },
    { value: 'no', label: 'No' },
  ],
  value: null,
  onValueChange: fn(),
};
const devicesAnswer: SurveyAnswerOf<'choices'> = {
  kind: 'choices',
  options: [
    { value: 'pc', label: 'Computador', icon: <Monitor /> },
    { value: 'mobile', label: 'Celular', icon: <Smartphone /> },
    { value: 'tablet', label: 'Tableta', icon: <Tablet /> },
  ],
  value: [],
  onValueChange: fn(),
};
const commentAnswer: SurveyAnswerOf<'comment'> = {
  kind: 'comment',
  value: '',
  onValueChange: fn(),
  maxLength: 500,
};

const baseProps: SurveyQuestionProps = {
  position: 1,
  text: '¿Cómo califica los servicios del portal?',
  answer: ratingAnswer,
};

const meta = {
  component: SurveyQuestion,
  parameters: {
    usage: {
      when: 'Use it to render one question of a survey from its definition.',
      whenNot: "For the portal's own forms, use the kit's fields.",
      content:
        'Show the question, whether it is required, its answers, and a comment field if it has one.',
      anatomy: 'Number and question; a scale, tiles or a text area; hint and error.',
      keyboard:
        'Arrow keys move within a scale or single-choice tiles. Space toggles a multiple-choice tile.',
      accessibility:
        'A `fieldset` with the question as `legend`, or a labeled text area. It is focusable for error summaries.',
    },
  },
  args: baseProps,
} satisfies Meta<typeof SurveyQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const StatefulRatings = (props: SurveyQuestionProps) => {
  const [ratings, setRatings] = useState<Partial<Record<string, Rating>>>(ratingAnswer.ratings);
  const handleRate = (item: string, value: Rating) => {
    setRatings((previous) => ({ ...previous, [item]: value }));
    ratingAnswer.onRate(item, value);
  };
  return <SurveyQuestion {...props} answer={{ ...ratingAnswer, ratings, onRate: handleRate }} />;
};

/** Tab moves between items, the arrow keys along the scale. */
export const RatingScales: Story = {
  render: (args) => <StatefulRatings {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Pregunta 1\..*¿Cómo califica/ })).toBeVisible();
    const historyScale = within(
      canvas.getByRole('radiogroup', { name: 'Histórico de movimientos' }),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '4 Bueno', checked: true })).toHaveFocus();
    await userEvent.tab();
    await expect(historyScale.getByRole('radio', { name: /^1/ })).toHaveFocus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(ratingAnswer.onRate).toHaveBeenLastCalledWith('movement-history', 'na');
    await expect(historyScale.getByRole('radio', { name: /N\/A/ })).toBeChecked();
  },
};

const invalidRatingQuestion: SurveyQuestionProps = {
  ...baseProps,
  answer: { ...ratingAnswer, itemErrors: { 'movement-history': 'Elija una calificación.' } },
  error: 'Falta calificar 2 servicios.',
};
export const RatingInvalid: Story = {
  args: invalidRatingQuestion,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Pregunta 1/ })).toHaveAccessibleDescription(
      'Falta calificar 2 servicios.',
    );
    await expect(
      canvas.getByRole('radiogroup', { name: 'Histórico de movimientos' }),
    ).toHaveAccessibleDescription('Elija una calificación.');
    // The unrated item is marked even without its own error; the rated item is not.
    await expect(canvas.getByRole('radiogroup', { name: 'Trazabilidad de pedidos' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Estado de cuenta en línea' })).toBeValid();
  },
};

const StatefulChoice = (props: SurveyQuestionProps) => {
  const [value, setValue] = useState(yesNoAnswer.value);
  const handleChange = (next: string) => {
    setValue(next);
    yesNoAnswer.onValueChange(next);
  };
  return (
    <SurveyQuestion {...props} answer={{ ...yesNoAnswer, value, onValueChange: handleChange }} />
  );
};

const yesNoQuestion: SurveyQuestionProps = {
  position: 4,
  text: '¿Tuvo algún inconveniente al usar el portal?',
  answer: yesNoAnswer,
};
export const YesOrNo: Story = {
  args: yesNoQuestion,
  render: (args) => <StatefulChoice {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(yesNoAnswer.onValueChange).toHaveBeenLastCalledWith('no');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};
export const YesOrNoInvalid: Story = {
  args: { ...yesNoQuestion, error: 'Responda esta pregunta para continuar.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Pregunta/ });
    await expect(group).toBeInvalid();
    for (const name of ['Sí', 'No']) {
      const tile = canvas.getByText(name).closest('label');
      await expect(tile).toHaveStyle({ borderTopWidth: '2px' });
    }
  },
};

export const RespondentRole: Story = {
  args: {
    position: 2,
    text: '¿Cuál es su cargo?',
    answer: {
      ...yesNoAnswer,
      options: [
        { value: 'admin', label: 'Administrador' },
        { value: 'owner', label: 'Propietario' },
        { value: 'secretary', label: 'Secretaria o secretario' },
      ],
      value: 'owner',
    },
  },
};

const StatefulMultipleChoice = (props: SurveyQuestionProps) => {
  const [value, setValue] = useState(devicesAnswer.value);
  const handleChange = (next: readonly string[]) => {
    setValue(next);
    devicesAnswer.onValueChange(next);
  };
  return (
    <SurveyQuestion {...props} answer={{ ...devicesAnswer, value, onValueChange: handleChange }} />
  );
};

const deviceQuestion: SurveyQuestionProps = {
  position: 3,
  text: '¿Desde qué dispositivos entra al portal?',
  answer: devicesAnswer,
  hint: 'Puede elegir varios.',
};

/** The answer keeps the order of the options, not the order of the clicks. */
export const Devices: Story = {
  args: deviceQuestion,
  render: (args) => <StatefulMultipleChoice {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tableta' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Computador' }));
    await expect(devicesAnswer.onValueChange).toHaveBeenLastCalledWith(['pc', 'tablet']);
    await userEvent.keyboard(' ');
    await expect(devicesAnswer.onValueChange).toHaveBeenLastCalledWith(['tablet']);
  },
};

const StatefulComment = (props: SurveyQuestionProps) => {
  const [value, setValue] = useState(commentAnswer.value);
  const handleChange = (next: string) => {
    setValue(next);
    commentAnswer.onValueChange(next);
  };
  return (
    <SurveyQuestion {...props} answer={{ ...commentAnswer, value, onValueChange: handleChange }} />
  );
};

const commentQuestion: SurveyQuestionProps = {
  position: 5,
  text: 'Cuéntenos qué pasó',
  answer: commentAnswer,
  need: 'optional',
};
export const Comment: Story = {
  args: commentQuestion,
  render: (args) => <StatefulComment {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Cuéntenos qué pasó/ });
    await userEvent.type(field, 'Lento');
    await expect(commentAnswer.onValueChange).toHaveBeenLastCalledWith('Lento');
    await expect(canvas.getByText('5 de 500 caracteres')).toBeVisible();
  },
};
export const CommentInvalid: Story = {
  args: { ...commentQuestion, need: 'required', error: 'Escriba su comentario para continuar.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Escriba su comentario/);
  },
};

const unsupportedQuestion: SurveyQuestionProps = {
  position: 6,
  text: '¿Qué tan probable es que nos recomiende?',
  answer: { kind: 'not-allowed', message: 'Tipo de opción de respuesta no permitido' },
};
export const NotAllowed: Story = { args: unsupportedQuestion };
export const Disabled: Story = { args: { ...deviceQuestion, disabled: true } };
export const LongTexts: Story = {
  args: {
    ...deviceQuestion,
    text: 'Pensando en los últimos tres meses, ¿desde qué dispositivos consultó con mayor frecuencia el estado de cuenta, los pedidos y los pagos de sus estaciones de servicio?',
    answer: {
      ...devicesAnswer,
      options: [
        {
          value: 'pc',
          label: 'Computador de escritorio de la estación de servicio',
          icon: <Monitor />,
        },
        { value: 'mobile', label: 'Celular', icon: <Smartphone /> },
      ],
    },
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        rating: <SurveyQuestion {...baseProps} />,
        'rating invalid': <SurveyQuestion {...invalidRatingQuestion} />,
        choice: <SurveyQuestion {...yesNoQuestion} answer={{ ...yesNoAnswer, value: 'si' }} />,
        'choice invalid': <SurveyQuestion {...yesNoQuestion} error="Responda esta pregunta." />,
        choices: (
          <SurveyQuestion {...deviceQuestion} answer={{ ...devicesAnswer, value: ['pc'] }} />
        ),
        'choices invalid': <SurveyQuestion {...deviceQuestion} error="Elija al menos uno." />,
        disabled: <SurveyQuestion {...deviceQuestion} disabled />,
        comment: <SurveyQuestion {...commentQuestion} />,
        'comment invalid': <SurveyQuestion {...commentQuestion} error="Escriba su comentario." />,
        'not allowed': <SurveyQuestion {...unsupportedQuestion} />,
      },
    }),
};
