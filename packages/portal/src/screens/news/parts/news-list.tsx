import { useNewsList } from '@surtidor/data';
import { getLoadedItems } from '@surtidor/domain';
import { Skeleton, SkeletonList } from '@surtidor/ui';
import { NewsPostCard } from '../../../features/content/news-post-card.tsx';
import type { ListCodec } from '../../../features/lists/list-codec.ts';
import { PagedList } from '../../../features/lists/paged-list.tsx';
import {
  useListSearchParams,
  withUrlPages,
} from '../../../features/lists/use-list-search-params.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { PageHead } from '../../../platform/page-head/page-head.tsx';

/** The list has no filter. Its search params contain only the page. */
const noFilterCodec: ListCodec<null> = { read: () => null, write: () => ({}) };

const gridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** All posts, newest first, three per page (spec 7, blog posts; spec 9). */
export const NewsList = () => {
  const text = useText();
  const urlState = useListSearchParams(noFilterCodec);
  const list = withUrlPages(useNewsList({ pages: urlState.pages }), urlState);
  return (
    <>
      <PageHead title={text('News')} />
      <h2 className="sr-only">{text('All news')}</h2>
      <PagedList
        list={list}
        hasProgress={false}
        skeleton={
          <SkeletonList rows={3} className={gridClass}>
            <Skeleton className="h-72 rounded-ui-lg" />
          </SkeletonList>
        }
        emptyTitle={text('No news yet')}
        emptyText={text('News will appear here.')}
      >
        <ul className={gridClass}>
          {getLoadedItems(list.state).map((post) => (
            <li key={post.id}>
              <NewsPostCard post={post} />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
};
