import { buildNewsListRequest, buildNewsPostRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { NewsScreen } from '../../screens/news/news-screen.tsx';

export const Route = createFileRoute('/_member/allied/news')({
  loader: preload({
    news: ({ parameters, capabilities }) => {
      const id = parameters.get('newsId');
      if (id === null) return [buildNewsListRequest()];
      // Without the filter, the browser searches the newest posts, which would make the page large.
      return [capabilities.newsFilter && buildNewsPostRequest(id)];
    },
  }),
  component: NewsScreen,
});
