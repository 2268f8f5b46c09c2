/** Replaces {product} with the product's name (reading 1). */
export const fillProduct = (text: string, product: string): string =>
  text.replaceAll('{product}', product);

/** Returns the product's name in paths, for example in '/allied/surtidor-forms'. */
export const getProductSlug = (product: string): string => product.toLowerCase();
