const placeholders = /\b(add|getBonos)Producto(Bono|Config)?\b/g;

/** Replaces 'Producto' in the schema by the configured product (spec 7). */
export const withProduct = (text: string, product: string): string =>
  text.replace(placeholders, (_all, start: string, end = '') => `${start}${product}${end}`);
