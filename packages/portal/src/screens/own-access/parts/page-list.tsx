import type { PageGrant } from '@surtidor/domain/associates';
import type { AccessRoute, RouteId } from '@surtidor/domain/session';
import { Card, Link } from '@surtidor/ui';
import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type Text, useText } from '../../../platform/messages/text-context.tsx';
import { getOwnAccessPath, getPortalRoute } from '../../../platform/routes/routes.ts';

/** Returns the title of a page. `edit-profile` has the title of the users page. */
export const getPageTitle = ({ id }: AccessRoute, text: Text): string =>
  text(id === 'edit-profile' ? 'The company’s users' : getPortalRoute(id).title);

export interface PageListProps {
  readonly grants: readonly PageGrant[];
  /** The page that is explained above the list; null for none. */
  readonly requestedPageId: RouteId | null;
}

/** The restricted pages, and whether the user may open each of them. */
export const PageList = ({ grants, requestedPageId }: PageListProps) => {
  const text = useText();
  return (
    <Card title={text('Pages of the portal')}>
      <ul className="flex flex-col divide-y divide-ui-line">
        {grants.map((grant) => (
          <PageRow
            key={grant.page.id}
            grant={grant}
            isRequested={grant.page.id === requestedPageId}
          />
        ))}
      </ul>
    </Card>
  );
};

const iconClasses = cva('', {
  variants: { isAllowed: { true: 'text-ui-success-ink', false: 'text-ui-ink-soft' } },
});

const PageRow = ({ grant, isRequested }: { grant: PageGrant; isRequested: boolean }) => {
  const text = useText();
  const { page, isAllowed } = grant;
  const title = getPageTitle(page, text);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className={iconClasses({ isAllowed })}>
        {isAllowed ? <Check className="size-5" /> : <Minus className="size-5" />}
        <span className="sr-only">
          {`${text(isAllowed ? 'You have access' : 'You do not have access')}:`}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-48">{title}</span>
      {!isAllowed && (
        <Link
          href={getOwnAccessPath(page.id)}
          aria-label={`${text('Who can give me access?')} ${title}`}
          {...(isRequested && { 'aria-current': 'true' })}
        >
          {text('Who can give me access?')}
        </Link>
      )}
    </li>
  );
};
