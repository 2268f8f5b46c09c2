import type { AccessDecision } from '@surtidor/domain/session';
import { Link, StatusModal } from '@surtidor/ui';
import { useEffect, useState } from 'react';
import {
  getPermissionLabel,
  PermissionCode,
} from '../../features/permissions/permission-label.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useNavigate } from '../../platform/router/index.ts';
import { getOwnAccessPath } from '../../platform/routes/routes.ts';

export type Redirect = Extract<AccessDecision, { kind: 'redirect' }>;

/**
 * Names the missing permission and links to the people who can grant it. Redirects after 3500 ms or on accept (spec
 * 2; reading 22), but not while the link is hovered or focused. The page itself is not rendered.
 */
export const PermissionNotice = ({ decision }: { decision: Redirect }) => {
  const text = useText();
  const navigate = useNavigate();
  const [isPaused, setIsPaused] = useState(false);
  const { to, afterMs, message, missingPermissions = [], deniedRoute } = decision;
  const redirect = () => navigate(to, { replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new timer only for another redirect.
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(redirect, afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, isPaused]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <StatusModal
      open
      status="warning"
      title={text(message?.key ?? 'You do not have permissions to be on this page!')}
      onAccept={redirect}
    >
      {missingPermissions.length > 0 && (
        <>
          <p>
            {text('You need the permission {permission}. Your legal representative can grant it.', {
              permission: missingPermissions
                .map((permission) => getPermissionLabel(permission, text))
                .join(', '),
            })}
          </p>
          <PermissionCode codes={missingPermissions} />
        </>
      )}
      {deniedRoute && (
        <p className="mt-2">
          <Link
            href={getOwnAccessPath(deniedRoute)}
            onPointerEnter={pause}
            onPointerLeave={resume}
            onFocus={pause}
            onBlur={resume}
          >
            {text('Who can give me access?')}
          </Link>
        </p>
      )}
    </StatusModal>
  );
};
