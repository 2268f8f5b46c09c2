import {
  type Claim,
  type ClaimDraft,
  type ClaimEvent,
  type ClaimFile,
  type ClaimReason,
  type ClaimState,
  type ClaimSubject,
  claimSubjectCodes,
} from '@surtidor/domain/claims';
import type { Outcome } from '../shared/outcome.ts';
import { readInstant, readObject, readString, type StoreContext } from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import type { DataContext } from '../shared/remote-store.ts';
import { keepReadableRows, readDetails, readRows } from '../shared/rows.ts';
import { sendMutation } from '../shared/send.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import type { ClaimFieldsFragment } from './claim-fields.generated.ts';
import { ClaimsDocument } from './claims.generated.ts';
import { CreateClaimDocument } from './create-claim.generated.ts';

/** The claims about an object, and the reasons that a new one can have. */
export interface ClaimList {
  readonly reasons: readonly ClaimReason[];
  /** Newest first. */
  readonly claims: readonly Claim[];
}

const states: ReadonlyMap<string, ClaimState> = new Map([
  ['ABIERTO', 'open'],
  ['RESPONDIDO', 'answered'],
  ['CERRADO', 'closed'],
]);

/** Maps a claim; returns null without an id or a known state. */
function toClaim(row: ClaimFieldsFragment | null, storeContext: StoreContext): Claim | null {
  const wire = readObject(row);
  const id = readString(wire?.id);
  const state = states.get(readString(wire?.estado));
  if (!wire || !id || !state) return null;
  return {
    id,
    state,
    reason: readString(wire.motivo),
    createdBy: readString(wire.nombre_usuario),
    fileNames: readDetails(wire.adjuntos, (name) => readString(name) || null),
    events: readDetails(wire.eventos, (event): ClaimEvent | null => {
      const eventState = states.get(readString(readObject(event)?.estado));
      return eventState
        ? {
            state: eventState,
            at: readInstant(event?.fecha, storeContext),
            text: readString(event?.texto),
          }
        : null;
    }),
  };
}

/** The questions and claims about one object. */
export const claimsQuery = defineRemoteQuery({
  document: ClaimsDocument,
  fetchPolicy: 'cache-and-network',
  read({ reclamos }, storeContext): ClaimList | null {
    const claims = keepReadableRows(readRows(reclamos?.items, (row) => toClaim(row, storeContext)));
    const reasons = readDetails(reclamos?.motivos, (row) => {
      const code = readString(readObject(row)?.codigo);
      return code ? { code, name: readString(row?.nombre) || code } : null;
    });
    return claims && { claims, reasons };
  },
});

/** Builds the request for the claims about an object. */
export const buildClaimsRequest = ({ kind, number }: ClaimSubject) => ({
  document: ClaimsDocument,
  variables: { kind: claimSubjectCodes[kind], number },
});

/** Queries the claims about an object. Null skips the query. Idle if the backend has no claims. */
export const useClaims = (subject: ClaimSubject | null): Remote<ClaimList> =>
  useRemote(claimsQuery, subject && buildClaimsRequest(subject).variables);

/** Encodes bytes as base64. */
const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Files a claim once. After a lost response, the same key files no second one. */
export const sendClaim = (
  { client, storeContext }: DataContext,
  subject: ClaimSubject,
  { key, reason, text }: ClaimDraft,
  files: readonly ClaimFile[],
): Promise<Outcome<Claim>> =>
  sendMutation(client, {
    document: CreateClaimDocument,
    variables: {
      key,
      ...buildClaimsRequest(subject).variables,
      reason,
      text: text.trim(),
      files: files.map(({ name, bytes }) => ({ nombre: name, contenido: toBase64(bytes) })),
    },
    read: ({ crearReclamo }) => toClaim(crearReclamo, storeContext),
    kind: 'claim',
  });
