import { convertToCurrency } from '../../stores.ts';
import { fuels, lubricants } from '../names/products.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import type { RowIn } from '../scenario-rows.ts';

type Line = Omit<RowIn<'orderLines'>, 'id_pedido' | 'id_pedido_info'>;

/** The ordered products and their value in minor units. */
export interface Basket {
  readonly lines: readonly Line[];
  readonly value: number;
}

/** Generates one to three lines from the same plant. */
export function generateBasket(context: ScenarioContext, label: string): Basket {
  const { store } = context;
  const rng = context.rng.fork(`basket/${label}`);
  const catalogue = store.lubricants ? lubricants : fuels;
  const plant = rng.pick(store.facts.plants);
  const firstIndex = rng.int(0, catalogue.length - 1);
  const picks = Array.from({ length: rng.int(1, 3) }, (_, index) => {
    const product = catalogue[(firstIndex + index) % catalogue.length] ?? catalogue[0];
    const units = store.lubricants ? rng.int(2, 24) : rng.int(4, 40) * 125;
    return { product, units };
  });
  return {
    lines: picks.map(({ product, units }) => ({
      cantidad: units * 1000,
      centro_logistico: plant.code,
      nombre_centro_logistico: plant.name,
      cod_producto: product.code,
      descripcion: product.description,
      unidad_medida: product.unit,
    })),
    value: picks.reduce(
      (sum, { product, units }) => sum + convertToCurrency(store, product.price * units),
      0,
    ),
  };
}
