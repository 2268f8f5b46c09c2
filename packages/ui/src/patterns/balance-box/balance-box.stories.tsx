import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadLink } from '../../actions/link/index.ts';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { BalanceBox } from './balance-box.tsx';

const actions = (
  <>
    <DownloadLink href="/certificado.pdf">Certificado de saldos</DownloadLink>
    <DownloadLink href="/estado.pdf">PDF</DownloadLink>
    <DownloadLink href="/estado.xlsx">Excel</DownloadLink>
  </>
);

const meta = {
  component: BalanceBox,
  parameters: {
    usage: {
      when: 'Use it to show the main amount of an account, above its lines.',
      whenNot: 'For several amounts of equal importance, use a `DescriptionList`.',
      content: 'Show the balance with its date, up to three component amounts, and its documents.',
      anatomy:
        'Label, amount and note; further amounts; downloads at the end. Skeletons while `amount` is null.',
      keyboard: 'Tab moves through the actions.',
      accessibility:
        'A region named by its label, `aria-busy` while loading. Negative amounts have a sign, not only a color.',
    },
  },
  args: {
    label: 'Saldo total',
    amount: '$ 132.908.450',
    note: 'Al 20 nov 2026 · 234 documentos',
    actions,
  },
} satisfies Meta<typeof BalanceBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDownloads: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Saldo total' })).toHaveTextContent(
      '$ 132.908.450',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
export const Negative: Story = {
  args: { amount: '-$ 4.120.000', sign: 'negative', note: 'Tiene saldo a favor.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-$ 4.120.000').parentElement).toHaveClass('text-ui-danger-ink');
  },
};
/** The browser translates a sentence, but no amount. */
export const Unknown: Story = {
  args: { amount: 'Saldo no disponible', note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo no disponible').translate).toBe(true);
  },
};
export const Loading: Story = {
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const WithBreakdown: Story = {
  args: {
    facts: [
      { label: 'Vencido', value: '$ 48.123.000' },
      { label: 'Por vencer', value: '$ 84.785.450' },
    ],
  },
};
export const WithoutDownloads: Story = { args: { actions: undefined, note: undefined } };

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        downloads: <BalanceBox {...args} />,
        negative: <BalanceBox {...args} {...Negative.args} />,
        parts: <BalanceBox {...args} {...WithBreakdown.args} />,
        loading: <BalanceBox {...args} amount={null} />,
        phone: (
          <div style={{ maxWidth: 320 }}>
            <BalanceBox {...args} amount="$ 9.132.908.450" />
          </div>
        ),
      },
    }),
};
