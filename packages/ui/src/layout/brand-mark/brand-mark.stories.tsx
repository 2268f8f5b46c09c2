import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  component: BrandMark,
  parameters: {
    usage: {
      when: 'Where the product names itself: header, sign-in, pages of errors.',
      whenNot: 'As decoration, twice on one page, or as a picture of something else.',
      content: "The product's name; in the header it is the content of the link home.",
      anatomy: "A drop and the product's name beside it.",
      keyboard: 'None: it takes no focus. In the header the link around it does.',
      accessibility: 'The drop is hidden from screen readers; the name is text.',
    },
  },
  args: { name: 'Surtidor' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drop is decorative: screen readers read only the name. */
export const OnPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Surtidor')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Large: Story = { args: { size: 'lg' } };

const onBrand = (
  <div style={{ background: 'var(--ui-brand)', padding: 12 }}>
    <BrandMark name="Surtidor" background="brand" />
  </div>
);
export const OnBrand: Story = { render: () => onBrand };

export const States: Story = {
  render: (args) =>
    renderStates({
      layout: 'row',
      states: {
        page: <BrandMark {...args} />,
        large: <BrandMark {...args} size="lg" />,
        brand: onBrand,
      },
    }),
};
