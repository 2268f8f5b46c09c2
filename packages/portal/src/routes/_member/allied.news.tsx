import { buildNewsListRequest, buildNewsPostRequest } from '@surtidor/data';
import NewsScreen from '@surtidor/portal/screens/news';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';

export const Route = createFileRoute('/_member/allied/news')({
  loader: preload(({ parameters, capabilities }) => {
    const id = parameters.get('newsId');
    if (id === null) return [buildNewsListRequest()];
    // Without the filter, the browser searches the newest posts, which would make the page large.
    return [capabilities.newsFilter && buildNewsPostRequest(id)];
  }),
  component: NewsScreen,
});
