// Serves the built portal: sign-in, session and requests to the backend, with the settings of the portal's server.
import { storeVariants } from '@surtidor/domain/variants';
import { startPortal } from '@surtidor/portal/server';

await startPortal({
  build: new URL('dist/', import.meta.url),
  config: {
    product: 'Alba',
    description: 'El portal de los aliados de Combustibles Alba.',
    stores: { peru: storeVariants.peru, ecuador: storeVariants.ecuador },
    defaultStore: 'peru',
  },
});
