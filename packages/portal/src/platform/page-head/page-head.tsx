import { PageBanner, type PageBannerProps } from '@surtidor/ui';
import { useText } from '../messages/text-context.tsx';

export interface PageHeadProps
  extends Pick<PageBannerProps, 'title' | 'subtitle' | 'detail' | 'actions'> {
  /** The pages between the home page and this page, outermost first. */
  readonly parents?: readonly { readonly label: string; readonly href: string }[];
  /** The last breadcrumb if it differs from the title. */
  readonly crumb?: string;
}

/** The heading of a page, with breadcrumbs from the home page. */
export const PageHead = ({ title, parents = [], crumb = title, ...rest }: PageHeadProps) => {
  const text = useText();
  const crumbs = [{ label: text('Inicio'), href: '/' }, ...parents, { label: crumb }];
  return (
    <PageBanner {...rest} title={title} breadcrumbs={{ label: text('You are here'), crumbs }} />
  );
};
