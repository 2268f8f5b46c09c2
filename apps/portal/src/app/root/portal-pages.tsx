import { forgetBegun, useDataContext } from '@surtidor/data';
import {
  type AccessRequest,
  type Countdown,
  decideAccess,
  matchRoute,
  todayIn,
} from '@surtidor/domain';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { ErrorPage } from '../../features/errors/error-page.tsx';
import { InboxProvider } from '../../features/notifications/inbox-context.tsx';
import { VoucherVisit } from '../../features/vouchers/voucher-visit.tsx';
import {
  usePortal,
  useSessionSnapshot,
  useVariant,
} from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useLocation, useNavigate } from '../../platform/router/index.ts';
import { pageOf } from '../../platform/routes/find-page.ts';
import { useChat } from '../chat/use-chat.ts';
import { GuestLayout, MemberLayout } from '../frame/member-layout.tsx';
import { MemberPageTitle } from '../frame/member-page-title.tsx';
import { PageProgress } from '../frame/page-progress.tsx';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { usePageChange } from '../frame/use-page-change.ts';
import { AccessGate } from '../gate/access-gate.tsx';
import { IdleSession } from '../idle/idle-session.tsx';
import { SessionAttempts } from '../pages/session-attempts.tsx';
import { SessionExpiredPage } from '../session-expired/session-expired-page.tsx';
import { StationFilter } from '../station-filter/station-filter.tsx';
import { screenOf } from './screens.tsx';
import { SignIn } from './sign-in.tsx';
import { addressAfterLogin } from './where-to-start.ts';

export interface PortalPagesProps {
  /** Nobody is signed in: the sign-in page takes this one's place. */
  readonly onSignInNeeded: () => void;
  /** Set once the backend has refused the session (spec 8). */
  readonly expired: Countdown | null;
}

const Waiting = () => (
  <>
    <PageProgress />
    <PageSkeleton />
  </>
);

const LoginPage = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { deploymentOptions } = usePortal();
  const enter = () => navigate(addressAfterLogin(search, deploymentOptions), { replace: true });
  return <SignIn onSignedIn={enter} />;
};

/** The page at the present address, behind the one gate (spec 2, guard). */
export const PortalPages = ({ onSignInNeeded, expired }: PortalPagesProps) => {
  const { pathname, search } = useLocation();
  const { deploymentOptions, answers, now } = usePortal();
  const { client } = useDataContext();
  const { session } = useSessionSnapshot();
  const variant = useVariant();
  const route = matchRoute(pathname, deploymentOptions.product);
  const query = new URLSearchParams(search);
  const visit = { session, variant, deploymentOptions, route, query };
  const found = route === null ? null : pageOf(route.id, query);
  const screen = found?.screen ?? null;
  const today = todayIn(variant.timeZone, now());
  const view = session && { session, variant, deploymentOptions, parameters: query, today };
  const Screen =
    found === null || screen === 'login' ? null : screenOf(found, view && { view, client });
  const title = useText()(found?.title ?? (found && route?.title) ?? 'Page not found');
  usePageChange(`${pathname} ${screen}`);
  // Before the parts of the page watch anything.
  useLayoutEffect(() => {
    answers.note({ kind: 'opened', page: `${pathname}${search}` });
    return () => forgetBegun(client);
  }, [answers, client, pathname, search]);

  if (expired !== null && session !== null) return <SessionExpiredPage countdown={expired} />;
  const renderPages = (brought: Pick<AccessRequest, 'vouchers'>) => (
    <AccessGate decision={decideAccess({ ...visit, ...brought })} onSignInNeeded={onSignInNeeded}>
      {screen === 'login' ? (
        <LoginPage />
      ) : (
        <Suspense fallback={<Waiting />}>
          {Screen === null ? <ErrorPage kind="not-found" /> : <Screen />}
        </Suspense>
      )}
    </AccessGate>
  );
  const page =
    route?.needs === undefined ? (
      renderPages({})
    ) : (
      <Suspense fallback={<Waiting />}>
        <VoucherVisit session={session}>{renderPages}</VoucherVisit>
      </Suspense>
    );
  const isGuest = session === null || (route !== null && route.audience !== 'member');
  if (!isGuest) return <SignedIn title={title}>{page}</SignedIn>;
  return (
    <>
      <PageTitle title={title} />
      {screen === 'login' ? page : <GuestLayout>{page}</GuestLayout>}
    </>
  );
};

const SignedIn = ({ title, children }: { title: string; children: ReactNode }) => {
  useChat();
  return (
    <IdleSession>
      <SessionAttempts>
        <InboxProvider>
          <MemberPageTitle title={title} />
          <MemberLayout>
            <StationFilter>{children}</StationFilter>
          </MemberLayout>
        </InboxProvider>
      </SessionAttempts>
    </IdleSession>
  );
};
