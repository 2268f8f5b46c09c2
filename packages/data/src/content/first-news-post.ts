import { NewsPostDocument } from './news-post.generated.ts';

/** The post with this id. */
export const firstNewsPost = (id: string) => ({ document: NewsPostDocument, variables: { id } });
