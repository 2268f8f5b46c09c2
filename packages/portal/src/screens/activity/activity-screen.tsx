import { useActivity } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import { TableSkeleton } from '@surtidor/ui';
import { PagedList } from '../../features/lists/paged-list.tsx';
import { useListSearchParams, withUrlPages } from '../../features/lists/use-list-search-params.ts';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { ActivityFilterFields, activityCodec } from './parts/activity-filter.tsx';
import { ActivityRows } from './parts/activity-rows.tsx';
import '../../shared/messages/spanish/activity.ts';

/** Lists what people did in the company's account, and when support entered in their name (capability `activity`). */
const ActivityScreen = () => {
  const text = useText();
  const urlState = useListSearchParams(activityCodec);
  const { filter, setFilter } = urlState;
  const list = withUrlPages(useActivity(filter, { pages: urlState.pages }), urlState);
  return (
    <>
      <PeoplePage
        page="activity"
        title={text('Activity')}
        subtitle={text('Who signed in, changed users or tried to pay, and the visits of support.')}
      />
      <ActivityFilterFields filter={filter} onChange={setFilter} />
      <PagedList
        list={list}
        skeleton={<TableSkeleton columns={4} rows={10} />}
        emptyTitle={text('Nothing matches')}
        emptyText={text('Choose another person or everything that was done.')}
        malformedText="Part of the activity could not be read."
      >
        <ActivityRows activities={getLoadedItems(list.state)} />
      </PagedList>
    </>
  );
};

export default ActivityScreen;
