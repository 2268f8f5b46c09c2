import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../story/controlled.tsx';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { LinkTabs } from './link-tabs.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const tabs = [
  { value: 'invoices', label: 'Facturas', count: 12 },
  { value: 'payments', label: 'Pagos', count: 3 },
  { value: 'notes', label: 'Notas crédito' },
];

/** Renders the content of the selected tab. */
const withContent: Decorator<TabsProps<string>> = (Story, { args }) => (
  <Story
    args={{
      ...args,
      children: (
        <p>{`Contenido de ${args.tabs.find(({ value }) => value === args.value)?.label}.`}</p>
      ),
    }}
  />
);

const meta = {
  component: Tabs,
  parameters: {
    usage: {
      when: 'Use tabs for two to six views of the same subject. Use `LinkTabs` if each view has a URL.',
      whenNot:
        'For two presentations of one list, use a `SegmentedControl`. Avoid tabs for steps and comparisons.',
      content: 'Label each tab with a noun, and a count if it helps. Put the most used tab first.',
      anatomy: 'A row of tabs and the panel of the selected tab.',
      keyboard:
        'Arrows, Home and End select. With `activation="manual"`, Enter or Space selects. Tab moves into the panel.',
      accessibility: '`tablist`, `tab` and `tabpanel`, as in the ARIA Authoring Practices.',
    },
  },
  decorators: [withContent, controlled({ value: 'onValueChange' }), preventNavigation],
  args: { label: 'Documentos', tabs, value: 'invoices', onValueChange: fn(), children: null },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof Tabs<string>>;

/** The tab list is a single tab stop, followed by the panel. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Facturas 12' })).toHaveFocus();
    // Alt with an arrow key is the browser's back and forward shortcut.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('payments');
    await expect(canvas.getByRole('tab', { name: 'Pagos 3' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Pagos 3' })).toHaveTextContent('Pagos');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}');
    await expect(canvas.getByRole('tab', { name: 'Notas crédito', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Facturas 12', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Without a selection the first enabled tab is tabbable. */
export const NoneSelected: Story = {
  args: {
    value: 'none',
    tabs: tabs.map((tab) => ({ ...tab, disabled: tab.value === 'invoices' })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Pagos 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('payments');
  },
};

/** Arrow keys move the focus; Enter or Space selects. */
export const ManualActivation: Story = {
  args: { activation: 'manual' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Pagos 3' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('payments');
    await expect(canvas.getByRole('tab', { name: 'Pagos 3', selected: true })).toHaveFocus();
  },
};

export const WithDisabledTab: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, disabled: tab.value === 'payments' })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Pagos 3' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    canvas.getByRole('tab', { name: 'Facturas 12' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Notas crédito', selected: true })).toHaveFocus();
  },
};

const sections = [
  { href: '?', label: 'Facturas pendientes', current: true },
  { href: '?section=cash', label: 'Pago de contado' },
  { href: '?section=compensate', label: 'Pagos contra facturas' },
  { href: '?section=compensations', label: 'Compensaciones', count: 4 },
];

/** If the links do not fit, the current one is scrolled into view. */
export const OverflowingLinks: Story = {
  render: () => (
    <div style={{ maxWidth: '16rem' }}>
      <LinkTabs
        label="Secciones de pagos"
        tabs={sections.map((tab) => ({ ...tab, current: tab.href.endsWith('compensations') }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation', { name: 'Secciones de pagos' });
    const currentLink = canvas.getByRole('link', { current: 'page' });
    // The current section is scrolled into view on mount.
    const getRightGap = () =>
      strip.getBoundingClientRect().right - currentLink.getBoundingClientRect().right;
    await waitFor(() => expect(getRightGap()).toBeGreaterThanOrEqual(-1));
    await expect(strip.scrollLeft).toBeGreaterThan(0);
  },
};

/** Sections with URLs are plain links in a navigation, each tabbable. */
export const Links: Story = {
  render: () => <LinkTabs label="Secciones de pagos" tabs={sections} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Secciones de pagos' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Facturas pendientes',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pago de contado' })).toHaveFocus();
  },
};

/** Without enough space the strip scrolls, and the focused tab is scrolled into view. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const lastTab = canvas.getByRole('tab', { name: 'Notas crédito' });
    await expect(lastTab).toHaveFocus();
    const strip = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(lastTab.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1);
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        tabs: <Tabs {...args} />,
        disabled: (
          <Tabs
            {...args}
            tabs={tabs.map((tab) => ({ ...tab, disabled: tab.value !== 'invoices' }))}
          />
        ),
        links: <LinkTabs label="Secciones de pagos" tabs={sections} />,
      },
    }),
};
