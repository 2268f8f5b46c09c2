import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { checkAccess } from '../app/environment/access.ts';
import { LayoutError } from '../app/errors/page-error.tsx';
import { GuestLayout } from '../app/frame/member-layout.tsx';
import { PageTitle } from '../app/frame/page-title.tsx';
import { PortalData } from '../platform/context/providers.tsx';

export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ context, location }) => ({ decision: checkAccess(context, location) }),
  component: GuestRoute,
  errorComponent: LayoutError,
});

function GuestRoute() {
  const { portal, clients } = Route.useRouteContext();
  // A support session starts on a guest page, so the client must not change.
  const [{ client }] = useState(clients.current);
  return (
    <PortalData portal={portal} client={client}>
      <PageTitle />
      <GuestLayout>
        <Outlet />
      </GuestLayout>
    </PortalData>
  );
}
