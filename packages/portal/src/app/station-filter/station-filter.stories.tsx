import type { Meta, StoryObj } from '@storybook/react-vite';
import { useDestinations } from '@surtidor/data';
import type { ScenarioRows } from '@surtidor/sandbox/scenarios';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../../../.storybook/portal-story.tsx';
import { Link, useLocation } from '../../platform/router/index.ts';
import AccountStatusScreen from '../../screens/account-status/account-status-screen.tsx';
import DashboardScreen from '../../screens/dashboard/dashboard-screen.tsx';
import DueCalendarScreen from '../../screens/due-calendar/due-calendar-screen.tsx';
import OrdersListScreen from '../../screens/orders-list/orders-list-screen.tsx';
import PendingInvoicesScreen from '../../screens/pending-invoices/pending-invoices-screen.tsx';
import { StationFilter } from './station-filter.tsx';

/** Renders the screen of a path in this story. */
function renderScreen(pathname: string) {
  if (pathname === '/') return <DashboardScreen />;
  if (pathname === '/admin/orders-list') return <OrdersListScreen />;
  if (pathname === '/admin/account-status') return <AccountStatusScreen />;
  return pathname.endsWith('/calendar') ? <DueCalendarScreen /> : <PendingInvoicesScreen />;
}

/** Renders a page that the selected station filters or one that it does not, with links between them. */
const Pages = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="place">{`${pathname}${search}`}</p>
      <p className="mb-4">
        <Link to="/">Ir al inicio</Link> <Link to="/admin/orders-list">Ir a pedidos</Link>{' '}
        <Link to="/admin/pending-invoices">Ir a facturas</Link>{' '}
        <Link to="/admin/pending-invoices/calendar">Ir al calendario</Link>{' '}
        <Link to="/admin/account-status">Ir a la cuenta</Link>
      </p>
      <StationFilter>{renderScreen(pathname)}</StationFilter>
    </>
  );
};

const meta = {
  component: Pages,
  decorators: [portalStory],
  parameters: { portal: { path: '/admin/orders-list' } },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getPathElement = () => screen.getByTestId('place');
const allStationsButton = { name: 'Todas las estaciones' };
const stationButton = { name: /^Solo la estación \d+ - / };

/** Selects the first station whose name contains this text. Resolves with its code and name. */
async function selectStation(canvas: Canvas, label: string) {
  await userEvent.click(await canvas.findByRole('button', allStationsButton));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ver una sola estación' }));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Estación' }), label);
  const [option] = await screen.findAllByRole('option', { name: new RegExp(label, 'i') });
  await userEvent.click(option as HTMLElement);
  const button = await canvas.findByRole('button', stationButton);
  const [, code = '', name = ''] = /(\d+) - (.*)/.exec(button.textContent ?? '') ?? [];
  return { code, name };
}

const clickLink = async (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('link', { name }));

