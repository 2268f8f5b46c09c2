import { getRoutePath, isIncluded, isSuperUser, type RouteId } from '@surtidor/domain/session';
import { LinkTabs } from '@surtidor/ui';
import { useAbilities, usePortal, useSession } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../platform/page-head/page-head.tsx';
import { getSectionPath } from '../../platform/routes/find-page.ts';
import { type PeopleSection, routes } from '../../platform/routes/routes.ts';

const peopleRoute = 'edit-profile' satisfies RouteId;
const { sections } = routes[peopleRoute];

/** Returns the path of a section of the users' pages. */
export const getPeoplePath = (product: string, section: PeopleSection): string =>
  getSectionPath(getRoutePath(peopleRoute, product), section);

const sectionNames = Object.keys(sections) as readonly PeopleSection[];

/** Returns the path of the user's own permissions, with the requested page. */
export const getOwnAccessPath = (product: string, page?: RouteId): string => {
  const path = getSectionPath(getRoutePath('personal-info', product), 'access');
  return page === undefined ? path : `${path}&page=${page}`;
};

/**
 * Returns the tabs: the user's own data and permissions and, for managers, every section. 'Create many' needs the
 * permission to edit. The super user has every permission, so the page of permissions is omitted.
 */
function usePeopleTabs(currentSection: PeopleSection | 'own-access' | null) {
  const text = useText();
  const { deploymentOptions } = usePortal();
  const { product, rolePermissions } = deploymentOptions;
  const { manageAssociates, changeAssociates } = useAbilities();
  const { role } = useSession();
  const visibleSections = sectionNames
    .filter((name) => isIncluded(sections[name], deploymentOptions))
    .filter((name) => name !== 'import' || changeAssociates)
    .filter((name) => name !== 'access' || rolePermissions === 'enabled');
  const ownTabs = [
    {
      href: getRoutePath('personal-info', product),
      label: text('Profile'),
      current: currentSection === null,
    },
    ...(isSuperUser(role) && currentSection !== 'own-access'
      ? []
      : [
          {
            href: getOwnAccessPath(product),
            label: text('My access'),
            current: currentSection === 'own-access',
          },
        ]),
  ];
  if (!manageAssociates) return ownTabs;
  return [
    ...ownTabs,
    ...visibleSections.map((name) => ({
      href: getPeoplePath(product, name),
      label: text(sections[name].title),
      current: name === currentSection,
    })),
  ];
}

export interface PeoplePageProps extends Omit<PageHeadProps, 'parents' | 'crumb'> {
  /** The current section; null for the user's own data. */
  readonly section: PeopleSection | 'own-access' | null;
  /** Whether the page is inside a section, such as the form of a user. */
  readonly isNested?: boolean;
}

/** Renders the banner shared by the users' pages, with their navigation. */
export const PeoplePage = ({ section, isNested = false, ...headProps }: PeoplePageProps) => {
  const text = useText();
  const { product } = usePortal().deploymentOptions;
  const tabs = usePeopleTabs(section);
  const parents =
    isNested && section !== null && section !== 'own-access'
      ? [{ label: text(sections[section].title), href: getPeoplePath(product, section) }]
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
