import { useActivity } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import { TableSkeleton, ToolBar } from '@surtidor/ui';
import { getCompleteList } from '../../features/lists/export/complete-list.ts';
import { ExportMenu } from '../../features/lists/export/export-menu.tsx';
import { PagedList } from '../../features/lists/paged-list.tsx';
import { useListSearchParams, withUrlPages } from '../../features/lists/use-list-search-params.ts';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { usePortal, useToday, useVariant } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { createActivityFields } from './parts/activity-fields.ts';
import { ActivityFilterFields, activityCodec } from './parts/activity-filter.tsx';
import { ActivityRows } from './parts/activity-rows.tsx';
import '../../shared/messages/spanish/activity.ts';

/** Lists what people did in the company's account, and when support entered in their name (capability `activity`). */
const ActivityScreen = () => {
  const text = useText();
  const today = useToday();
  const { timeZone } = useVariant();
  const { paymentResults } = usePortal().deploymentOptions;
  const urlState = useListSearchParams(activityCodec);
  const { filter, setFilter } = urlState;
  const list = withUrlPages(useActivity(filter, { pages: urlState.pages }), urlState);
  const activities = getLoadedItems(list.state);
  return (
    <>
      <PeoplePage
        page="activity"
        title={text('Activity')}
        subtitle={text('Who signed in, changed users or tried to pay, and the visits of support.')}
      />
      <ToolBar
        className="mb-4"
        end={
          <ExportMenu
            title={text('Activity')}
            fileName={`actividad-${today}`}
            loadedRows={activities}
            completeList={getCompleteList(list)}
            fields={createActivityFields({ timeZone, paymentResults }, text)}
          />
        }
      >
        <ActivityFilterFields filter={filter} onChange={setFilter} />
      </ToolBar>
      <PagedList
        list={list}
        skeleton={<TableSkeleton columns={4} rows={10} />}
        emptyTitle={text('Nothing matches')}
        emptyText={text('Choose another person or everything that was done.')}
        malformedText="Part of the activity could not be read."
      >
        <ActivityRows activities={activities} />
      </PagedList>
    </>
  );
};

export default ActivityScreen;
