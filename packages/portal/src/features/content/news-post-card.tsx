import type { NewsPost } from '@surtidor/data';
import { checkUrl, getHtmlText } from '@surtidor/domain/content';
import { getNewsPath } from '@surtidor/domain/session';
import { NewsCard } from '@surtidor/ui';
import { usePortal } from '../../platform/context/portal-context.tsx';
import { formatDate } from '../../platform/format/format-date.ts';
import { useText } from '../../platform/messages/text-context.tsx';

/** Renders a post as a card with a link. Images from other sites are omitted. */
export const NewsPostCard = ({ post }: { post: NewsPost }) => {
  const text = useText();
  const { allowedHosts } = usePortal().config;
  const image = checkUrl(post.imageAddress, { hosts: allowedHosts });
  return (
    <NewsCard
      title={getHtmlText(post.title)}
      date={formatDate(post.publishedOn, text)}
      excerpt={getHtmlText(post.summary)}
      href={getNewsPath(post.id)}
      {...(image.kind === 'allowed' && { image: image.href })}
    />
  );
};
