import { createFileRoute, Outlet } from '@tanstack/react-router';
import { checkAccess } from '../app/environment/access.ts';
import { GuestLayout } from '../app/frame/member-layout.tsx';

export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ context, location }) => ({ decision: checkAccess(context, location) }),
  component: GuestRoute,
});

function GuestRoute() {
  return (
    <GuestLayout>
      <Outlet />
    </GuestLayout>
  );
}
