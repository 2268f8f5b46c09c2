import {
  canSeeGrantingAdmins,
  getGrantingRoles,
  type PageGrant,
} from '@surtidor/domain/associates';
import { Button, Card, DescriptionList } from '@surtidor/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import {
  getPermissionLabel,
  PermissionCode,
} from '../../../features/permissions/permission-label.tsx';
import { usePortal, useSession, useVariant } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { GrantingAdmins } from './granting-admins.tsx';
import { getPageTitle } from './page-list.tsx';

/** Explains a forbidden page: the permission it requires and who can grant it. */
export const RequestedPage = ({ grant }: { grant: PageGrant }) => {
  const text = useText();
  const session = useSession();
  const variant = useVariant();
  const { product } = usePortal().deploymentOptions;
  const { page, requiredPermissions } = grant;
  const roles = getGrantingRoles(variant, product).join(', ');
  const facts = [
    requiredPermissions.length === 0
      ? { label: text('Roles with access'), value: roles }
      : {
          label: text(
            requiredPermissions.length === 1 ? 'Needed permission' : 'Any one of these permissions',
          ),
          value: (
            <>
              <span>
                {requiredPermissions
                  .map((permission) => getPermissionLabel(permission, text))
                  .join(', ')}
              </span>
              <PermissionCode codes={requiredPermissions} />
            </>
          ),
        },
    { label: text('Who can grant it'), value: roles },
  ];
  return (
    <Card title={getPageTitle(page, text)}>
      <div className="flex flex-col items-start gap-4">
        <p>
          {`${text('You cannot open this page')}. ${text('Ask them for a role that includes it, then sign in again.')}`}
        </p>
        <DescriptionList facts={facts} className="w-full gap-y-4 sm:grid-cols-2" />
        {canSeeGrantingAdmins(session, variant) ? (
          <GrantingAdmins grant={grant} />
        ) : (
          <p className="text-ui-ink-soft">{text('Ask your company who has these roles.')}</p>
        )}
        {!session.support && <CopyRequestButton grant={grant} />}
      </div>
    </Card>
  );
};

/** Copies a message that requests access. Renders nothing if the browser has no clipboard. */
const CopyRequestButton = ({ grant: { page, requiredPermissions } }: { grant: PageGrant }) => {
  const text = useText();
  const { displayName, clientCode } = useSession();
  const [isCopied, setCopied] = useState(false);
  // Undefined on pages without HTTPS.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const title = getPageTitle(page, text);
  const copy = () => {
    clipboard
      .writeText(
        text(
          'Hello. I am {name}, client {client}. I need to open "{page}" in the portal ({permission}). Can you assign me a role that includes it?',
          {
            name: displayName,
            client: clientCode,
            page: title,
            permission: requiredPermissions.join(', ') || title,
          },
        ),
      )
      .then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
        onClick={copy}
      >
        {text(isCopied ? 'Request copied' : 'Copy the request')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && text('Request copied')}
      </span>
    </>
  );
};
