import { useRoutePath } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { PageHead, type PageHeadProps } from '../../platform/page-head/page-head.tsx';

/** Renders the heading of a voucher page, with a breadcrumb to the voucher area. */
export const VoucherHead = (props: PageHeadProps) => {
  const text = useText();
  return (
    <PageHead
      parents={[{ label: text('Gift vouchers'), href: useRoutePath()('vouchers') }]}
      {...props}
    />
  );
};
