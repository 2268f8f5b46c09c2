/** Replaces {product} with the product's name (reading 1). */
export const fillProduct = (text: string, product: string): string =>
  text.replaceAll('{product}', product);

/** Returns the product's name in paths, for example in '/allied/surtidor-forms'. */
export const getProductSlug = (product: string): string => product.toLowerCase();

/** Returns the names of the GraphQL fields that contain the product's name (spec 7). */
export const getProductFields = (product: string) => ({
  addVouchers: `add${product}Bono`,
  voucherConfig: `getBonos${product}Config`,
  vouchers: `getBonos${product}`,
});
