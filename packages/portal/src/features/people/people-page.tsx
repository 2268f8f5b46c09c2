import { getRoutePath, isSuperUser, type RouteId } from '@surtidor/domain/session';
import { LinkTabs } from '@surtidor/ui';
import { useAbilities, usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../platform/page-head/page-head.tsx';
import { getPortalRoute, getSections } from '../../platform/routes/routes.ts';

const peopleRoute = 'edit-profile' satisfies RouteId;

/**
 * Returns the tabs: the user's own data and permissions and, for managers, every section. 'Create many' needs the
 * permission to edit. The super user has every permission, so the page of permissions is omitted.
 */
function usePeopleTabs(currentPage: RouteId) {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { product, rolePermissions } = deploymentOptions;
  const { manageAssociates, changeAssociates, seeActivity } = useAbilities();
  const { role } = useSession();
  const toTab = (id: RouteId, label = text(getPortalRoute(id).title)) => ({
    href: getRoutePath(id, product),
    label,
    current: id === currentPage,
  });
  const ownTabs = [
    toTab('personal-info', text('Profile')),
    ...(isSuperUser(role) && currentPage !== 'own-access' ? [] : [toTab('own-access')]),
  ];
  if (!manageAssociates) return ownTabs;
  const visibleSections = getSections(peopleRoute, deploymentOptions)
    .filter(({ id }) => id !== 'associates-import' || changeAssociates)
    .filter(({ id }) => id !== 'activity' || seeActivity)
    .filter(({ id }) => id !== 'access-matrix' || rolePermissions === 'enabled');
  return [...ownTabs, ...visibleSections.map(({ id }) => toTab(id))];
}

export interface PeoplePageProps extends Omit<PageHeadProps, 'parents' | 'crumb'> {
  /** One of the user's own pages, or of those about the company's people. */
  readonly page: RouteId;
  /** Whether the content is inside the page, such as the form of a user. */
  readonly isNested?: boolean;
}

/** Renders the banner shared by the users' pages, with their navigation. */
export const PeoplePage = ({ page, isNested = false, ...headProps }: PeoplePageProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const tabs = usePeopleTabs(page);
  const parents = isNested
    ? [{ label: text(getPortalRoute(page).title), href: getRoutePath(page, product) }]
    : [];
  return (
    <>
      <PageHead {...headProps} parents={parents} />
      {tabs.length > 1 && (
        <div className="mb-1.5 lg:mb-2.5">
          <LinkTabs label={text('User sections')} tabs={tabs} />
        </div>
      )}
    </>
  );
};
