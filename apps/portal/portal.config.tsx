import { storeVariants } from '@surtidor/domain';
import { definePortal } from '@surtidor/portal';
import { BrandMark } from '@surtidor/ui';

export default definePortal({
  product: 'Surtidor',
  description: 'Portal de autogestión: consulte su cartera, pague sus facturas y siga sus pedidos.',
  stores: storeVariants,
  defaultStore: 'colombia',
  logo: BrandMark,
  favicon:
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2024%2028'%3E%3Cpath%20d='M12%201.5C8.4%206.6%203.5%2011.8%203.5%2017.6a8.5%208.5%200%200%200%2017%200C20.5%2011.8%2015.6%206.6%2012%201.5Z'%20fill='%23fff'%20stroke='%230b4ea2'%20stroke-width='2.5'%20stroke-linejoin='round'/%3E%3Cpath%20d='M6.3%2017.2c2-1.5%203.7-1.5%205.7%200s3.7%201.5%205.7%200a5.7%205.7%200%200%201-11.4%200Z'%20fill='%230b4ea2'/%3E%3C/svg%3E",
});
