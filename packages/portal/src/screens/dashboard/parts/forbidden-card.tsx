import { getPermission, type PermissionPurpose, permissionNames } from '@surtidor/domain';
import { Card, ListFrame } from '@surtidor/ui';
import {
  getPermissionLabel,
  PermissionCode,
} from '../../../features/permissions/permission-label.tsx';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import type { PortalMessageKey } from '../../../shared/messages/es.ts';

export interface ForbiddenCardProps {
  readonly title: PortalMessageKey;
  /** Names the hidden content and the missing permission. */
  readonly reason: PortalMessageKey;
  /** The purpose of the missing permission; the dashboard by default. */
  readonly purpose?: PermissionPurpose;
}

/** Replaces a part of the dashboard if the user lacks its permission. No request is sent for it. */
export const ForbiddenCard = ({ title, reason, purpose = 'dashboard' }: ForbiddenCardProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const missingPermission = getPermission(product, permissionNames[purpose]);
  return (
    <Card title={text(title)} className="h-full">
      <ListFrame
        state="forbidden"
        forbiddenText={
          <>
            <span>{text(reason, { permission: getPermissionLabel(missingPermission, text) })}</span>
            <PermissionCode codes={[missingPermission]} />
          </>
        }
      />
    </Card>
  );
};
