import type { Meta, StoryObj } from '@storybook/react-vite';
import { getShortReference } from '@surtidor/domain/payments';
import { getCachedScenario } from '@surtidor/sandbox/scenarios';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyNow } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { useLocation } from '../../platform/router/index.ts';

/** Shows the current path, because the palette navigates. */
const CurrentPath = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{`${pathname}${search}`}</p>;
};

const meta = {
  component: CurrentPath,
  decorators: [portalStory],
  parameters: { portal: { framed: true } },
} satisfies Meta<typeof CurrentPath>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchLabel = 'Buscar una página, un pedido, una factura, una estación o un usuario';

/** Opens the palette with its shortcut. */
async function openPalette() {
  await screen.findByTestId('place');
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: searchLabel });
}

const getPathElement = () => screen.getByTestId('place');
const findOption = (name: RegExp) => screen.findByRole('option', { name });

/** Lists the permitted pages; one selected with the keyboard becomes a recent one. */
export const Pages: Story = {
  play: async () => {
    const field = await openPalette();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'Páginas' })).toHaveTextContent(
      'Compensaciones',
    );
    await userEvent.keyboard('compensaciones');
    await findOption(/^Compensaciones/);
    await userEvent.keyboard('{Enter}');
    await expect(getPathElement()).toHaveTextContent('/admin/pending-invoices/compensations');
    await openPalette();
    await expect(await screen.findByRole('group', { name: 'Recientes' })).toHaveTextContent(
      'Compensaciones',
    );
  },
};

/** Pages are also found by further words, and a payment by its reference. */
export const Payments: Story = {
  play: async () => {
    for (const [words, name, target] of [
      ['comprobante', /^Pagos(?! vs)/, '/admin/pending-invoices/payments'],
      ['recibo', /^Pagos(?! vs)/, '/admin/pending-invoices/payments'],
      ['pagos', /^Pagos(?! vs)/, '/admin/pending-invoices/payments'],
      ['contraseña', /^Cambiar contraseña/, '/allied/edit/personal-info'],
    ] as const) {
      await openPalette();
      await userEvent.keyboard(words);
      await findOption(name);
      await userEvent.keyboard('{Enter}');
      await expect(getPathElement()).toHaveTextContent(target);
    }
    const rows = await getCachedScenario({
      scenario: 'typical',
      store: 'colombia',
      now: storyNow,
    });
    const uuid = rows.transactions?.[0]?.uuid ?? '';
    await openPalette();
    await userEvent.keyboard(getShortReference(uuid));
    await expect(await findOption(/^Pago [0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
  },
};

/** A payment is found by its amount, and by its invoice, which comes first. */
export const PaymentByAmountAndInvoice: Story = {
  play: async () => {
    const field = await openPalette();
    await userEvent.keyboard('FEV100072');
    const payments = await screen.findByRole('group', { name: 'Pagos' });
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Factura FEV100072/);
    const [amount = ''] = /\$\s[\d.]+$/.exec(payments.textContent ?? '') ?? [];
    const digits = amount.replace(/\D/g, '');
    await userEvent.clear(field);
    await userEvent.keyboard(digits);
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Pago /),
    );
    await userEvent.keyboard('{Enter}');
    await expect(getPathElement()).toHaveTextContent('/admin/resultado-transaccion?uuid=');
  },
};

/** Finds an order of any date by part of its number. */
export const Order: Story = {
  play: async () => {
    await openPalette();
    await userEvent.keyboard('4010');
    await screen.findAllByRole('option', { name: /^Pedido / });
    await userEvent.keyboard('{Enter}');
    await expect(getPathElement()).toHaveTextContent(
      /^\/admin\/order-details\?orderNumber=4010\d+$/,
    );
  },
};

