import { PageBanner, type PageBannerProps } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';

/** The banner of an account page. */
export const AccountHead = (props: Pick<PageBannerProps, 'title' | 'subtitle'>) => {
  const text = useText();
  const crumbs = [{ label: text('Inicio'), href: '/' }, { label: props.title }];
  return <PageBanner breadcrumbs={{ label: text('You are here'), crumbs }} {...props} />;
};
