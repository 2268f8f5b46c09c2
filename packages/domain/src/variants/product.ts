/** Replaces {product} by the product's name (reading 1). */
export const fillProduct = (text: string, product: string): string =>
  text.replaceAll('{product}', product);

/** The product's name in paths: '/allied/surtidor-forms'. */
export const productSlug = (product: string): string => product.toLowerCase();

/** Names of GraphQL fields that contain the product's name (spec 7). */
export const productFields = (product: string) => ({
  addVouchers: `add${product}Bono`,
  voucherConfig: `getBonos${product}Config`,
  vouchers: `getBonos${product}`,
});