/** Opens with a button; finds a station by part of its name. */
export const Station: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Buscar en el portal (Ctrl K)' }),
    );
    await screen.findByRole('combobox', { name: searchLabel });
    await userEvent.keyboard('esta');
    const stations = await screen.findByRole('group', { name: 'Estaciones' });
    await expect(stations).toBeVisible();
  },
};

/** If the backend has no search of stations, all of them are searched. */
export const StationSpecificationOnly: Story = {
  parameters: { portal: { framed: true, sandboxMode: 'strict' } },
  play: async () => {
    await openPalette();
    await userEvent.keyboard('mirador');
    const stations = await screen.findByRole('group', { name: 'Estaciones' });
    await expect(stations).toHaveTextContent('Mirador');
  },
};

/** If the backend has no search of documents, a complete number finds the invoice, paid or not. */
export const InvoiceSpecificationOnly: Story = {
  parameters: { portal: { framed: true, sandboxMode: 'strict' } },
  play: async () => {
    const { documents } = await getCachedScenario({
      scenario: 'typical',
      store: 'colombia',
      now: storyNow,
    });
    const paid = documents?.find(({ tipo_documento, saldo }) => tipo_documento === 'RV' && !saldo);
    await openPalette();
    await userEvent.keyboard(paid?.num_documento ?? '');
    await findOption(/^Factura FEV/);
    await userEvent.keyboard('{Enter}');
    await expect(getPathElement()).toHaveTextContent(`/admin/invoice?number=${paid?.num_factura}`);
  },
};

/** With permission for orders only, nothing else is offered or requested. */
export const LimitedPermissions: Story = {
  parameters: {
    portal: { framed: true, role: 'operativo', permissions: ['Surtidor_Trazabilidad::pedidos'] },
  },
  play: async () => {
    await openPalette();
    const pages = await screen.findByRole('group', { name: 'Páginas' });
    await expect(pages).toHaveTextContent('Pedidos');
    for (const page of ['Facturas pendientes', 'Usuarios', 'Bonos', 'Notificaciones']) {
      await expect(pages).not.toHaveTextContent(page);
    }
  },
};

/** If the backend does not respond, pages are still listed and a message is shown. */
export const SearchFailed: Story = {
  parameters: {
    portal: {
      framed: true,
      faults: [
        { match: { operation: 'Orders' }, fault: { kind: 'error', message: 'Sin servicio' } },
      ],
    },
  },
  play: async () => {
    await openPalette();
    await userEvent.keyboard('40');
    const lists = await screen.findByRole('group', {
      name: /^No pudimos completar la búsqueda/,
    });
    await expect(lists).toHaveTextContent('Buscar 40 en: Pedidos');
  },
};

/** The device stores ids only; names are fetched when the palette opens. */
export const Recents: Story = {
  parameters: {
    portal: {
      framed: true,
      storage: (owner: string) => ({
        'surtidor-recents': JSON.stringify({
          owner,
          targets: [
            { kind: 'order', id: '4010000100' },
            { kind: 'invoice', id: 'FEV100080' },
            { kind: 'page', id: 'notifications' },
            { kind: 'page', id: 'no-such-page' },
          ],
        }),
      }),
    },
  },
  play: async () => {
    await openPalette();
    const recentGroup = within(await screen.findByRole('group', { name: 'Recientes' }));
    await expect(recentGroup.getAllByRole('option')).toHaveLength(3);
    await expect(recentGroup.getByRole('option', { name: /^Pedido 4010000100/ })).toBeVisible();
    await expect(recentGroup.getByRole('option', { name: /^Factura FEV100080/ })).toBeVisible();
  },
};

/** If there are more results than shown, links to the lists are offered. */
export const MoreResultsThanShown: Story = {
  play: async () => {
    await openPalette();
    await userEvent.keyboard('4010');
    const lists = await screen.findByRole('group', {
      name: 'Puede haber más resultados en las listas',
    });
    await expect(lists).toHaveTextContent('Buscar 4010 en: Pedidos');
  },
};
