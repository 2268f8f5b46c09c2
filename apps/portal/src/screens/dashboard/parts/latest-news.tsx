import { type NewsPost, useLatestNews } from '@surtidor/data';
import { checkAddress, formatDate, newsPath, textOfHtml } from '@surtidor/domain';
import { ListFrame, NewsCard, Skeleton } from '@surtidor/ui';
import { usePortal } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../../platform/remote/frame-state.ts';
import { Section } from './section.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

const NewsSkeleton = () => (
  <span className={grid}>
    {['a', 'b', 'c', 'd'].map((card) => (
      <Skeleton key={card} className="h-64 rounded-lg" />
    ))}
  </span>
);

const Post = ({ post }: { post: NewsPost }) => {
  const { allowedHosts } = usePortal().config;
  const picture = checkAddress(post.imageAddress, { hosts: allowedHosts });
  return (
    <NewsCard
      title={textOfHtml(post.title)}
      date={formatDate(post.publishedOn)}
      excerpt={textOfHtml(post.summary)}
      href={newsPath(post.id)}
      {...(picture.kind === 'allowed' && { image: picture.href })}
    />
  );
};

/** The latest four posts (spec 2, dashboard). */
export const LatestNews = () => {
  const text = useText();
  const { state, retry } = useLatestNews();
  const posts = shownValue(state);
  return (
    <Section title={text('Latest news')}>
      <ListFrame
        {...frameOf(state, retry, text)}
        skeleton={<NewsSkeleton />}
        emptyTitle={text('There is no news yet')}
        emptyText={text('News will appear here.')}
      >
        <ul className={grid}>
          {posts?.map((post) => (
            <li key={post.id}>
              <Post post={post} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </Section>
  );
};
