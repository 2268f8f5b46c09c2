import { Card, Skeleton } from '@surtidor/ui';
import { Suspense } from 'react';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { useAbilities } from '../../features/people/use-abilities.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { OwnData } from './parts/own-data.tsx';

// One's own data is there first: the company, and the form of the password with its engine, follow.
const CompanyPanel = lazyPart(async () => (await import('./parts/company-panel.tsx')).CompanyPanel);
const PasswordPanel = lazyPart(
  async () => (await import('./parts/password-panel.tsx')).PasswordPanel,
);

/** The place of a panel that is on its way. */
const PanelSkeleton = () => (
  <Card>
    <Skeleton className="mb-5 h-6 w-48 max-w-full" />
    <Skeleton className="h-64 w-full" />
  </Card>
);

/** One's own data, the company behind the account and the password (spec 2, personal information). */
const PersonalInfoScreen = () => {
  const text = useText();
  const { changePassword } = useAbilities();
  return (
    <>
      <PeoplePage section={null} title={text('Personal information')} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <OwnData />
          <Suspense fallback={<PanelSkeleton />}>
            <CompanyPanel />
          </Suspense>
        </div>
        {changePassword && (
          <Suspense fallback={<PanelSkeleton />}>
            <PasswordPanel />
          </Suspense>
        )}
      </div>
    </>
  );
};

// React's lazy asks for a default export.
export default PersonalInfoScreen;
