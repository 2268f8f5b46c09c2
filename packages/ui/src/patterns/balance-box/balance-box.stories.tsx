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
      when: 'The one figure of an account, above its lines.',
      whenNot: 'Several figures of equal weight, which are a `DescriptionList`.',
      content: 'The balance with its date, at most three figures that make it up, its documents.',
      anatomy:
        'Label, amount and note; further figures; downloads at the end. Skeletons while `amount` is null.',
      keyboard: 'None of its own: Tab reaches the actions.',
      accessibility:
        'A region named by its label, `aria-busy` while loading. Negative amounts keep their sign; the colour only adds to it.',
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
    await expect(canvas.getByText('-$ 4.120.000')).toHaveClass('text-danger-ink');
  },
};
export const Loading: Story = {
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
export const WithParts: Story = {
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
        parts: <BalanceBox {...args} {...WithParts.args} />,
        loading: <BalanceBox {...args} amount={null} />,
        phone: (
          <div style={{ maxWidth: 320 }}>
            <BalanceBox {...args} amount="$ 9.132.908.450" />
          </div>
        ),
      },
    }),
};
