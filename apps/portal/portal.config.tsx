import { storeVariants } from '@surtidor/domain/variants';
import { definePortal } from '@surtidor/portal';
import { BrandMark } from '@surtidor/ui';
import { Drop } from './src/drop.tsx';

export default definePortal({
  product: 'Surtidor',
  description: 'Portal de autogestión: consulte su cartera, pague sus facturas y siga sus pedidos.',
  stores: storeVariants,
  defaultStore: 'colombia',
  logo: BrandMark,
  favicon: '/icons/favicon.svg',
  slots: { 'login.background': Drop },
});
