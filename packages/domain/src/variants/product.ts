/** Puts the product's name where the specification writes {product} (reading 1). */
export const fillProduct = (text: string, product: string): string =>
  text.replaceAll('{product}', product);

/** The product's name as an address writes it: '/allied/surtidor-forms'. */
export const productSlug = (product: string): string => product.toLowerCase();

/** Names of the GraphQL fields that carry the product's name (spec 7). */
export const productFields = (product: string) => ({
  addVouchers: `add${product}Bono`,
  voucherConfig: `getBonos${product}Config`,
  vouchers: `getBonos${product}`,
});
