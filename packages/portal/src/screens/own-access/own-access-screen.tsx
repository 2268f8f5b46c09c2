import { findRequestedGrant, getPageGrants } from '@surtidor/domain/associates';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { usePortal, useSession, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSearchParams } from '../../platform/router/index.ts';
import { PageList } from './parts/page-list.tsx';
import { RequestedPage } from './parts/requested-page.tsx';
import '../../shared/messages/spanish/personal-info.ts';

/** The pages that the user may open, and who can grant the others. Forbidden pages link here (spec 2 and 6). */
const OwnAccessScreen = () => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const [searchParams] = useSearchParams();
  const grants = getPageGrants(useSession(), useVariant(), product);
  const requestedGrant = findRequestedGrant(grants, searchParams.get('page'));
  return (
    <>
      <PeoplePage
        page="own-access"
        title={text('My access')}
        subtitle={text('The pages that you can open, and who can grant you access to the others.')}
      />
      <div className="flex flex-col gap-5">
        {requestedGrant && <RequestedPage key={requestedGrant.page.id} grant={requestedGrant} />}
        <PageList grants={grants} requestedPageId={requestedGrant?.page.id ?? null} />
      </div>
    </>
  );
};

export default OwnAccessScreen;
