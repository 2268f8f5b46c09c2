import { useLatestNews } from '@surtidor/data';
import { ListFrame, Skeleton, SkeletonList } from '@surtidor/ui';
import { NewsPostCard } from '../../../features/content/news-post-card.tsx';
import { useRoutePath } from '../../../platform/context/portal-context.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';
import { getData, getFrame } from '../../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../../platform/router/link.tsx';
import { Section } from './section.tsx';

const gridClasses = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

/** Shows the latest four posts (spec 2, dashboard). */
export const LatestNews = () => {
  const text = useText();
  const newsPath = useRoutePath()('news');
  const { state, retry } = useLatestNews();
  const posts = getData(state);
  return (
    <Section
      title={text('Latest news')}
      action={
        <ButtonLink href={newsPath} variant="quiet" size="sm">
          {text('All news')}
        </ButtonLink>
      }
    >
      <ListFrame
        {...getFrame(state, retry, text)}
        skeleton={
          <SkeletonList rows={4} className={gridClasses}>
            <Skeleton className="h-80 rounded-ui-lg" />
          </SkeletonList>
        }
        emptyTitle={text('No news yet')}
        emptyText={text('News will appear here.')}
      >
        <ul className={gridClasses}>
          {posts?.map((post) => (
            <li key={post.id}>
              <NewsPostCard post={post} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </Section>
  );
};
