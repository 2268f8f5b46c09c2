import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { renderStates } from '../../story/every-theme.tsx';
import { interactionStates, renderInteractionStates } from '../../story/interaction-states.tsx';
import { DownloadLink } from './download-link.tsx';
import { Link } from './link.tsx';
import { LinkProvider } from './link-provider.tsx';

const meta = {
  component: Link,
  parameters: {
    usage: {
      when: 'Use a link to navigate to another page or to a section of the current page.',
      whenNot: 'Use a `Button` to perform an action and a `DownloadLink` to download a file.',
      content:
        "Describe the destination in text that makes sense out of context; never use 'aquí'.",
      anatomy: 'Underlined text. A link to another site also states that it opens in a new tab.',
      keyboard: 'Enter follows the link.',
      accessibility: 'A link that opens a new tab contains a note for screen readers.',
    },
  },
  args: { href: '/admin/pending-invoices', children: 'Ver facturas pendientes' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Internal: Story = {};

/** The hover, focus and pressed states side by side. */
export const HoverFocusPressed: Story = {
  parameters: { pseudo: interactionStates },
  render: (args) => renderInteractionStates((state) => <Link {...args} {...state} />),
};

export const External: Story = {
  args: { opens: 'external', href: 'https://tienda.example', children: 'Política de privacidad' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /se abre en una pestaña nueva/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const handleNavigate = fn();

/** `LinkProvider` renders the links with the component of the app's router. */
export const WithRouterLink: Story = {
  render: (args) => (
    <LinkProvider
      component={({ href, children, className }) => (
        <a
          href={href}
          className={className}
          onClick={(event) => {
            event.preventDefault();
            handleNavigate(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(handleNavigate).toHaveBeenCalledWith('/admin/pending-invoices');
  },
};

export const Download: Story = {
  render: () => <DownloadLink href="/files/estado.pdf">Estado de cuenta (PDF)</DownloadLink>,
};
export const DownloadPreparing: Story = {
  render: () => <DownloadLink state="preparing">Estado de cuenta (PDF)</DownloadLink>,
  // The link has no `href` while the file is prepared, but it stays focusable.
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-busy', 'true');
  },
};
export const DownloadUnavailable: Story = {
  render: () => <DownloadLink>Estado de cuenta (PDF)</DownloadLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link')).not.toHaveAttribute('href');
  },
};

export const States: Story = {
  render: () =>
    renderStates({
      layout: 'row',
      states: {
        here: <Link href="/x">Ver facturas</Link>,
        external: (
          <Link href="https://tienda.example" opens="external">
            Política de privacidad
          </Link>
        ),
        download: <DownloadLink href="/files/a.pdf">Factura (PDF)</DownloadLink>,
        preparing: <DownloadLink state="preparing">Factura (PDF)</DownloadLink>,
        unavailable: <DownloadLink>Factura (PDF)</DownloadLink>,
      },
    }),
};
