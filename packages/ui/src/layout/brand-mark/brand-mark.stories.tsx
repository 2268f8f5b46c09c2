import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  component: BrandMark,
  parameters: {
    usage: {
      when: "Use it to show the product's name in the header and on sign-in and error pages.",
      whenNot:
        'For decoration, use an `Illustration` or an icon. Do not repeat the mark on a page.',
      content: "Pass the product's name. In the header, wrap the mark in a link to the home page.",
      anatomy: "A drop, followed by the product's name.",
      keyboard: 'None. The mark is not focusable. In the header, the link around it is.',
      accessibility: 'The drop is hidden from screen readers. The name is text.',
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

const brandMarkOnBrand = (
  <div style={{ background: 'var(--ui-brand)', padding: 12 }}>
    <BrandMark name="Surtidor" background="brand" />
  </div>
);
export const OnBrand: Story = { render: () => brandMarkOnBrand };

export const States: Story = {
  render: (args) =>
    renderStates({
      layout: 'row',
      states: {
        page: <BrandMark {...args} />,
        large: <BrandMark {...args} size="lg" />,
        brand: brandMarkOnBrand,
      },
    }),
};
