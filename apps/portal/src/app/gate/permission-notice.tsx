import type { AccessDecision } from '@surtidor/domain';
import { StatusModal } from '@surtidor/ui';
import { useEffect } from 'react';
import { useText } from '../../platform/messages/text-context.tsx';
import { useNavigate } from '../../platform/router/index.ts';

export type Redirect = Extract<AccessDecision, { kind: 'redirect' }>;

/**
 * Says which permission is missing and who can grant it, then goes on after 3500 ms or on accept
 * (spec 2; settled reading 22). Nothing of the page itself is drawn.
 */
export const PermissionNotice = ({ decision }: { decision: Redirect }) => {
  const text = useText();
  const navigate = useNavigate();
  const { to, afterMs, message, missing = [] } = decision;
  const leave = () => navigate(to, { replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new timer only for another redirect.
  useEffect(() => {
    const timer = setTimeout(leave, afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs]);
  return (
    <StatusModal
      open
      status="warning"
      title={text(message?.key ?? 'You do not have permissions to be on this page!')}
      onAccept={leave}
    >
      {missing.length > 0 &&
        text('You need the permission {permission}. Your legal representative can grant it.', {
          permission: missing.join(', '),
        })}
    </StatusModal>
  );
};
