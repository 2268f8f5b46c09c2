import LoginScreen from '@surtidor/portal/screens/login';
import { createFileRoute } from '@tanstack/react-router';
import { checkAccess } from '../app/environment/access.ts';
import { LayoutError } from '../app/errors/page-error.tsx';
import { PageTitle } from '../app/frame/page-title.tsx';
import { usePortal } from '../platform/context/portal-context.tsx';
import { useLocation, useNavigate } from '../platform/router/index.ts';
import { getPathAfterLogin } from '../shared/session/login-path.ts';

export const Route = createFileRoute('/login')({
  // No separate chunk: most pages need the same code as the sign-in page.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => ({ decision: checkAccess(context, location) }),
  component: LoginRoute,
  errorComponent: LayoutError,
});

function LoginRoute() {
  const { returnedSignIn } = Route.useRouteContext();
  const { deploymentOptions } = usePortal();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const handleSignedIn = () =>
    navigate(getPathAfterLogin({ search, hash }, deploymentOptions), { replace: true });
  return (
    <>
      <PageTitle />
      <LoginScreen onSignedIn={handleSignedIn} returnedForm={returnedSignIn} />
    </>
  );
}
