import { pageSizes } from '@surtidor/domain';
import { firstPage } from '../shared/first-query.ts';
import { NewsListDocument } from './news-list.generated.ts';

/** The first page of all posts. */
export const firstNewsList = () => firstPage(NewsListDocument, {}, pageSizes.newsList);
