/** A type test: `tsc` fails if a route of the access table has no file in the right layout, or a file has no route. */
import type { RoutePath } from '@surtidor/domain/session';
import type { FileRoutesById } from '../../routeTree.gen.ts';

type ToFilePath<Path extends string> = Path extends `${infer Start}{product}${infer End}`
  ? `${Start}{$product}${End}`
  : Path;

/** The ids of the route files that the access table requires. */
type RequiredId =
  | RoutePath<'guest'>
  | `/_guest${ToFilePath<RoutePath<'entry' | 'public'>>}`
  | `/_member${ToFilePath<RoutePath<'member'>>}`;

/** The ids of the files that are pages: no layout, and not the page for unknown paths. */
type PageId = Exclude<keyof FileRoutesById, '__root__' | '/_guest' | '/_member' | '/_member/$'>;

export const missingFile: Exclude<RequiredId, PageId> extends never
  ? null
  : Exclude<RequiredId, PageId> = null;

export const missingRoute: Exclude<PageId, RequiredId> extends never
  ? null
  : Exclude<PageId, RequiredId> = null;
