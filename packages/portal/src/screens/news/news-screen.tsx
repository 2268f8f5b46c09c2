import { type NewsPost, useNewsPost } from '@surtidor/data';
import { getHtmlText } from '@surtidor/domain/content';
import { ListFrame, SkeletonList, StateMessage } from '@surtidor/ui';
import { RichText } from '../../features/content/rich-text.tsx';
import { useRoutePath } from '../../platform/context/portal-context.tsx';
import { formatDate } from '../../platform/format/format-date.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead } from '../../platform/page-head/page-head.tsx';
import { getData, getFrame } from '../../platform/remote/frame-state.ts';
import { useSearchParams } from '../../platform/router/index.ts';
import { ButtonLink } from '../../platform/router/link.tsx';
import { NewsList } from './parts/news-list.tsx';
import '../../shared/messages/spanish/features/news.ts';

const Article = ({ post }: { post: NewsPost }) => {
  const text = useText();
  const newsPath = useRoutePath()('news');
  return (
    <article aria-label={getHtmlText(post.title)} className="mx-auto max-w-lg">
      <PageHead
        title={getHtmlText(post.title)}
        detail={text('Published on {date}', { date: formatDate(post.publishedOn, text) })}
        parents={[{ label: text('News'), href: newsPath }]}
      />
      <RichText html={post.html} />
      <div className="mt-8">
        <ButtonLink href={newsPath} variant="secondary">
          {text('All news')}
        </ButtonLink>
      </div>
    </article>
  );
};

const PostNotFound = () => {
  const text = useText();
  return (
    <>
      <PageHead title={text('News')} />
      <StateMessage
        illustration="not-found"
        title={text('This article is no longer available')}
        action={<ButtonLink href="/">{text('Back to home')}</ButtonLink>}
      >
        {text('It may have been removed. The latest news is on the home page.')}
      </StateMessage>
    </>
  );
};

/** Renders one post, or a message if it does not exist. */
const NewsDetail = ({ newsId }: { newsId: string }) => {
  const text = useText();
  const { state, retry } = useNewsPost(newsId);
  if (state.kind === 'empty' || state.kind === 'idle') return <PostNotFound />;
  const post = getData(state)?.post;
  const frame = getFrame(state, retry, text);
  const isArticleHidden = state.kind === 'failed' && !frame.stale;
  return (
    <>
      {isArticleHidden && <PageHead title={text('News')} />}
      <ListFrame {...frame} skeleton={<SkeletonList rows={5} shape="card" />}>
        {post && <Article post={post} />}
      </ListFrame>
    </>
  );
};

/** Renders one post, or all posts without a `newsId` (spec 2, /allied/news?newsId=). */
const NewsScreen = () => {
  const [searchParams] = useSearchParams();
  const newsId = searchParams.get('newsId');
  return newsId === null ? <NewsList /> : <NewsDetail newsId={newsId} />;
};

export default NewsScreen;
