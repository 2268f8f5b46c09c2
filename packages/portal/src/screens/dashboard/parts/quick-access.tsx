import { getRoutePath } from '@surtidor/domain/session';
import { useLiveAttempts } from '@surtidor/flows/react';
import { Card, Link } from '@surtidor/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import { useMenuEntries } from '../../../features/menu/use-menu-entries.tsx';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

const gridClasses = 'grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4';

const tileClasses =
  'flex min-h-11 items-center gap-2 rounded-ui-md border border-ui-line px-3 py-2 text-sm font-semibold no-underline! hover:bg-ui-primary-soft [&_svg]:size-5 [&_svg]:shrink-0';

const QuickLink = ({ href, icon, label }: { href: string; icon: ReactNode; label: string }) => (
  <li className="grid">
    <Link href={href} className={tileClasses}>
      {icon}
      <span className="min-w-0 wrap-break-word">{label}</span>
    </Link>
  </li>
);

/** Lists the permitted pages and the links of the store's block, for stores whose header has no menu (reading 46). */
export const QuickAccess = () => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const { entries, externalEntries } = useMenuEntries();
  const paymentCount = useLiveAttempts().length;
  return (
    <Card title={text('Quick access')}>
      <ul className={gridClasses}>
        {paymentCount > 0 && (
          <QuickLink
            href={getRoutePath('pending-invoices', product)}
            icon={<Hourglass />}
            label={text('Payments in progress ({count})', { count: paymentCount })}
          />
        )}
        {entries
          .filter(({ id }) => id !== 'home')
          .map(({ id, href = '/', icon, label }) => (
            <QuickLink key={id} {...{ href, icon, label }} />
          ))}
      </ul>
      <ul className="mt-3 flex min-h-6 flex-wrap gap-x-5 gap-y-1 text-sm">
        {externalEntries.map(({ id, href, label }) => (
          <li key={id}>
            <Link href={href ?? '/'} opens="external">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
