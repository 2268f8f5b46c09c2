import { canSeeGrantingAdmins, grantingRoles, type PageGrant } from '@surtidor/domain';
import { Card, DescriptionList } from '@surtidor/ui';
import {
  PermissionCode,
  permissionLabel,
} from '../../../features/permissions/permission-label.tsx';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { CopyRequest } from './copy-request.tsx';
import { Granters } from './granters.tsx';
import { pageTitle } from './page-list.tsx';

/** A forbidden page: the permission it needs and who can grant it. */
export const RequestedPage = ({ grant }: { grant: PageGrant }) => {
  const text = useText();
  const session = useSession();
  const variant = useVariant();
  const { product } = usePortal().deploymentOptions;
  const { page, needed } = grant;
  const roles = grantingRoles(variant, product).join(', ');
  const facts = [
    needed.length === 0
      ? { label: text('Open to the roles'), value: roles }
      : {
          label: text(needed.length === 1 ? 'Needed permission' : 'Any one of these permissions'),
          value: (
            <>
              {needed.map((one) => permissionLabel(one, text)).join(', ')}
              <PermissionCode codes={needed} />
            </>
          ),
        },
    { label: text('Who can grant it'), value: roles },
  ];
  return (
    <Card title={pageTitle(page, text)}>
      <div className="flex flex-col items-start gap-4">
        <p>
          {text('You cannot open this page')}.{' '}
          {text('They give you a role that has it. Sign in again afterwards.')}
        </p>
        <DescriptionList facts={facts} className="w-full gap-y-4 sm:grid-cols-2" />
        {canSeeGrantingAdmins(session, variant) ? (
          <Granters grant={grant} />
        ) : (
          <p className="text-ink-soft">
            {text('Your company can tell you who holds these roles.')}
          </p>
        )}
        {!session.support && <CopyRequest grant={grant} />}
      </div>
    </Card>
  );
};
