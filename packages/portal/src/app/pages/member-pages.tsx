import type { Notification } from '@surtidor/domain/notifications';
import { type AccessDecision, matchRoute } from '@surtidor/domain/session';
import { type ReactNode, useLayoutEffect } from 'react';
import { PortalAttempts } from '../../features/attempts/portal-attempts.tsx';
import { ErrorPage } from '../../features/errors/error-page.tsx';
import { InboxProvider } from '../../features/notifications/inbox-context.tsx';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { useLocation } from '../../platform/router/index.ts';
import { getPageId } from '../../platform/routes/routes.ts';
import { useChat } from '../chat/use-chat.ts';
import { MemberLayout } from '../frame/member-layout.tsx';
import { MemberPageTitle } from '../frame/member-page-title.tsx';
import { usePageChange } from '../frame/use-page-change.ts';
import { useReloadPosition } from '../frame/use-reload-position.ts';
import { GrantedPage } from '../gate/granted-page.tsx';
import { IdleSession } from '../idle/idle-session.tsx';
import { StationFilter } from '../station-filter/station-filter.tsx';
import { useWebVitals } from '../vitals/use-web-vitals.ts';
import { PageBoundary } from './page-boundary.tsx';

/** Reports the current page to the connection before its components send requests. */
function useReportPage(page: string): void {
  const { connection } = usePortal();
  useLayoutEffect(() => connection.record({ kind: 'opened', page }), [connection, page]);
}

interface MemberPagesProps {
  readonly decision: AccessDecision;
  /** The notifications that the server sent with the page; null if none. */
  readonly initialNotifications: readonly Notification[] | null;
  readonly children: ReactNode;
}

/**
 * Renders a page within a session, in its layout: header, menu, content and footer. A path that is not in the access
 * table renders the not-found page, even if the router has a page for it.
 */
export const MemberPages = ({ decision, initialNotifications, children }: MemberPagesProps) => {
  const { pathname, search } = useLocation();
  const { deploymentOptions } = usePortal();
  const route = matchRoute(pathname, deploymentOptions);
  usePageChange(getPageId(pathname, new URLSearchParams(search)));
  useReportPage(`${pathname}${search}`);
  useReloadPosition();
  useChat();
  useWebVitals();
  const page =
    route === null ? (
      <ErrorPage kind="not-found" />
    ) : (
      <GrantedPage decision={decision}>{children}</GrantedPage>
    );
  return (
    <IdleSession>
      <PortalAttempts>
        <InboxProvider initial={initialNotifications}>
          <MemberPageTitle />
          <MemberLayout>
            <StationFilter>
              <PageBoundary>{page}</PageBoundary>
            </StationFilter>
          </MemberLayout>
        </InboxProvider>
      </PortalAttempts>
    </IdleSession>
  );
};
