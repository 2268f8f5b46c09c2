import { Fragment, forwardRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { RootProps } from '../../hooks/root-props.ts';

export interface EmailTextProps extends RootProps {
  /** The whole address: 'facturacion@estacion.co'; it is shown as it is. */
  address: string;
}

/** As far as a place where the address may break. */
const partOfAddress = /[^@.]*[@.]|[^@.]+$/g;

/** An e-mail address that breaks, where it must, behind its sign or a dot rather than within a word. */
export const EmailText = forwardRef<HTMLSpanElement, EmailTextProps>(function EmailText(
  { address, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={cn('wrap-anywhere', className)}>
      {address.match(partOfAddress)?.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are one address and never move.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
});
