import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStates } from '../../story/every-theme.tsx';
import { type RenderOptionProps, renderOption } from './render-option.tsx';

const Option = (props: RenderOptionProps) => renderOption(props);

/** One option of the large select's list, in every theme. */
const meta = {
  tags: ['!autodocs', '!dev'],
  component: Option,
  args: {
    id: 'option',
    option: { value: '10000042', label: 'Estación Túquerres' },
    position: 0,
    count: 20_000,
    isActive: false,
    isSelected: false,
  },
  render: (args) => (
    <div role="listbox" aria-label="Destinos" tabIndex={0} className="bg-ui-surface">
      <Option {...args} />
    </div>
  ),
} satisfies Meta<typeof Option>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Active: Story = { args: { isActive: true } };
export const Selected: Story = { args: { isSelected: true } };
export const SelectedAndActive: Story = { args: { isSelected: true, isActive: true } };

/** A long name is truncated; the full text is the row's title. */
export const LongName: Story = {
  args: { option: { value: '10000043', label: 'Distribuidora de combustibles '.repeat(8) } },
};

const renderList = (name: string, isActive: boolean, isSelected: boolean) => (
  <div role="listbox" aria-label={name} tabIndex={0} className="bg-ui-surface">
    <Option
      id={name}
      option={{ value: '10000042', label: 'Estación Túquerres' }}
      position={0}
      count={1}
      isActive={isActive}
      isSelected={isSelected}
    />
  </div>
);

export const States: Story = {
  parameters: {
    a11y: {
      test: 'error',
      // The same option is rendered once per theme, with the same id.
      config: { rules: [{ id: 'duplicate-id-aria', enabled: false }] },
    },
  },
  render: () =>
    renderStates({
      layout: 'grid',
      states: {
        plain: renderList('plain', false, false),
        active: renderList('active', true, false),
        selected: renderList('selected', false, true),
        'selected and active': renderList('both', true, true),
      },
    }),
};
