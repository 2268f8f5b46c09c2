import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { DescriptionList } from './description-list.tsx';

const facts = [
  { label: 'Documento', value: '1800045231' },
  { label: 'Fecha', value: '3 nov 2026' },
  { label: 'Destinatario', value: 'Estación El Mirador' },
  { label: 'Referencia', value: '7c1f2a90-55e3-4b0e-9d1c-0a9f3a7e1b22' },
];

const meta = {
  component: DescriptionList,
  parameters: {
    usage: {
      when: 'Use a description list to show the properties of one item as names and values.',
      whenNot: 'To compare several items, use a `Table`. To edit the values, use a form.',
      content:
        'Use two to twelve short names. Format amounts and dates as in the rest of the product.',
      anatomy:
        'Pairs of name and value: in two columns (`grid`), or at opposite ends of a line (`lines`).',
      keyboard: 'None, except for links inside values.',
      accessibility: 'A `dl` with `dt` and `dd`, so that each value is announced with its name.',
    },
  },
  args: { facts },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each value is announced with its label. */
export const Grid: Story = {
  play: async ({ canvas }) => {
    const getTexts = (role: string) =>
      canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(getTexts('term')).toEqual(facts.map(({ label }) => label));
    await expect(getTexts('definition')).toEqual(facts.map(({ value }) => value));
  },
};
export const Lines: Story = { args: { layout: 'lines' } };

/** A label with a bidirectional control character does not change the date beside it. */
export const BidirectionalText: Story = {
  args: {
    facts: [
      {
        label: 'Pedido',
        value: (
          <>
            <span>{'Estación \u202eEl Mirador'}</span> <span data-testid="date">20/11/2026</span>
          </>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const dateText = canvas.getByTestId('date').firstChild;
    const getPosition = (index: number) => {
      const range = document.createRange();
      if (dateText) range.setStart(dateText, index);
      if (dateText) range.setEnd(dateText, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(getPosition(0)).toBeLessThan(getPosition(9));
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      states: {
        grid: <DescriptionList facts={facts} />,
        lines: <DescriptionList facts={facts} layout="lines" />,
      },
    }),
};
