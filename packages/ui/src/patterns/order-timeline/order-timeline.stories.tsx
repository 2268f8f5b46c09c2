import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DownloadLink, Link } from '../../actions/link/index.ts';
import { ListFrame } from '../../layout/list-frame/index.ts';
import { renderStates } from '../../story/every-theme.tsx';
import { preventNavigation } from '../../story/prevent-navigation.tsx';
import { OrderTimeline, type OrderTimelineEntry } from './order-timeline.tsx';
import { OrderTimelineSkeleton } from './order-timeline-skeleton.tsx';

const requestedEntry: OrderTimelineEntry = {
  id: '1',
  title: 'Solicitado',
  tone: 'warning',
  date: '21 nov 2026',
  time: '08:15',
};
const acceptedEntry: OrderTimelineEntry = {
  id: '2',
  title: 'Aceptado',
  tone: 'success',
  date: '21 nov 2026',
  time: '10:02',
};
const billedEntry: OrderTimelineEntry = {
  id: '4',
  title: 'Facturado',
  tone: 'warning',
  date: '22 nov 2026',
  time: '06:40',
  link: (
    <span className="-ml-3">
      <DownloadLink href="#factura">Factura FE-10293</DownloadLink>
    </span>
  ),
};
const dispatchedEntry: OrderTimelineEntry = {
  id: '5',
  title: 'Despachado',
  tone: 'success',
  date: '22 nov 2026',
  time: '14:25',
  isCurrent: true,
  facts: [
    { label: 'Guía de transporte', value: 'TC-98213-0' },
    { label: 'Transportador', value: 'Transportes La Cordillera' },
    { label: 'Placa', value: 'KTR 482' },
  ],
  link: <Link href="#detalle">Ver detalle de la entrega</Link>,
};

const meta = {
  component: OrderTimeline,
  parameters: {
    usage: {
      when: 'Use it to show the history and the current status of an order.',
      whenNot: 'Do not use it for the steps of a form or for events outside of orders.',
      content: 'Show each step with its date, mark the current step and list the upcoming ones.',
      anatomy:
        'A mark and a line per entry: title, date, reasons, facts, link. Upcoming steps have a hollow mark.',
      keyboard: 'Tab moves through the links.',
      accessibility:
        'An ordered list named by `label`. The current entry has `aria-current="step"` and a visible label.',
    },
  },
  args: {
    label: 'Seguimiento del pedido 4500012345',
    currentLabel: 'Estado actual',
    entries: [requestedEntry, acceptedEntry, billedEntry, dispatchedEntry],
  },
  decorators: [preventNavigation],
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the links are tab stops, in the order of the entries. */
export const Dispatched: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(4);
    const currentEntries = entries.filter((entry) => entry.getAttribute('aria-current') === 'step');
    await expect(currentEntries).toHaveLength(1);
    await expect(entries[3]).toHaveTextContent(/Despachado.*Estado actual/);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Factura FE-10293/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver detalle de la entrega' })).toHaveFocus();
  },
};

/** Past, current and upcoming steps look different. Upcoming steps have no date. */
export const InProgress: Story = {
  args: {
    entries: [requestedEntry, { ...acceptedEntry, isCurrent: true }],
    upcoming: ['Remisionado', 'Facturado', 'Despachado'],
    upcomingLabel: 'Por venir',
  },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps[4]).toHaveTextContent('Despachado (Por venir)');
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toEqual([steps[1]]);
  },
};

const blockedEntry: OrderTimelineEntry = {
  id: '-1',
  title: 'Enviado a revisión',
  tone: 'warning',
  date: '21 nov 2026',
  time: '08:20',
  isCurrent: true,
  reasons: [
    { id: 'block', tone: 'warning', text: 'Motivo del bloqueo: cupo de crédito excedido.' },
  ],
};
export const Blocked: Story = {
  args: { entries: [requestedEntry, blockedEntry] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Motivo del bloqueo/)).toBeVisible();
  },
};

const heldEntry: OrderTimelineEntry = { ...requestedEntry, tone: 'locked', isCurrent: true };

/** An order on hold has the same color and icon as its panel. */
export const OnHold: Story = { args: { entries: [heldEntry] } };

const deletedEntry: OrderTimelineEntry = {
  ...requestedEntry,
  id: '9',
  title: 'Eliminado',
  tone: 'neutral',
};

const rejectedEntry: OrderTimelineEntry = {
  id: '6',
  title: 'Rechazado',
  tone: 'danger',
  date: '21 nov 2026',
  time: '11:48',
  isCurrent: true,
  reasons: [
    { id: 'reject', tone: 'danger', text: 'Motivo del rechazo: sin disponibilidad en la planta.' },
  ],
};
export const Rejected: Story = { args: { entries: [requestedEntry, rejectedEntry] } };

const invalidDateEntry: OrderTimelineEntry = {
  ...acceptedEntry,
  date: 'Formato de fecha inválido',
  time: undefined,
};
export const InvalidDate: Story = {
  args: { entries: [requestedEntry, invalidDateEntry] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Formato de fecha inválido')).toBeVisible();
  },
};

const unavailableDetailEntry: OrderTimelineEntry = {
  ...billedEntry,
  link: 'Detalle no disponible',
};
export const WithoutDetailLink: Story = {
  args: { entries: [requestedEntry, unavailableDetailEntry] },
};

/** No entry is current if the order has no current status. */
export const WithoutCurrentStatus: Story = {
  args: { entries: [requestedEntry, acceptedEntry] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).queryByText('Estado actual')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    entries: [
      {
        ...dispatchedEntry,
        title: 'Despachado parcialmente desde el centro logístico Zona Franca del Magdalena Medio',
        facts: [
          { label: 'Guía de transporte', value: 'TC982130000000012345678900' },
          {
            label: 'Transportador',
            value: 'Cooperativa de Transportadores de Carga Líquida del Suroccidente',
          },
        ],
      },
    ],
  },
};

export const Empty: Story = {
  render: () => (
    <ListFrame
      state="empty"
      emptyTitle="No se encontró información de seguimiento para este pedido"
      emptyText="Cuando la planta registre un movimiento, aparecerá aquí."
    />
  ),
};
export const Loading: Story = { render: () => <OrderTimelineSkeleton /> };

export const States: Story = {
  render: (args) =>
    renderStates({
      states: {
        dispatched: <OrderTimeline {...args} />,
        blocked: <OrderTimeline {...args} entries={[requestedEntry, blockedEntry]} />,
        'on hold': <OrderTimeline {...args} entries={[heldEntry]} />,
        deleted: <OrderTimeline {...args} entries={[requestedEntry, deletedEntry]} />,
        rejected: <OrderTimeline {...args} entries={[requestedEntry, rejectedEntry]} />,
        'no date, no detail': (
          <OrderTimeline {...args} entries={[invalidDateEntry, unavailableDetailEntry]} />
        ),
        loading: <OrderTimelineSkeleton count={2} />,
      },
    }),
};
