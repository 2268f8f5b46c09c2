import { Fragment, forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface EmailTextProps extends RootProps {
  /** The address: 'facturacion@estacion.co'; rendered unchanged. */
  address: string;
}

/** Matches the part of an address up to the next line break opportunity. */
const addressPartPattern = /[^@.]*[@.]|[^@.]+$/g;

/** An e-mail address that wraps after its at sign or a dot rather than within a word. */
export const EmailText = forwardRef<HTMLSpanElement, EmailTextProps>(function EmailText(
  { address, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} translate="no" {...rest} className={cn('wrap-anywhere', className)}>
      {address.match(addressPartPattern)?.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
});
