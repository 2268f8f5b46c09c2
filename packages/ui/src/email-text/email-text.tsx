import { Fragment } from 'react';

export interface EmailTextProps {
  /** The whole address: 'facturacion@estacion.co'; it is shown as it is. */
  address: string;
}

/** An e-mail address that breaks, where it must, behind its sign or a dot rather than within a word. */
export const EmailText = ({ address }: EmailTextProps) => (
  <span className="wrap-anywhere">
    {address.split(/(?<=[@.])/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are one address and never move.
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
