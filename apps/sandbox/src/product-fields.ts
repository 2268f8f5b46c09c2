const placeholders = /\b(add|getBonos)Producto(Bono|Config)?\b/g;

/** Puts the configured product in the place of the contract's 'Producto' (spec 7). */
export const withProduct = (text: string, product: string): string =>
  text.replace(placeholders, (_all, start: string, end = '') => `${start}${product}${end}`);
