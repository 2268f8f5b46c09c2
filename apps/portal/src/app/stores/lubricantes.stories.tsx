import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screensIn, withCartOf } from '../../../../../.storybook/store-screens.tsx';
import * as screens from './screens.ts';

const meta = { title: 'Stores/Lubricantes', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const store = 'lubricantes';
const screen = screensIn(store);

export const AccessMatrix: Story = screen(screens.accessMatrix);
export const AccountHistory: Story = screen(screens.accountHistory);
export const AccountStatus: Story = screen(screens.accountStatus);
export const Associates: Story = screen(screens.associates);
export const AssociatesImport: Story = screen(screens.associatesImport, {
  story: screens.associatesImport.Start,
});
export const CashPayment: Story = screen(screens.cashPayment);
export const Compensate: Story = screen(screens.compensate);
export const Compensations: Story = screen(screens.compensations);
/** The carousel and the links of this store's own blocks. */
export const Dashboard: Story = screen(screens.dashboard, {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('La línea completa para cada motor'))[0],
    ).toBeVisible();
    const links = within(await canvas.findByRole('region', { name: 'Accesos rápidos' }));
    await expect(await links.findByRole('link', { name: /Fichas técnicas/ })).toBeVisible();
  },
});
export const DueCalendar: Story = screen(screens.dueCalendar);
export const DynamicForm: Story = screen(screens.dynamicForm);
export const EditProfile: Story = screen(screens.editProfile, {
  story: screens.editProfile.SeeAssociate,
});
export const ForgotPassword: Story = screen(screens.forgotPassword);
export const Login: Story = screen(screens.login, {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
    await expect(
      canvas.getByText('Todo lo de su negocio de lubricantes, en un solo lugar'),
    ).toBeInTheDocument();
  },
});
export const Maintenance: Story = screen(screens.maintenance, {
  story: screens.maintenance.Maintenance,
});
export const News: Story = screen(screens.news);
export const Notifications: Story = screen(screens.notifications);
export const OrderDetails: Story = screen(screens.orderDetails);
export const OrdersList: Story = screen(screens.ordersList);
export const OwnAccess: Story = screen(screens.ownAccess, {
  story: screens.ownAccess.WithRequestedPage,
});
export const PendingInvoices: Story = screen(screens.pendingInvoices);
export const PersonalInfo: Story = screen(screens.personalInfo, {
  story: screens.personalInfo.Representative,
});
export const PurchasedVouchers: Story = screen(screens.purchasedVouchers);
export const ResetPassword: Story = screen(screens.resetPassword);
export const SalesCertificate: Story = screen(screens.salesCertificate);
export const StoreExit: Story = screen(screens.storeExit, { story: screens.storeExit.Failed });
export const SupportLogin: Story = screen(screens.supportLogin, {
  story: screens.supportLogin.Refused,
});
export const Survey: Story = screen(screens.survey);
export const TransactionResult: Story = screen(screens.transactionResult, {
  story: screens.transactionResult.Approved,
});
export const VoucherConfirmation: Story = screen(screens.voucherConfirmation, {
  render: withCartOf(store, screens.voucherConfirmation.default.component, 20000),
});
export const VoucherShop: Story = screen(screens.voucherShop, {
  render: withCartOf(store, screens.voucherShop.default.component, 20000),
});
export const Vouchers: Story = screen(screens.vouchers);
