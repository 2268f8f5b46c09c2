import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyThemeParameters, renderStates } from '../../story/every-theme.tsx';
import {
  type CorporateDestinations,
  type CorporateDetails,
  CorporateInfo,
} from './corporate-info.tsx';

const company: CorporateDetails = {
  corporation: 'Combustibles del Valle S. A. S.',
  documentType: 'NIT',
  document: '900.482.113-7',
  address: 'Carrera 15 # 93-47, oficina 402',
  phone: '601 745 0900',
  city: 'Bogotá',
  department: 'Cundinamarca',
  country: 'Colombia',
  billingEmail: 'facturacion@combustiblesdelvalle.example',
};

const destinations: CorporateDestinations = {
  frame: { state: 'ready' },
  items: [
    { code: '10234', name: 'Estación El Mirador' },
    { code: '10311', name: 'Estación Puente Nuevo' },
    { code: '10477', name: 'Estación La Cordillera' },
  ],
  searchText: '',
  onSearch: fn(),
  more: 'yes',
  onLoadMore: fn(),
  progress: 'Mostrando 3 de 42',
};

const meta = {
  component: CorporateInfo,
  parameters: {
    usage: {
      when: 'Use it to show the data of a company, read-only.',
      whenNot: 'For data that can be edited, use a form.',
      content:
        "Show the distributor's record of the company, and its destinations with search and paging.",
      anatomy:
        'A card with nine facts, followed by the destinations with search and a load-more button.',
      keyboard: 'Tab moves to the search field, then to the load-more button.',
      accessibility:
        'A region named by its title, with a `dl`. It has `aria-busy` while `company` is null.',
    },
  },
  args: { title: 'Información corporativa', company, destinations },
} satisfies Meta<typeof CorporateInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDestinations: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Buscar destino' }),
      ' mirador {Enter}',
    );
    await waitFor(() => expect(destinations.onSearch).toHaveBeenCalledWith('mirador'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await expect(destinations.onLoadMore).toHaveBeenCalled();
    await expect(canvas.getByRole('list', { name: 'Destinos' })).toBeVisible();
  },
};

export const WithoutDestinations: Story = {
  args: { destinations: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Loading: Story = {
  args: { company: null, destinations: { ...destinations, frame: { state: 'loading' } } },
};

const incompleteCompany: CorporateDetails = {
  ...company,
  phone: '',
  department: '',
  billingEmail: '',
};
export const WithMissingData: Story = {
  args: { company: incompleteCompany, destinations: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sin dato')).toHaveLength(3);
  },
};

export const WithoutSearchResults: Story = {
  args: {
    destinations: {
      ...destinations,
      searchText: 'marte',
      items: [],
      frame: {
        state: 'empty',
        emptyTitle: 'Ningún destino coincide con «marte»',
        emptyText: 'Busque por código o por nombre comercial.',
      },
    },
  },
};

export const DestinationsFailed: Story = {
  args: {
    destinations: {
      ...destinations,
      items: [],
      frame: { state: 'failed', failureText: 'El servicio tardó demasiado.', onRetry: fn() },
    },
  },
};

export const LongNames: Story = {
  args: {
    company: {
      ...company,
      corporation:
        'Comercializadora Internacional de Combustibles y Lubricantes del Oriente Colombiano S. A. S.',
      billingEmail: 'facturacion.electronica.proveedores@comercializadoradeloriente.example',
    },
  },
};

export const States: Story = {
  parameters: everyThemeParameters,
  render: (args) =>
    renderStates({
      states: {
        complete: <CorporateInfo {...args} />,
        'missing data': <CorporateInfo title="Información" company={incompleteCompany} />,
        loading: <CorporateInfo title="Información" company={null} />,
      },
    }),
};
