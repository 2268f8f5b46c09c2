import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { checkAccess } from '../app/environment/access.ts';
import { LayoutError } from '../app/errors/page-error.tsx';
import { PagePending } from '../app/frame/page-pending.tsx';
import { MemberPages } from '../app/pages/member-pages.tsx';
import { MemberScope } from '../app/pages/member-scope.tsx';
import { preloadLayout } from '../app/pages/preload.ts';
import { useSessionSnapshot } from '../platform/context/portal-context.tsx';

export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) => ({
    decision: checkAccess(context, location),
    decidedSession: context.portal.sessions.getSnapshot().key,
  }),
  loader: ({ context }) => preloadLayout(context),
  component: MemberRoute,
  errorComponent: LayoutError,
});

function MemberRoute() {
  // An overlay's history entry decides the same access again, and the layout is not rendered again for it.
  const { decision, decidedSession } = Route.useMatch({
    select: ({ context }) => ({
      decision: context.decision,
      decidedSession: context.decidedSession,
    }),
    structuralSharing: true,
  });
  const { clients } = useRouter().options.context;
  const { session, key } = useSessionSnapshot();
  // After a sign-out, the redirect to the sign-in page is pending; after another sign-in, its access.
  if (session === null || key !== decidedSession) return <PagePending />;
  const client = clients.current();
  return (
    <MemberScope key={key} session={client}>
      <MemberPages decision={decision} initialNotifications={client.initialNotifications}>
        <Outlet />
      </MemberPages>
    </MemberScope>
  );
}
