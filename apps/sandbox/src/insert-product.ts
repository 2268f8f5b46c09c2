const placeholders = /\b(add|getBonos)Producto(Bono|Config)?\b/g;

/** Replaces 'Producto' in field names with the configured product (spec 7). */
export const insertProduct = (text: string, product: string): string =>
  text.replace(
    placeholders,
    (_match, prefix: string, suffix = '') => `${prefix}${product}${suffix}`,
  );
