import type { CupoCredito } from '@surtidor/data/schema';
import type { OrderRow } from '../database/index.ts';
import type { Dealer } from '../environment/context.ts';
import type { EveryField } from '../shared/every-field.ts';
import { formatMinor } from '../shared/money.ts';

/** The reason of an order that is blocked for credit. */
export const creditBlockReason = 'Cupo de crédito insuficiente';

interface CreditFigures {
  readonly used: number;
  readonly held: number;
  readonly available: number;
}

/** Computes the credit of the client in minor units; null without a credit line. */
function readCredit({ db, clientCode: client, client: { cupo_credito } }: Dealer) {
  if (cupo_credito === null) return null;
  const figures = db.get<Pick<CreditFigures, 'used' | 'held'>>(
    `select
       (select coalesce(sum(saldo), 0) from documents where client_code = :client and saldo > 0) as used,
       (select coalesce(sum(valor), 0) from orders where client_code = :client
          and estado_pedido in ('1', '2', '3') and estado_bloqueo_pedido = '0' and num_factura is null) as held`,
    { client },
  );
  if (!figures) throw new Error('The aggregate query returned no row.');
  const { used, held } = figures;
  return { used, held, available: cupo_credito - used - held } satisfies CreditFigures;
}

/** Resolves the `cupoCredito` query. */
export function resolveCreditLine(dealer: Dealer) {
  const credit = readCredit(dealer);
  return (
    credit &&
    ({
      limite: formatMinor(dealer.client.cupo_credito ?? 0),
      usado: formatMinor(credit.used),
      retenido_pedidos: formatMinor(credit.held),
      disponible: formatMinor(credit.available),
      moneda: dealer.client.moneda,
      fecha: dealer.instant,
    } satisfies EveryField<CupoCredito>)
  );
}

/** Returns the credit that an order lacks, in minor units; null if it is not blocked for credit. */
export function getMissingCredit(
  dealer: Dealer,
  { estado_pedido, motivo_bloqueo, valor }: OrderRow,
): number | null {
  if (estado_pedido !== '-1' || motivo_bloqueo !== creditBlockReason) return null;
  const credit = readCredit(dealer);
  return credit && Math.max(0, valor - credit.available);
}
