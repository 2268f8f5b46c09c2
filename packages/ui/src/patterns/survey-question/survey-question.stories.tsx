import type { Meta, StoryObj } from '@storybook/react-vite';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Rating } from '../../inputs/rating-scale/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import type { SurveyAnswerOf } from './answer.ts';
import { SurveyQuestion, type SurveyQuestionProps } from './survey-question.tsx';
import { SurveyQuestionSkeleton } from './survey-question-skeleton.tsx';

const rating: SurveyAnswerOf<'rating'> = {
  kind: 'rating',
  items: [
    { value: 'account-statement', label: 'Estado de cuenta en línea' },
    { value: 'movement-history', label: 'Histórico de movimientos' },
    { value: 'order-tracking', label: 'Trazabilidad de pedidos' },
  ],
  ratings: { 'account-statement': '4' },
  onRate: fn(),
};
const yesNo: SurveyAnswerOf<'choice'> = {
  kind: 'choice',
  options: [
    { value: 'si', label: 'Sí' },
    { value: 'no', label: 'No' },
  ],
  value: null,
  onValueChange: fn(),
};
const devices: SurveyAnswerOf<'choices'> = {
  kind: 'choices',
  options: [
    { value: 'pc', label: 'Computador', icon: <Monitor /> },
    { value: 'mobile', label: 'Celular', icon: <Smartphone /> },
    { value: 'tablet', label: 'Tableta', icon: <Tablet /> },
  ],
  value: [],
  onValueChange: fn(),
};
const comment: SurveyAnswerOf<'comment'> = {
  kind: 'comment',
  value: '',
  onValueChange: fn(),
  maxLength: 500,
};

const base: SurveyQuestionProps = {
  position: 1,
  text: '¿Cómo califica los servicios del portal?',
  answer: rating,
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
  args: base,
} satisfies Meta<typeof SurveyQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const SavedRatings = (props: SurveyQuestionProps) => {
  const [ratings, setRatings] = useState<Partial<Record<string, Rating>>>(rating.ratings);
  const rate = (item: string, value: Rating) => {
    setRatings((previous) => ({ ...previous, [item]: value }));
    rating.onRate(item, value);
  };
  return <SurveyQuestion {...props} answer={{ ...rating, ratings, onRate: rate }} />;
};

/** Tab moves between items, the arrow keys along the scale. */
export const RatingScales: Story = {
  render: (args) => <SavedRatings {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /Pregunta 1\..*¿Cómo califica/ })).toBeVisible();
    const history = within(canvas.getByRole('radiogroup', { name: 'Histórico de movimientos' }));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '4 Bueno', checked: true })).toHaveFocus();
    await userEvent.tab();
    await expect(history.getByRole('radio', { name: /^1/ })).toHaveFocus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(rating.onRate).toHaveBeenLastCalledWith('movement-history', 'na');
    await expect(history.getByRole('radio', { name: /N\/A/ })).toBeChecked();
  },
};

const notRated: SurveyQuestionProps = {
  ...base,
  answer: { ...rating, itemErrors: { 'movement-history': 'Elija una calificación.' } },
  error: 'Falta calificar 2 servicios.',
};
export const RatingInvalid: Story = {
  args: notRated,
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

const SavedChoice = (props: SurveyQuestionProps) => {
  const [value, setValue] = useState(yesNo.value);
  const choose = (next: string) => {
    setValue(next);
    yesNo.onValueChange(next);
  };
  return <SurveyQuestion {...props} answer={{ ...yesNo, value, onValueChange: choose }} />;
};

const yesNoQuestion: SurveyQuestionProps = {
  position: 4,
  text: '¿Tuvo algún inconveniente al usar el portal?',
  answer: yesNo,
};
export const YesOrNo: Story = {
  args: yesNoQuestion,
  render: (args) => <SavedChoice {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(yesNo.onValueChange).toHaveBeenLastCalledWith('no');
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
      ...yesNo,
      options: [
        { value: 'admin', label: 'Administrador' },
        { value: 'owner', label: 'Propietario' },
        { value: 'secretary', label: 'Secretaria o secretario' },
      ],
      value: 'owner',
    },
  },
};

const SavedChoices = (props: SurveyQuestionProps) => {
  const [value, setValue] = useState(devices.value);
  const choose = (next: readonly string[]) => {
    setValue(next);
    devices.onValueChange(next);
  };
  return <SurveyQuestion {...props} answer={{ ...devices, value, onValueChange: choose }} />;
};

const deviceQuestion: SurveyQuestionProps = {
  position: 3,
  text: '¿Desde qué dispositivos entra al portal?',
  answer: devices,
  hint: 'Puede elegir varios.',
};

/** The answer keeps the order of the options, not the order of the clicks. */
export const Devices: Story = {
  args: deviceQuestion,
  render: (args) => <SavedChoices {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tableta' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Computador' }));
    await expect(devices.onValueChange).toHaveBeenLastCalledWith(['pc', 'tablet']);
    await userEvent.keyboard(' ');
    await expect(devices.onValueChange).toHaveBeenLastCalledWith(['tablet']);
  },
};

const SavedComment = (props: SurveyQuestionProps) => {
  const [value, setValue] = useState(comment.value);
  const type = (next: string) => {
    setValue(next);
    comment.onValueChange(next);
  };
  return <SurveyQuestion {...props} answer={{ ...comment, value, onValueChange: type }} />;
};

const commentQuestion: SurveyQuestionProps = {
  position: 5,
  text: 'Cuéntenos qué pasó',
  answer: comment,
  need: 'optional',
};
export const Comment: Story = {
  args: commentQuestion,
  render: (args) => <SavedComment {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Cuéntenos qué pasó/ });
    await userEvent.type(field, 'Lento');
    await expect(comment.onValueChange).toHaveBeenLastCalledWith('Lento');
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

const unknown: SurveyQuestionProps = {
  position: 6,
  text: '¿Qué tan probable es que nos recomiende?',
  answer: { kind: 'not-allowed', message: 'Tipo de opción de respuesta no permitido' },
};
export const NotAllowed: Story = { args: unknown };
export const Disabled: Story = { args: { ...deviceQuestion, disabled: true } };
export const LongTexts: Story = {
  args: {
    ...deviceQuestion,
    text: 'Pensando en los últimos tres meses, ¿desde qué dispositivos consultó con mayor frecuencia el estado de cuenta, los pedidos y los pagos de sus estaciones de servicio?',
    answer: {
      ...devices,
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
export const Loading: Story = { render: () => <SurveyQuestionSkeleton /> };

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        rating: <SurveyQuestion {...base} />,
        'rating invalid': <SurveyQuestion {...notRated} />,
        choice: <SurveyQuestion {...yesNoQuestion} answer={{ ...yesNo, value: 'si' }} />,
        'choice invalid': <SurveyQuestion {...yesNoQuestion} error="Responda esta pregunta." />,
        choices: <SurveyQuestion {...deviceQuestion} answer={{ ...devices, value: ['pc'] }} />,
        'choices invalid': <SurveyQuestion {...deviceQuestion} error="Elija al menos uno." />,
        disabled: <SurveyQuestion {...deviceQuestion} disabled />,
        comment: <SurveyQuestion {...commentQuestion} />,
        'comment invalid': <SurveyQuestion {...commentQuestion} error="Escriba su comentario." />,
        'not allowed': <SurveyQuestion {...unknown} />,
        loading: <SurveyQuestionSkeleton />,
      },
    }),
};
