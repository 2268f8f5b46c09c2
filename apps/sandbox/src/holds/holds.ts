import type { Database, DocumentRow } from '../database/index.ts';
import type { ClientScope } from '../environment/scope.ts';
import { graphqlError } from '../shared/errors.ts';

/** Why a document is held. */
export type HoldKind = 'PAGO' | 'COMPENSACION';

interface Hold {
  readonly kind: HoldKind;
  readonly reference: string;
  readonly since: string;
}

const holdOf = (db: Database, documentId: number): Hold | undefined =>
  db.get<Hold>('select kind, reference, since from document_holds where document_id = :id', {
    id: documentId,
  });

/** Refuses documents that the distributor blocked or that another live attempt holds. */
export function refuseHeld({ db }: ClientScope, documents: readonly DocumentRow[]): void {
  const held = documents.flatMap((document) => {
    const hold = holdOf(db, document.id);
    if (!hold && document.bloqueada !== '1') return [];
    return [
      {
        num_documento: document.num_documento,
        desde: hold?.since ?? null,
        motivo: hold?.kind ?? 'BLOQUEO',
        uuid: hold?.kind === 'PAGO' ? hold.reference : null,
      },
    ];
  });
  if (held.length === 0) return;
  const names = held.map((entry) => entry.num_documento).join(', ');
  const since = held.find((entry) => entry.desde)?.desde;
  const message = since
    ? `Ya hay un pago o una compensación en curso desde ${since} para: ${names}.`
    : `No se puede usar por ahora, está bloqueado: ${names}.`;
  throw graphqlError('DOCUMENT_BLOCKED', message, { documents: held });
}

/** Holds documents for one attempt. The table's key refuses a second hold, whoever asks. */
export function holdDocuments(
  { db, instant }: ClientScope,
  documentIds: readonly number[],
  kind: HoldKind,
  reference: string,
): void {
  for (const id of documentIds) {
    db.run(
      'insert into document_holds (document_id, kind, reference, since) values (:id, :kind, :reference, :since)',
      { id, kind, reference, since: instant },
    );
  }
}

/** Lets go of everything an attempt held. */
export const releaseDocuments = (db: Database, reference: string): number =>
  db.run('delete from document_holds where reference = :reference', { reference });
