import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDealer } from '@surtidor/sandbox/scenarios';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PortalParameters } from '../../../../../.storybook/portal-parameters.ts';
import { portalStory, redirectTo } from '../../../../../.storybook/portal-story.tsx';
import { OtherCompany } from '../../features/companies/company-switch.tsx';

const peru = getDealer('typical', 'peru').client;
const switchPath = '/server-middleware/auth/company';
const portal: PortalParameters = {
  scenario: 'companies',
  role: 'contadora',
  framed: true,
  path: '/admin/account-status?company=1',
  rest: { [switchPath]: { status: 200, body: { switched: true } } },
};
const respond = (response: NonNullable<PortalParameters['rest']>[string]) => ({
  parameters: { portal: { rest: { [switchPath]: response } } },
});

interface PageProps {
  /** The other company of the page; without one, it is of the session's company. */
  readonly code?: string;
  readonly subject?: 'page' | 'payment';
}

const AnyPage = ({ code, subject = 'page' }: PageProps) =>
  code === undefined ? (
    <h1>Una página del portal</h1>
  ) : (
    <OtherCompany code={code} subject={subject} />
  );

/** The switch between the companies of a person, and the page that offers it. */
const meta = {
  component: AnyPage,
  decorators: [portalStory],
  parameters: { portal },
} satisfies Meta<typeof AnyPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the list of companies. */
async function openDialog({ canvas, canvasElement }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar de empresa' }));
  const page = within(canvasElement.ownerDocument.body);
  const dialog = within(await page.findByRole('dialog', { name: 'Sus empresas' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  return dialog;
}

/** Presses the other company. */
async function pressOther(context: Context) {
  const dialog = await openDialog(context);
  const items = within(dialog.getByRole('list'));
  await userEvent.click(items.getByRole('button'));
  return dialog;
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Empresa' }));
    await expect(await bar.findByText(/S\.A/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Cambiar de empresa' })).toBeVisible();
  },
};

export const ClosedOnPhone: Story = { ...Closed, globals: { viewport: { value: 'phone' } } };

export const Open: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByText('Empresa actual')).toBeVisible();
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** The whole document is loaded again. */
export const Switched: Story = {
  play: async (context) => {
    await pressOther(context);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/'));
  },
};

export const Switching: Story = {
  ...respond('never'),
  play: async (context) => {
    const dialog = await pressOther(context);
    await expect(within(dialog.getByRole('list')).getByRole('button')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  ...respond({ status: 502, body: { code: 'communication' } }),
  play: async (context) => {
    const dialog = await pressOther(context);
    await expect(await dialog.findByText(/^No pudimos cambiar de empresa/)).toBeVisible();
    await expect(redirectTo).not.toHaveBeenCalled();
  },
};

export const NoLongerTheirs: Story = {
  ...respond({ status: 403, body: { code: 'forbidden' } }),
  play: async (context) => {
    const dialog = await pressOther(context);
    await expect(await dialog.findByText('Ya no tiene acceso a esta empresa.')).toBeVisible();
  },
};

export const ListFailed: Story = {
  parameters: {
    portal: {
      faults: [
        { match: { operation: 'Companies' }, fault: { kind: 'error', message: 'Sin servicio' } },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar de empresa' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** A person with one company, or support, has no switch. */
export const OneCompany: Story = {
  parameters: { portal: { role: 'representante' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Menú' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Empresa' })).toBeNull();
  },
};

export const Support: Story = { ...OneCompany, parameters: { portal: { support: true } } };

export const PageOfOtherCompany: Story = {
  args: { code: peru },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Esta página es de .*S\.A/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar a esta empresa' }));
    await waitFor(() =>
      expect(redirectTo).toHaveBeenCalledWith('/admin/account-status?company=1', 'passed'),
    );
  },
};

export const PageOfOtherCompanyOnPhone: Story = {
  args: { code: peru },
  globals: { viewport: { value: 'phone' } },
};

export const PaymentOfOtherCompany: Story = {
  args: { code: peru, subject: 'payment' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Este pago es de / })).toBeVisible();
  },
};

/** The link is of a company that the person does not have. */
export const PageOfForeignCompany: Story = {
  args: { code: '9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tiene acceso a esta empresa.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cambiar a esta empresa' })).toBeNull();
  },
};
