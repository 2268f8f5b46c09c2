import type { Money } from '@surtidor/domain';
import { buildFirstPageRequest, definePagedQuery, readPage } from '../shared/paged-query.ts';
import {
  readAmount,
  readCurrency,
  readInstant,
  readObject,
  readString,
  type StoreContext,
} from '../shared/readers.ts';
import { defineRemoteQuery } from '../shared/remote-query.ts';
import { type PagedOptions, type PagedRemote, usePaged } from '../shared/use-paged.ts';
import { type Remote, useRemote } from '../shared/use-remote.ts';
import { ActivityDocument, type ActivityQuery } from './activity.generated.ts';

const kindByCode = {
  INGRESO: 'sign-in',
  SOPORTE: 'support-visit',
  USUARIO: 'person-change',
  PAGO: 'payment',
} as const;

const actionByCode = {
  CREADO: 'created',
  EDITADO: 'edited',
  CAMBIO_ROL: 'role-changed',
  ACTIVADO: 'activated',
  DESACTIVADO: 'deactivated',
} as const;

/** The kinds of activity. */
export const activityKinds = Object.values(kindByCode);

/** A kind of activity. */
export type ActivityKind = (typeof activityKinds)[number];

/** Something that a person did in the company's account. */
export interface Activity {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly personId: string;
  /** Who did it; of a support visit, in whose name support signed in. Empty if unknown. */
  readonly personName: string;
  readonly event:
    | { readonly kind: Exclude<ActivityKind, 'person-change' | 'payment'> }
    | {
        readonly kind: 'person-change';
        readonly action: (typeof actionByCode)[keyof typeof actionByCode];
        /** Who was changed; empty if unknown. */
        readonly targetName: string;
      }
    | {
        readonly kind: 'payment';
        readonly uuid: string;
        readonly amount: Money;
        /** The backend's state; interpreted by the domain's `getPaymentResult`. */
        readonly status: string;
      };
}

/** The person and the kind to list; undefined for all. */
export interface ActivityFilter {
  readonly personId: string | undefined;
  readonly kind: ActivityKind | undefined;
}

type WireItem = NonNullable<NonNullable<ActivityQuery['listarActividad']>['items']>[number];

const getValue = <Value>(table: Readonly<Record<string, Value>>, code: string): Value | null =>
  Object.hasOwn(table, code) ? (table[code] ?? null) : null;

function readEvent(
  wire: NonNullable<WireItem>,
  storeContext: StoreContext,
): Activity['event'] | null {
  const kind = getValue(kindByCode, readString(wire.tipo));
  switch (kind) {
    case 'person-change': {
      const action = getValue(actionByCode, readString(wire.accion));
      return action && { kind, action, targetName: readString(wire.nombre_afectado) };
    }
    case 'payment': {
      const uuid = readString(wire.uuid);
      const amount = readAmount(wire.total, readCurrency(wire.moneda, storeContext));
      return uuid && amount ? { kind, uuid, amount, status: readString(wire.estado) } : null;
    }
    default:
      return kind && { kind };
  }
}

/** Maps a row; returns null without an id, a time or a known kind. */
function toActivity(row: WireItem, storeContext: StoreContext): Activity | null {
  const wire = readObject(row);
  if (!wire) return null;
  const id = readString(wire.id);
  const at = readInstant(wire.fecha, storeContext);
  const event = readEvent(wire, storeContext);
  if (!id || at === null || !event) return null;
  const personName = readString(wire.nombre_usuario);
  return { id, at, personId: readString(wire.usuario_id), personName, event };
}

const readActivity = ({ listarActividad }: ActivityQuery, storeContext: StoreContext) =>
  readPage(listarActividad, (row) => toActivity(row, storeContext));

const activityQuery = definePagedQuery({
  document: ActivityDocument,
  fetchPolicy: 'network-only',
  nextPageRule: 'total',
  pageSize: 20,
  read: readActivity,
  getKey: ({ id }) => id,
});

const getCode = (kind: ActivityKind | undefined) =>
  Object.entries(kindByCode).find(([, value]) => value === kind)?.[0] ?? null;

/** Builds the request for the first page of the activity. */
export const buildActivityRequest = ({ personId, kind }: ActivityFilter) =>
  buildFirstPageRequest(activityQuery, { kind: getCode(kind), person: personId ?? null });

/** Queries what people did in the company's account page by page, newest first. Idle if the backend does not list it. */
export const useActivity = (
  filter: ActivityFilter,
  options?: PagedOptions,
): PagedRemote<Activity, null> =>
  usePaged(activityQuery, buildActivityRequest(filter).variables, options);

/** The latest support visit. */
export const latestSupportVisitQuery = defineRemoteQuery({
  document: ActivityDocument,
  fetchPolicy: 'cache-first',
  read: (data: ActivityQuery, storeContext): readonly Activity[] | null =>
    readActivity(data, storeContext)?.items.filter((visit) => visit !== null) ?? null,
});

/** Builds the request for the latest support visit. */
export const buildLatestSupportVisitRequest = () => ({
  document: ActivityDocument,
  variables: { kind: getCode('support-visit'), person: null, page: 1, pageSize: 1 },
});

/** Queries the latest support visit: one or none. False skips the query. */
export const useLatestSupportVisit = (isNeeded: boolean): Remote<readonly Activity[]> =>
  useRemote(latestSupportVisitQuery, isNeeded ? buildLatestSupportVisitRequest().variables : null);
