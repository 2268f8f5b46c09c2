import type { RouteId } from '@surtidor/domain/session';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileCheck from 'lucide-react/icons/file-check';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import User from 'lucide-react/icons/user';
import { getPortalRoute, type MenuIconName } from '../../platform/routes/routes.ts';

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

/** Renders the icon of a route, if it has one. */
export const RouteIcon = ({ id }: { id: RouteId }) => {
  const { icon } = getPortalRoute(id);
  if (icon === undefined) return null;
  const Icon = icons[icon];
  return <Icon />;
};
