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
import type { MenuIconName } from '../../platform/routes/route-row.ts';
import { portalRoute } from '../../platform/routes/routes.ts';

const icons: Readonly<Record<MenuIconName, LucideIcon>> = {
  bell: Bell,
  'clipboard-list': ClipboardList,
  'file-check': FileCheck,
  'file-text': FileText,
  gift: Gift,
  history: History,
  house: House,
  'receipt-text': ReceiptText,
  'shopping-bag': ShoppingBag,
  store: Store,
  user: User,
};

/** A route's sign, where its row names one. */
export const RouteIcon = ({ id }: { id: RouteId }) => {
  const { icon } = portalRoute(id);
  if (icon === undefined) return null;
  const Icon = icons[icon];
  return <Icon />;
};
