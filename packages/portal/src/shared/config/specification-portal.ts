import { defaultDeploymentOptions, storeVariants } from '@surtidor/domain/variants';
import { definePortal, type PortalDefinition } from './portal-definition.ts';

/** The portal of the specification, without a brand: for stories and tests. */
export const specificationPortal: PortalDefinition = definePortal({
  product: defaultDeploymentOptions.product,
  description: 'Portal de autogestión: consulte su cartera, pague sus facturas y siga sus pedidos.',
  stores: storeVariants,
  defaultStore: 'colombia',
});
