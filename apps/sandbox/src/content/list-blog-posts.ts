import type { BlogPost, QueryMpBlogPostsArgs } from '@surtidor/data/schema';
import type { PostRow } from '../database/index.ts';
import { getPage } from '../database/paging.ts';
import { createWhere } from '../database/where.ts';
import type { Environment } from '../environment/environment.ts';
import { createInvalidInputError } from '../shared/errors.ts';
import type { EveryField } from '../shared/every-field.ts';
import { insertOrigin } from './insert-origin.ts';

/** The default page size (spec 9). */
const DEFAULT_PAGE_SIZE = 3;

/** Returns the sort order. Magento (strict mode) sorts newest first only if `sortBy` is 'Latest'. */
const getOrder = ({ sandboxMode }: Environment, sortBy: QueryMpBlogPostsArgs['sortBy']): string =>
  sandboxMode === 'strict' && sortBy !== 'Latest' ? 'post_id' : 'publish_date desc, post_id desc';

/** Returns a page of the news, newest first (spec 7, mpBlogPosts). */
export function listBlogPosts(environment: Environment, args: QueryMpBlogPostsArgs) {
  const { db } = environment;
  const { action, filter, sortBy, pageSize, currentPage } = args;
  if (action !== 'get_post_list')
    throw createInvalidInputError('action', 'La acción no es válida.');
  const where = createWhere('1', {});
  where.filter('post_id', filter?.post_id, 'integer');
  where.filter('url_key', filter?.url_key);
  const page = getPage(pageSize, currentPage, DEFAULT_PAGE_SIZE);
  const from = `from posts where ${where.sql}`;
  return {
    total_count: () =>
      db.get<{ total: number }>(`select count(*) as total ${from}`, where.params)?.total ?? 0,
    items: () =>
      db
        .all<PostRow>(
          `select * ${from} order by ${getOrder(environment, sortBy)} limit :limit offset :offset`,
          { ...where.params, ...page },
        )
        .map(
          (row) =>
            ({
              ...row,
              content: insertOrigin(environment, row.content),
              image: row.image === null ? null : insertOrigin(environment, row.image),
            }) satisfies EveryField<BlogPost>,
        ),
  };
}
