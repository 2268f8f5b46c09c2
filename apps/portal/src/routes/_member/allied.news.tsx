import { createFileRoute } from '@tanstack/react-router';
import { preloadQueries } from '../../app/pages/page-route.ts';
import { firstQueries } from '../../screens/news/first-queries.ts';
import NewsScreen from '../../screens/news/news-screen.tsx';

export const Route = createFileRoute('/_member/allied/news')({
  loader: preloadQueries({ news: firstQueries }),
  component: NewsScreen,
});
