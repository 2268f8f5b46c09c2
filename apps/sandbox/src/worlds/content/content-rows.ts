import type { Moment } from '../calendar/calendar.ts';

/** A content block as an editor left it. `{{origin}}` stands for the sandbox's own address. */
export interface CmsBlockRow {
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
}

/** A blog post as an editor left it; a missing image is an empty text. */
export interface BlogPostRow {
  readonly post_id: number;
  readonly name: string;
  readonly url_key: string;
  readonly short_description: string;
  readonly content: string;
  readonly image: string;
  readonly publish_date: Moment;
}
