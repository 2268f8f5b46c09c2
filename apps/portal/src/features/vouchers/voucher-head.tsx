import { PageBanner, type PageBannerProps } from '@surtidor/ui';
import { useText } from '../../platform/messages/text-context.tsx';
import { useRoutePath } from '../../platform/routes/use-route-path.ts';

export interface VoucherHeadProps extends Pick<PageBannerProps, 'title' | 'subtitle' | 'actions'> {
  /** Whether the page is the voucher area itself, the last breadcrumb. */
  readonly area?: boolean;
}

/** The banner of the voucher pages, with breadcrumbs to their area. */
export const VoucherHead = ({ title, area = false, ...rest }: VoucherHeadProps) => {
  const text = useText();
  const path = useRoutePath();
  return (
    <PageBanner
      {...rest}
      title={title}
      breadcrumbs={{
        label: text('Where you are'),
        crumbs: [
          { label: text('Inicio'), href: '/' },
          ...(area ? [] : [{ label: text('Gift vouchers'), href: path('vouchers') }]),
          { label: title },
        ],
      }}
    />
  );
};