/** The selected station filters every page that supports it, including the dashboard. */
export const AcrossPages: Story = {
  play: async ({ canvas }) => {
    const { code, name } = await selectStation(canvas, 'mirador');
    await expect(getPathElement()).toHaveTextContent(`/admin/orders-list?station=${code}`);
    await clickLink(canvas, 'Ir a facturas');
    await waitFor(() =>
      expect(getPathElement()).toHaveTextContent(`/admin/pending-invoices?station=${code}`),
    );
    await expect(await canvas.findByRole('button', stationButton)).toBeVisible();
    await clickLink(canvas, 'Ir al inicio');
    await waitFor(() => expect(getPathElement()).toHaveTextContent(`/?station=${code}`));
    await expect(await canvas.findByRole('button', stationButton)).toBeVisible();
    const orders = await canvas.findByRole('region', { name: 'Últimos pedidos' });
    for (const row of await within(orders).findAllByRole('listitem')) {
      await expect(row).toHaveTextContent(name);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las estaciones' }));
    await expect(getPathElement()).toHaveTextContent(/^\/$/);
    await clickLink(canvas, 'Ir a pedidos');
    await waitFor(() => expect(getPathElement()).toHaveTextContent(/^\/admin\/orders-list$/));
    await expect(await canvas.findByRole('button', allStationsButton)).toBeVisible();
  },
};

/** A filter of the orders or a link of a station affects that list only. */
export const IndependentOfListFilter: Story = {
  play: async ({ canvas }) => {
    const [station] = await canvas.findAllByRole('link', { name: /^\d+ - / });
    const [code] = (station?.textContent ?? '').split(' - ');
    await userEvent.click(station as HTMLElement);
    await expect(getPathElement()).toHaveTextContent(`/admin/orders-list?destination=${code}`);
    await expect(
      await canvas.findByRole('button', { name: /^Quitar Estación de servicio: / }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', allStationsButton)).toBeVisible();
    await clickLink(canvas, 'Ir a facturas');
    await waitFor(() => expect(getPathElement()).toHaveTextContent(/^\/admin\/pending-invoices$/));
    await expect(await canvas.findByRole('button', allStationsButton)).toBeVisible();
    await clickLink(canvas, 'Ir a pedidos');
    await waitFor(() => expect(getPathElement()).toHaveTextContent(/^\/admin\/orders-list$/));
  },
};

/** The calendar shows the selected station and keeps it when the day changes. */
export const Calendar: Story = {
  parameters: {
    portal: {
      path: ({ orders = [] }: ScenarioRows) =>
        `/admin/pending-invoices/calendar?station=${orders.at(-1)?.destino}`,
    },
  },
  play: async ({ canvas }) => {
    const selectedButton = await canvas.findByRole('button', stationButton);
    const name = selectedButton.textContent?.split(' - ')[1] ?? '';
    const [entry] = await canvas.findAllByRole('link', { name: /^(Pedido|Factura) / });
    await expect(entry?.closest('li')).toHaveTextContent(name);
    for (const link of canvas.getAllByRole('link', { name: /^(Pedido|Factura) / })) {
      await expect(link.closest('li')).toHaveTextContent(name);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(getPathElement()).toHaveTextContent(/station=\d+/);
    await expect(selectedButton).toBeVisible();
  },
};

/** The account has no stations, so a note explains that it shows all (reading 65). */
export const PageWithoutStations: Story = {
  play: async ({ canvas }) => {
    const { code, name } = await selectStation(canvas, 'mirador');
    await clickLink(canvas, 'Ir a la cuenta');
    await expect(
      await canvas.findByText(`Aquí se muestran todas las estaciones, no solo ${code} - ${name}.`),
    ).toBeVisible();
    await expect(getPathElement()).toHaveTextContent(/^\/admin\/account-status$/);
    await expect(canvas.queryByRole('button', stationButton)).toBeNull();
  },
};

/** If the backend cannot filter documents by station, the dashboard shows all stations and says so. */
export const SpecificationOnly: Story = {
  parameters: { portal: { path: '/admin/orders-list', sandboxMode: 'strict' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', allStationsButton));
    await expect(
      await screen.findByText(/^Los pedidos y los certificados mostrarán/),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const { code, name } = await selectStation(canvas, 'mirador');
    await clickLink(canvas, 'Ir al inicio');
    await expect(
      await canvas.findByText(`Aquí se muestran todas las estaciones, no solo ${code} - ${name}.`),
    ).toBeVisible();
    await expect(getPathElement()).toHaveTextContent(/^\/$/);
    await expect(canvas.queryByRole('button', stationButton)).toBeNull();
    await clickLink(canvas, 'Ir a pedidos');
    await expect(await canvas.findByRole('button', stationButton)).toBeVisible();
  },
};

/** A station in the URL of the dashboard does not filter the latest orders either. */
export const SpecificationOnlyWithStationInUrl: Story = {
  parameters: {
    portal: {
      sandboxMode: 'strict',
      path: '/?station=99999',
    },
  },
  play: async ({ canvas }) => {
    const orders = within(await canvas.findByRole('region', { name: 'Últimos pedidos' }));
    await expect(await orders.findAllByRole('listitem')).toHaveLength(4);
  },
};

/** Counts how often a search returns another list, so that a story sees whether it comes to rest. */
const ListChanges = () => {
  const { state } = useDestinations('119999');
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts the changes of the state
  useEffect(() => setCount((previousCount) => previousCount + 1), [state]);
  return (
    <p className="sr-only" data-testid="list-changes">
      {count}
    </p>
  );
};

/** The picker of a dealer with 20,000 stations, at a backend that cannot search them. */
export const TwentyThousandStations: Story = {
  render: () => (
    <>
      <Pages />
      <ListChanges />
    </>
  ),
  parameters: {
    portal: {
      sandboxMode: 'strict',
      faults: [
        {
          match: { field: 'listarDestinatarios' },
          fault: {
            kind: 'response',
            value: {
              total_count: 20_000,
              items: Array.from({ length: 20_000 }, (_, index) => ({
                id_destinatario: String(index + 1),
                codigo_destinatario: String(100_000 + index),
                nombre_comercial: `Estación ${index}`,
              })),
            },
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', allStationsButton));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ver una sola estación' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Estación' }), '119999');
    await expect(await screen.findByRole('option', { name: /Estación 19999/ })).toBeVisible();
    await expect(Number(screen.getByTestId('list-changes').textContent)).toBeLessThan(10);
  },
};

/** If the stations fail to load, the picker shows the error and a retry button. */
export const PickerWithError: Story = {
  parameters: {
    portal: {
      faults: [
        {
          match: { operation: 'Destinations' },
          fault: { kind: 'error', message: 'Sin servicio' },
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', allStationsButton));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ver una sola estación' }));
    await expect(await dialog.findByText('Sin servicio')).toBeVisible();
  },
};

export const RetriesPicker: Story = {
  ...PickerWithError,
  play: async (context) => {
    await PickerWithError.play?.(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Ver una sola estación' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(dialog.queryByText('Sin servicio')).toBeNull());
    await userEvent.type(dialog.getByRole('combobox', { name: 'Estación' }), 'mirador');
    const [option] = await screen.findAllByRole('option', { name: /mirador/i });
    await expect(option).toBeVisible();
  },
};
