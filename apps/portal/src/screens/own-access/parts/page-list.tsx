import type { AccessRoute, PageGrant, RouteId } from '@surtidor/domain';
import { Card, Link } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { getOwnAccessPath } from '../../../features/people/people-page.tsx';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getPortalRoute } from '../../../platform/routes/routes.ts';

/** Returns the title of a page. `edit-profile` has the title of the users page. */
export const pageTitle = ({ id }: AccessRoute, text: Text): string =>
  text(id === 'edit-profile' ? 'The people of the company' : getPortalRoute(id).title);

export interface PageListProps {
  readonly grants: readonly PageGrant[];
  /** The page that is explained above the list; null for none. */
  readonly requested: RouteId | null;
}

/** The restricted pages, and whether the user may open each of them. */
export const PageList = ({ grants, requested }: PageListProps) => {
  const text = useText();
  return (
    <Card title={text('Pages of the portal')}>
      <ul className="flex flex-col divide-y divide-line">
        {grants.map((grant) => (
          <PageLine key={grant.page.id} grant={grant} current={grant.page.id === requested} />
        ))}
      </ul>
    </Card>
  );
};

const markClasses = cva('', {
  variants: { isAllowed: { true: 'text-success-ink', false: 'text-ink-soft' } },
});

const PageLine = ({ grant, current }: { grant: PageGrant; current: boolean }) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const { page, isAllowed } = grant;
  const title = pageTitle(page, text);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className={markClasses({ isAllowed })}>
        {isAllowed ? <Check className="size-5" /> : <Minus className="size-5" />}
        <span className="sr-only">
          {text(isAllowed ? 'You may open it' : 'You may not open it')}:
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-48">{title}</span>
      {!isAllowed && (
        <Link
          href={getOwnAccessPath(product, page.id)}
          aria-label={`${text('Who can grant it to me?')} ${title}`}
          {...(current && { 'aria-current': 'true' })}
        >
          {text('Who can grant it to me?')}
        </Link>
      )}
    </li>
  );
};
