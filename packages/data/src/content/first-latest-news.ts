import { pageSizes } from '@surtidor/domain';
import { LatestNewsDocument } from './latest-news.generated.ts';

/** The newest posts: four by default. */
export const firstLatestNews = (pageSize: number = pageSizes.newsDashboard) => ({
  document: LatestNewsDocument,
  variables: { pageSize },
});
