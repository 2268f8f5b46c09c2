import type { Database, DocumentRow } from '../database/index.ts';
import type { ClientScope } from '../environment/scope.ts';
import { createGraphqlError } from '../shared/errors.ts';

/** The kind of attempt that locked a document. */
export type LockKind = 'PAGO' | 'COMPENSACION';

interface DocumentLock {
  readonly kind: LockKind;
  readonly reference: string;
  readonly since: string;
}

const getLock = (db: Database, documentId: number): DocumentLock | undefined =>
  db.get<DocumentLock>(
    'select kind, reference, since from document_locks where document_id = :id',
    {
      id: documentId,
    },
  );

/** Throws DOCUMENT_BLOCKED if a document is blocked by the distributor or locked by another attempt. */
export function assertNotLocked({ db }: ClientScope, documents: readonly DocumentRow[]): void {
  const lockedDocuments = documents.flatMap((document) => {
    const lock = getLock(db, document.id);
    if (!lock && document.bloqueada !== '1') return [];
    return [
      {
        num_documento: document.num_documento,
        desde: lock?.since ?? null,
        motivo: lock?.kind ?? 'BLOQUEO',
        uuid: lock?.kind === 'PAGO' ? lock.reference : null,
      },
    ];
  });
  if (lockedDocuments.length === 0) return;
  const documentNumbers = lockedDocuments.map((entry) => entry.num_documento).join(', ');
  const since = lockedDocuments.find((entry) => entry.desde)?.desde;
  const message = since
    ? `Ya hay un pago o una compensación en curso desde ${since} para: ${documentNumbers}.`
    : `No se puede usar por ahora, está bloqueado: ${documentNumbers}.`;
  throw createGraphqlError('DOCUMENT_BLOCKED', message, { documents: lockedDocuments });
}

/** Locks documents for an attempt. The table's primary key prevents a second lock. */
export function lockDocuments(
  { db, instant }: ClientScope,
  documentIds: readonly number[],
  kind: LockKind,
  reference: string,
): void {
  for (const id of documentIds) {
    db.run(
      'insert into document_locks (document_id, kind, reference, since) values (:id, :kind, :reference, :since)',
      { id, kind, reference, since: instant },
    );
  }
}

/** Unlocks all documents of an attempt and returns how many were unlocked. */
export const releaseDocuments = (db: Database, reference: string): number =>
  db.run('delete from document_locks where reference = :reference', { reference });
