import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { measureContrast } from '../../foundations/contrast/index.ts';
import type { Tone } from '../../foundations/tone/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { Badge } from './badge.tsx';
import { StatusPill } from './status-pill.tsx';

/** Returns the shape of a pill's mark, without its color. */
function getShape(pill: Element | undefined): string {
  if (pill === undefined) return '';
  const mark = getComputedStyle(pill, '::before');
  const { width, height, borderRadius, rotate, borderLeftWidth } = mark;
  return [width, height, borderRadius, rotate, borderLeftWidth].join(' ');
}

const meta = {
  component: Badge,
  parameters: {
    usage: {
      when: 'Use a badge to add a category or a count to the element beside it.',
      whenNot:
        'For the status of something, use `StatusPill`. For a label that can be removed, use `Chip`.',
      content: 'Write one or two words, or a number with its meaning for screen readers.',
      anatomy:
        'A word or number on a pale rounded background. `StatusPill` adds a mark whose shape depends on the tone.',
      keyboard: 'None. The badge is plain text.',
      accessibility:
        'A `span` that is read with the text around it. The mark is decorative, so the text names the status.',
    },
  },
  args: { children: 'Combustibles' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary' } };

const labelByTone: Record<Tone, string> = {
  neutral: 'Por vencer',
  primary: 'Usted',
  info: 'En el banco',
  success: 'Despachado',
  warning: 'Facturado',
  danger: 'Vencida',
  locked: 'Solicitado, retenido',
};

export const Pill: Story = {
  render: () => <StatusPill tone="danger">Vencida</StatusPill>,
  // The label carries the meaning, so that it does not depend on color alone.
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vencida')).toBeVisible();
  },
};

/** Every tone in every theme, light and dark: each has its own mark and enough contrast. */
export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: {
        ...Object.fromEntries(
          Object.entries(labelByTone).map(([tone, label]) => [
            tone,
            // `Object.entries` widens the type of the keys.
            <StatusPill key={tone} tone={tone as Tone}>
              {label}
            </StatusPill>,
          ]),
        ),
        strong: (
          <StatusPill tone="danger" emphasis="strong">
            Vencida hace 60 días
          </StatusPill>
        ),
      },
    }),
  play: async ({ canvas, canvasElement }) => {
    const themes = [...canvasElement.querySelectorAll('[data-theme]')];
    await expect(themes).toHaveLength(8);
    const lowContrastPairs = themes.flatMap((theme) =>
      measureContrast(theme).filter(({ passes }) => !passes),
    );
    await expect(lowContrastPairs).toEqual([]);
    const labels = Object.values(labelByTone).filter((label) => label !== labelByTone.primary);
    const shapes = labels.map((label) => getShape(canvas.getAllByText(label)[0]));
    await expect(new Set(shapes).size).toBe(labels.length);
  },
};
