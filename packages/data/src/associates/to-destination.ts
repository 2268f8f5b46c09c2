import type { Destination } from '@surtidor/domain';
import { entry, text } from '../shared/wire.ts';
import type { DestinationsQuery } from './destinations.generated.ts';

type Row = NonNullable<NonNullable<DestinationsQuery['listarDestinatarios']>['items']>[number];

/** A destination of the client (spec 3); null without id or code: neither could be selected. */
export function toDestination(row: Row): Destination | null {
  const wire = entry(row);
  const id = text(wire?.id_destinatario);
  const code = text(wire?.codigo_destinatario);
  return id && code ? { id, code, name: text(wire?.nombre_comercial) } : null;
}
