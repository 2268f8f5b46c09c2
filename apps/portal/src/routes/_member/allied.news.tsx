import { buildNewsListRequest, buildNewsPostRequest } from '@surtidor/data';
import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../app/pages/preload.ts';
import { NewsScreen } from '../../screens/news/news-screen.tsx';

export const Route = createFileRoute('/_member/allied/news')({
  loader: preload({
    news: ({ parameters }) => {
      const id = parameters.get('newsId');
      return [id === null ? buildNewsListRequest() : buildNewsPostRequest(id)];
    },
  }),
  component: NewsScreen,
});
