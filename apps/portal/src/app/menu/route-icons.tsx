import type { RouteId } from '@surtidor/domain';
import {
  Bell,
  ClipboardList,
  FileCheck,
  FileText,
  Gift,
  History,
  House,
  type LucideIcon,
  ReceiptText,
  ShoppingBag,
  Store,
  User,
} from 'lucide-react';

/** The sign of each route that a menu may lead to. */
const icons: Readonly<Partial<Record<RouteId, LucideIcon>>> = {
  home: House,
  'edit-profile': User,
  'account-status': FileText,
  'account-history': History,
  'pending-invoices': ReceiptText,
  orders: ClipboardList,
  vouchers: Gift,
  'purchased-vouchers': ShoppingBag,
  'sales-certificate': FileCheck,
  notifications: Bell,
  store: Store,
};

/** A route's sign, where it has one. */
export const RouteIcon = ({ id }: { id: RouteId }) => {
  const Icon = icons[id];
  return Icon === undefined ? null : <Icon />;
};
