import { selectsStore } from '@surtidor/domain/variants';
import { Select } from '@surtidor/ui';
import { usePortal, useSessionSnapshot } from '../../platform/context/portal-context.tsx';
import { translate, useText } from '../../platform/messages/text-context.tsx';
import { getStoreVariant } from '../../shared/config/portal-definition.ts';

export interface StoreFieldProps {
  /** The store that was selected in a form returned by the server. By default, the last store of the browser. */
  readonly selected?: string | undefined;
}

/**
 * Renders the field `store` of a form without a session. Renders nothing if users do not select their store, because
 * the backend returns it (capability `loginProfile`) or the deployment has only one.
 */
export const StoreField = ({ selected }: StoreFieldProps) => {
  const text = useText();
  const { config, definition } = usePortal();
  const { stores, backendProfile } = config;
  const { store } = useSessionSnapshot();
  if (!selectsStore(stores, backendProfile.capabilities.loginProfile)) return null;
  return (
    <Select
      id="store"
      name="store"
      label={text('Store')}
      hint={text('Choose the store that your company buys from.')}
      defaultValue={selected ?? store}
      options={stores.map((code) => ({
        value: code,
        label: translate(text, getStoreVariant(definition, code).name),
      }))}
    />
  );
};
