import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screensIn, withCartOf } from '../../../../../.storybook/store-screens.tsx';
import * as accessMatrix from '../../screens/access-matrix/access-matrix.stories.tsx';
import * as accountHistory from '../../screens/account-history/account-history.stories.tsx';
import * as accountStatus from '../../screens/account-status/account-status.stories.tsx';
import * as associates from '../../screens/associates/associates.stories.tsx';
import * as associatesImport from '../../screens/associates-import/associates-import.stories.tsx';
import * as cashPayment from '../../screens/cash-payment/cash-payment.stories.tsx';
import * as compensate from '../../screens/compensate/compensate.stories.tsx';
import * as compensations from '../../screens/compensations/compensations.stories.tsx';
import * as dashboard from '../../screens/dashboard/dashboard.stories.tsx';
import * as dueCalendar from '../../screens/due-calendar/due-calendar.stories.tsx';
import * as dynamicForm from '../../screens/dynamic-form/dynamic-form.stories.tsx';
import * as editProfile from '../../screens/edit-profile/edit-profile.stories.tsx';
import * as login from '../../screens/login/login.stories.tsx';
import * as maintenance from '../../screens/maintenance/maintenance.stories.tsx';
import * as news from '../../screens/news/news.stories.tsx';
import * as notifications from '../../screens/notifications/notifications.stories.tsx';
import * as orderDetails from '../../screens/order-details/order-details.stories.tsx';
import * as ordersList from '../../screens/orders-list/orders-list.stories.tsx';
import * as ownAccess from '../../screens/own-access/own-access.stories.tsx';
import * as pendingInvoices from '../../screens/pending-invoices/pending-invoices.stories.tsx';
import * as personalInfo from '../../screens/personal-info/personal-info.stories.tsx';
import * as purchasedVouchers from '../../screens/purchased-vouchers/purchased-vouchers.stories.tsx';
import * as salesCertificate from '../../screens/sales-certificate/sales-certificate.stories.tsx';
import * as storeExit from '../../screens/store-exit/store-exit.stories.tsx';
import * as supportLogin from '../../screens/support-login/support-login.stories.tsx';
import * as survey from '../../screens/survey/survey.stories.tsx';
import * as transactionResult from '../../screens/transaction-result/transaction-result.stories.tsx';
import * as voucherConfirmation from '../../screens/voucher-confirmation/voucher-confirmation.stories.tsx';
import * as voucherShop from '../../screens/voucher-shop/voucher-shop.stories.tsx';
import * as vouchers from '../../screens/vouchers/vouchers.stories.tsx';

const meta = { title: 'Stores/Lubricantes', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const store = 'lubricantes';
const screen = screensIn(store);

export const AccessMatrix: Story = screen(accessMatrix);
export const AccountHistory: Story = screen(accountHistory);
export const AccountStatus: Story = screen(accountStatus);
export const Associates: Story = screen(associates);
export const AssociatesImport: Story = screen(associatesImport, { story: associatesImport.Start });
export const CashPayment: Story = screen(cashPayment);
export const Compensate: Story = screen(compensate);
export const Compensations: Story = screen(compensations);
/** The carousel and the links of this store's own blocks. */
export const Dashboard: Story = screen(dashboard, {
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('La línea completa para cada motor'))[0],
    ).toBeVisible();
    const ways = within(await canvas.findByRole('region', { name: 'Accesos' }));
    await expect(await ways.findByRole('link', { name: /Fichas técnicas/ })).toBeVisible();
  },
});
export const DueCalendar: Story = screen(dueCalendar);
export const DynamicForm: Story = screen(dynamicForm);
export const EditProfile: Story = screen(editProfile, { story: editProfile.SeeAssociate });
export const Login: Story = screen(login, {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
    await expect(
      canvas.getByText('Todo lo de su negocio de lubricantes, en un solo lugar'),
    ).toBeInTheDocument();
  },
});
export const Maintenance: Story = screen(maintenance, { story: maintenance.Maintenance });
export const News: Story = screen(news);
export const Notifications: Story = screen(notifications);
export const OrderDetails: Story = screen(orderDetails);
export const OrdersList: Story = screen(ordersList);
export const OwnAccess: Story = screen(ownAccess, { story: ownAccess.Asked });
export const PendingInvoices: Story = screen(pendingInvoices);
export const PersonalInfo: Story = screen(personalInfo, { story: personalInfo.Representative });
export const PurchasedVouchers: Story = screen(purchasedVouchers);
export const SalesCertificate: Story = screen(salesCertificate);
export const StoreExit: Story = screen(storeExit, { story: storeExit.Failed });
export const SupportLogin: Story = screen(supportLogin, { story: supportLogin.Refused });
export const Survey: Story = screen(survey);
export const TransactionResult: Story = screen(transactionResult, {
  story: transactionResult.Approved,
});
export const VoucherConfirmation: Story = screen(voucherConfirmation, {
  render: withCartOf(store, voucherConfirmation.default.component, 20000),
});
export const VoucherShop: Story = screen(voucherShop, {
  render: withCartOf(store, voucherShop.default.component, 20000),
});
export const Vouchers: Story = screen(vouchers);
