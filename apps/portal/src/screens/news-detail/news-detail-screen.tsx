import { type NewsPost, useNewsPost } from '@surtidor/data';
import { formatDate, textOfHtml } from '@surtidor/domain';
import { ListFrame, PageBanner, SkeletonList, StateMessage } from '@surtidor/ui';
import { LazyRichText } from '../../features/content/lazy-rich-text.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { frameOf, shownValue } from '../../platform/remote/frame-state.ts';
import { ButtonLink } from '../../platform/router/button-link.tsx';
import { useSearchParams } from '../../platform/router/index.ts';

const Article = ({ post }: { post: NewsPost }) => {
  const text = useText();
  const title = textOfHtml(post.title);
  return (
    <article className="mx-auto max-w-lg">
      <PageBanner
        title={title}
        subtitle={text('Published on {date}', { date: formatDate(post.publishedOn) })}
        breadcrumbs={{
          label: text('Where you are'),
          crumbs: [{ label: text('Inicio'), href: '/' }, { label: text('News detail') }],
        }}
      />
      <LazyRichText html={post.html} rows={6} />
      <div className="mt-8">
        <ButtonLink href="/" variant="secondary">
          {text('Back to home')}
        </ButtonLink>
      </div>
    </article>
  );
};

const Gone = () => {
  const text = useText();
  return (
    <StateMessage
      illustration="not-found"
      title={text('This news is no longer available')}
      action={<ButtonLink href="/">{text('Back to home')}</ButtonLink>}
    >
      {text('It may have been removed. The latest ones are on the home page.')}
    </StateMessage>
  );
};

/** One piece of news (spec 2, /allied/news?newsId=). */
const NewsDetailScreen = () => {
  const text = useText();
  const [query] = useSearchParams();
  const { state, retry } = useNewsPost(query.get('newsId') ?? '');
  if (state.kind === 'empty' || state.kind === 'idle') return <Gone />;
  const post = shownValue(state)?.post;
  return (
    <ListFrame {...frameOf(state, retry, text)} skeleton={<SkeletonList rows={5} shape="card" />}>
      {post && <Article post={post} />}
    </ListFrame>
  );
};

// React's lazy asks for a default export.
export default NewsDetailScreen;
