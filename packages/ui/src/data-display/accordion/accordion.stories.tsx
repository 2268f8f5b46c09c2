import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { Accordion } from './accordion.tsx';

const sections = [
  {
    id: 'pay',
    heading: '¿Cómo pago varias facturas a la vez?',
    content: <p>Selecciónelas en la lista y presione Continuar.</p>,
  },
  {
    id: 'partial',
    heading: '¿Puedo pagar solo una parte?',
    aside: 'Pagos',
    content: <p>Sí: elija Pago parcial y escriba el valor.</p>,
  },
  {
    id: 'certificate',
    heading: '¿Dónde descargo mi certificado de saldos?',
    aside: 'Estado de cuenta',
    content: <p>En Estado de cuenta, junto al saldo total.</p>,
  },
];

const meta = {
  component: Accordion,
  parameters: {
    usage: {
      when: 'Use an accordion for long content on a page with little space, when people read one part at a time.',
      whenNot:
        'For content that everyone must read, use plain text; for one section, `DisclosureButton`; for views, `Tabs`.',
      content:
        'Use two to ten sections. Each heading names its content and can end with a count or an amount.',
      anatomy: 'Heading buttons, each followed by its section.',
      keyboard: 'Enter or Space expands and collapses a section.',
      accessibility: 'Each button has `aria-expanded` to announce whether its section is open.',
    },
  },
  args: { sections, onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each heading is a Tab stop; Enter and Space expand and collapse it. */
export const TogglesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const firstButton = canvas.getByRole('button', {
      name: '¿Cómo pago varias facturas a la vez?',
    });
    await userEvent.tab();
    await expect(firstButton).toHaveFocus();
    await expect(firstButton).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(firstButton).toHaveAttribute('aria-expanded', 'true');
    await expect(
      canvas.getByRole('region', { name: '¿Cómo pago varias facturas a la vez?' }),
    ).toHaveTextContent('presione Continuar');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['pay', 'partial']);
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

export const SingleOpenSection: Story = {
  args: { mode: 'one', defaultOpen: ['pay'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /solo una parte/ }));
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(['partial']);
  },
};

export const InitiallyOpen: Story = { args: { defaultOpen: ['partial'] } };

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        closed: <Accordion {...args} />,
        open: <Accordion {...args} defaultOpen={['partial']} />,
      },
    }),
};
