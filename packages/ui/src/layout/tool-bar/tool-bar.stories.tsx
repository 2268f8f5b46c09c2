import type { Meta, StoryObj } from '@storybook/react-vite';
import Bookmark from 'lucide-react/icons/bookmark';
import Share from 'lucide-react/icons/share';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { FilterButton } from '../../inputs/filter-panel/index.ts';
import { SearchBox } from '../../inputs/search-box/index.ts';
import { SegmentedControl } from '../../inputs/segmented-control/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { ToolBar, ToolBarSearch } from './tool-bar.tsx';

const segments = [
  { value: 'cards', label: 'Tarjetas' },
  { value: 'rows', label: 'Filas' },
];

const options = [
  { value: 'due', label: 'Vencen primero' },
  { value: 'amount', label: 'Mayor valor' },
];

const Tools = () => (
  <>
    <ToolBarSearch>
      <SearchBox label="Buscar facturas" onValueChange={fn()} />
    </ToolBarSearch>
    <FilterButton count={2} open={false} onOpenChange={fn()} />
    <SegmentedControl label="Ver como" options={segments} value="cards" onValueChange={fn()} />
    <Select label="Ordenar por" labelMode="hidden" options={options} defaultValue="due" />
  </>
);

const EndTools = () => (
  <>
    <Button variant="secondary" icon={<Bookmark className="size-5" />}>
      Vistas
    </Button>
    <Button variant="secondary" icon={<Share className="size-5" />}>
      Exportar
    </Button>
  </>
);

const meta = {
  component: ToolBar,
  parameters: {
    usage: {
      when: 'Use it above a list that people can search, filter, sort or download.',
      whenNot:
        'For actions on selected items, use the `SelectionBar`. For actions of the page, use its `PageBanner`.',
      content: 'Put `ToolBarSearch` first, then filters and sort order, then downloads and views.',
      anatomy:
        'Search, filters and sort order at the start; downloads and views at the end. Wraps on narrow screens.',
      keyboard: 'Tab moves through the controls in reading order.',
      accessibility: 'The toolbar has no role. Each control has its own label.',
    },
  },
  args: { children: <Tools />, end: <EndTools /> },
} satisfies Meta<typeof ToolBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All tools have the same height. */
export const EqualHeights: Story = {
  play: async ({ canvas }) => {
    const tools = [
      canvas.getByRole('searchbox'),
      canvas.getByRole('combobox'),
      ...canvas.getAllByRole('button'),
      canvas.getByRole('group'),
    ];
    const heights = new Set(tools.map((tool) => Math.round(tool.getBoundingClientRect().height)));
    await expect([...heights]).toEqual([44]);
  },
};

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        'with end': <ToolBar {...args} />,
        'without end': <ToolBar>{args.children}</ToolBar>,
      },
    }),
};
