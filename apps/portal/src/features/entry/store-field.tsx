import type { StoreCode } from '@surtidor/domain';
import { Select } from '@surtidor/ui';
import { usePortal, useSessionSnapshot } from '../../platform/context/portal-context.tsx';
import type { PortalMessageKey } from '../../platform/messages/es.ts';
import { useText } from '../../platform/messages/text-context.tsx';

const storeNames: Readonly<Record<StoreCode, PortalMessageKey>> = {
  colombia: 'Colombia',
  peru: 'Peru',
  ecuador: 'Ecuador',
  lubricantes: 'Lubricants (Colombia)',
  lubricantes_ecuador: 'Lubricants (Ecuador)',
};

export interface StoreFieldProps {
  /** The store that was selected in a form returned by the server. By default, the last store of the browser. */
  readonly selected?: string | undefined;
}

/**
 * Renders the field `store` of a form without a session. Renders nothing if the deployment has one store, or if the
 * backend returns the user's store (capability `loginProfile`).
 */
export const StoreField = ({ selected }: StoreFieldProps) => {
  const text = useText();
  const { stores, backendProfile } = usePortal().config;
  const { store } = useSessionSnapshot();
  if (stores.length < 2 || backendProfile.capabilities.loginProfile) return null;
  return (
    <Select
      id="store"
      name="store"
      label={text('Store')}
      hint={text('Choose the store that your company buys from.')}
      defaultValue={selected ?? store}
      options={stores.map((code) => ({ value: code, label: text(storeNames[code]) }))}
    />
  );
};
