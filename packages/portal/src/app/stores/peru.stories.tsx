// Generated from the folders of src/screens by 'npm run codegen'.
import { createStoreStories } from '../../../../../.storybook/create-store-stories.tsx';

export default {
  title: 'Stores/Peru',
  tags: ['slow'],
  parameters: { layout: 'fullscreen' },
};

const stories = createStoreStories('peru');

export const AccessMatrix = stories.AccessMatrix;
export const AccountHistory = stories.AccountHistory;
export const AccountStatus = stories.AccountStatus;
export const Activity = stories.Activity;
export const Associates = stories.Associates;
export const AssociatesImport = stories.AssociatesImport;
export const CashPayment = stories.CashPayment;
export const Compensate = stories.Compensate;
export const Compensations = stories.Compensations;
export const Dashboard = stories.Dashboard;
export const DueCalendar = stories.DueCalendar;
export const DynamicForm = stories.DynamicForm;
export const EditProfile = stories.EditProfile;
export const ForgotPassword = stories.ForgotPassword;
export const Invoice = stories.Invoice;
export const Login = stories.Login;
export const Maintenance = stories.Maintenance;
export const News = stories.News;
export const Notifications = stories.Notifications;
export const OrderDetails = stories.OrderDetails;
export const OrdersList = stories.OrdersList;
export const OwnAccess = stories.OwnAccess;
export const Payments = stories.Payments;
export const PendingInvoices = stories.PendingInvoices;
export const PersonalInfo = stories.PersonalInfo;
export const PurchasedVouchers = stories.PurchasedVouchers;
export const ResetPassword = stories.ResetPassword;
export const SalesCertificate = stories.SalesCertificate;
export const Statement = stories.Statement;
export const StoreExit = stories.StoreExit;
export const SupportLogin = stories.SupportLogin;
export const Survey = stories.Survey;
export const TransactionResult = stories.TransactionResult;
export const VoucherConfirmation = stories.VoucherConfirmation;
export const VoucherShop = stories.VoucherShop;
export const Vouchers = stories.Vouchers;
