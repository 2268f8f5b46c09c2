import { type NewsPost, type PagedRemote, useNewsList } from '@surtidor/data';
import { loadedItems } from '@surtidor/domain';
import { ListFrame, LoadMore, PageBanner, Skeleton } from '@surtidor/ui';
import { NewsPostCard } from '../../../features/content/news-post-card.tsx';
import { addressedList } from '../../../features/lists/addressed-list.ts';
import type { ListCodec } from '../../../features/lists/list-codec.ts';
import { useListAddress } from '../../../features/lists/use-list-address.ts';
import { useText } from '../../../platform/messages/text-context.tsx';
import { failureText } from '../../../platform/remote/failure-text.ts';
import { frameOf } from '../../../platform/remote/frame-state.ts';

/** The list has no filter: its search params hold the page only. */
const noFilter: ListCodec<null> = { read: () => null, write: () => ({}) };

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

const CardSkeletons = () => (
  <div className={grid}>
    {['a', 'b', 'c'].map((card) => (
      <Skeleton key={card} className="h-72 rounded-lg" />
    ))}
  </div>
);

const Posts = ({ list }: { list: PagedRemote<NewsPost, null> }) => {
  const text = useText();
  const { state } = list;
  return (
    <>
      <ul className={grid}>
        {loadedItems(state).map((post) => (
          <li key={post.id}>
            <NewsPostCard post={post} />
          </li>
        ))}
      </ul>
      {state.kind === 'ready' && (
        <LoadMore
          more={state.more}
          onLoadMore={list.loadMore}
          {...(state.moreFailure && { failureText: failureText(state.moreFailure, text) })}
        />
      )}
    </>
  );
};

/** All posts, newest first, three per page (spec 7, blog posts; spec 9). */
export const NewsList = () => {
  const text = useText();
  const address = useListAddress(noFilter);
  const list = addressedList(useNewsList({ pages: address.pages }), address);
  const { state } = list;
  const frame =
    state.kind === 'ready'
      ? ({ state: 'ready', refreshing: state.refreshing } as const)
      : frameOf(state, list.retry, text);
  const title = text('News');
  return (
    <>
      <PageBanner
        title={title}
        breadcrumbs={{
          label: text('Where you are'),
          crumbs: [{ label: text('Inicio'), href: '/' }, { label: title }],
        }}
      />
      <h2 className="sr-only">{text('All news')}</h2>
      <ListFrame
        {...frame}
        skeleton={<CardSkeletons />}
        emptyTitle={text('There is no news yet')}
        emptyText={text('News will appear here.')}
      >
        <Posts list={list} />
      </ListFrame>
    </>
  );
};
