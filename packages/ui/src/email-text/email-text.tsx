export interface EmailTextProps {
  /** The whole address: 'facturacion@estacion.co'; it is shown as it is. */
  address: string;
}

/** An e-mail address that breaks, where it must, behind its sign rather than within a word. */
export const EmailText = ({ address }: EmailTextProps) => {
  const sign = address.indexOf('@') + 1;
  return (
    <span className="wrap-anywhere">
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </span>
  );
};
