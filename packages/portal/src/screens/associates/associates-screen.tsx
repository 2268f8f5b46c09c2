import { type AssociatesParams, useAssociates } from '@surtidor/data';
import { durations, getLoadedItems } from '@surtidor/domain';
import { type Associate, getVisibleAssociates } from '@surtidor/domain/associates';
import { getProfilePath } from '@surtidor/domain/session';
import { Alert, AssociateTileSkeleton, Button, SkeletonList, TableSkeleton } from '@surtidor/ui';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { useListView } from '../../features/lists/list-view.ts';
import { PagedList } from '../../features/lists/paged-list.tsx';
import { useListSearchParams, withUrlPages } from '../../features/lists/use-list-search-params.ts';
import {
  InvitationNotices,
  useCanInvite,
  useInvitations,
} from '../../features/people/invitation.tsx';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { getFullName } from '../../features/people/person-facts.ts';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ButtonLink } from '../../platform/router/link.tsx';
import { AssociateRows } from './parts/associate-rows.tsx';
import { AssociateTiles } from './parts/associate-tiles.tsx';
import { associatesCodec } from './parts/associates-codec.ts';
import { AssociatesTools } from './parts/associates-tools.tsx';
import { StatusDialog } from './parts/status-dialog.tsx';
import { useStatusChange } from './parts/use-status-change.ts';
import '../../shared/messages/spanish/people.ts';
import '../../shared/messages/spanish/forms.ts';

const emptyFilter: AssociatesParams = { search: '', status: 'all' };
/** Lists the company's users with their actions (spec 2, associates administration). */
const AssociatesScreen = () => {
  const text = useText();
  const { changeAssociates } = useAbilities();
  const urlState = useListSearchParams(associatesCodec);
  const { filter, setFilter } = urlState;
  const list = withUrlPages(useAssociates(filter, { pages: urlState.pages }), urlState);
  const completeList = getCompleteList(list);
  const people = getVisibleAssociates(getLoadedItems(list.state));
  const statusChange = useStatusChange(list.retry);
  const canInvite = useCanInvite();
  const invitations = useInvitations();
  const invite = (person: Associate) =>
    void invitations.invite({ name: getFullName(person), email: person.email });
  const listView = useListView('people', 'rows');
  const AssociatesView = listView.displayedView === 'rows' ? AssociateRows : AssociateTiles;
  const isFiltered = filter.search !== '' || filter.status !== 'all';
  return (
    <>
      <PeoplePage
        page="associates"
        title={text('People')}
        subtitle={text('The users of your company and their roles.')}
        actions={
          changeAssociates && (
            <ButtonLink href={getProfilePath('create')}>{text('New person')}</ButtonLink>
          )
        }
      />
      <AssociatesTools
        filter={filter}
        onChange={setFilter}
        listView={listView}
        loadedPeople={people}
        completeList={completeList && { ...completeList, filterRows: getVisibleAssociates }}
      />
      {statusChange.savedChange && (
        <div className="mb-4">
          <Alert tone="success" dismissAfterMs={durations.alert} onDismiss={statusChange.dismiss}>
            {text(
              statusChange.savedChange.newStatus === 'active'
                ? '{name} can sign in again.'
                : '{name} can no longer sign in.',
              { name: getFullName(statusChange.savedChange.person) },
            )}
          </Alert>
        </div>
      )}
      <div className="mb-4 flex flex-col gap-3 empty:hidden">
        <InvitationNotices {...invitations} />
      </div>
      <PagedList
        list={list}
        // The list excludes the legal representative, who may be the only user.
        visibleCount={people.length}
        skeleton={
          listView.displayedView === 'rows' ? (
            <TableSkeleton columns={6} rows={10} />
          ) : (
            <SkeletonList rows={6} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
              <AssociateTileSkeleton />
            </SkeletonList>
          )
        }
        emptyTitle={text(isFiltered ? 'No users match' : 'No users yet')}
        emptyText={text(
          isFiltered ? 'Search by name, e-mail or document.' : 'Create your company’s first user.',
        )}
        emptyIllustration={isFiltered ? 'no-match' : 'empty'}
        emptyAction={
          isFiltered && (
            <Button variant="secondary" onClick={() => setFilter(emptyFilter)}>
              {text('View all users')}
            </Button>
          )
        }
      >
        <AssociatesView
          people={people}
          actions={
            changeAssociates
              ? { onChangeStatus: statusChange.request, onInvite: canInvite ? invite : null }
              : null
          }
        />
      </PagedList>
      <StatusDialog statusChange={statusChange} />
    </>
  );
};

export default AssociatesScreen;
