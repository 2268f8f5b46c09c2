import { SurtidorData, type SurtidorDataProps } from '@surtidor/data';
import { type KitMessages, KitMessagesProvider, LinkProvider } from '@surtidor/ui';
import { type ReactNode, useMemo } from 'react';
import type { Catalogue } from '../../shared/messages/catalogue.ts';
import { TextProvider } from '../messages/text-context.tsx';
import { RouterLink } from '../router/link.tsx';
import { type Portal, PortalProvider, useVariant } from './portal-context.tsx';

export interface PortalProvidersProps {
  readonly portal: Portal;
  readonly client: SurtidorDataProps['client'];
  /** The texts of the portal, in Spanish, or in English in Storybook. */
  readonly catalogue: Catalogue;
  /** The messages of the UI kit. Default: Spanish. */
  readonly kitMessages?: Partial<KitMessages>;
  readonly children: ReactNode;
}

const spanishKit = {};

/** Provides the client of a session, with the settings of the store. */
export const PortalData = ({
  portal,
  client,
  children,
}: Pick<PortalProvidersProps, 'portal' | 'client' | 'children'>) => {
  const { currency, timeZone } = useVariant();
  const { product } = portal.deploymentOptions;
  const storeContext = useMemo(
    () => ({ currency, timeZone, product }),
    [currency, timeZone, product],
  );
  return (
    <SurtidorData
      client={client}
      storeContext={storeContext}
      backendProfile={portal.config.backendProfile}
    >
      {children}
    </SurtidorData>
  );
};

/** All providers that a screen needs, for the application and for stories. Requires a router above it. */
export const PortalProviders = ({
  portal,
  client,
  catalogue,
  kitMessages = spanishKit,
  children,
}: PortalProvidersProps) => (
  <PortalProvider portal={portal}>
    <TextProvider catalogue={catalogue}>
      <KitMessagesProvider messages={kitMessages}>
        <LinkProvider component={RouterLink}>
          <PortalData portal={portal} client={client}>
            {children}
          </PortalData>
        </LinkProvider>
      </KitMessagesProvider>
    </TextProvider>
  </PortalProvider>
);
