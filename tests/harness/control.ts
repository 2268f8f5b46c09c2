/** A transaction as the sandbox's ledger keeps it; amounts in minor units. */
export interface LedgerTransaction {
  readonly uuid: string;
  readonly client_code: string;
  /** The key the portal sent, so that the same attempt never opens a second transaction. */
  readonly idempotency_key: string | null;
  readonly estado: string;
  readonly total: number;
}

/** A line of a transaction: one document and what is paid of it, in minor units. */
export interface LedgerLine {
  readonly uuid: string;
  readonly numero_documento: string;
  readonly monto_transaccion: number;
}

/** A compensation as the ledger keeps it; amounts in minor units, all of them positive. */
export interface LedgerCompensation {
  readonly id_compensacion: number;
  readonly id_transaccion: string;
  readonly idempotency_key: string | null;
  /** B in process, F rejected, S completed. */
  readonly estado: string;
  readonly total_compensado: number;
  readonly total_pagos: number;
  readonly total_facturas: number;
}

/** What a document still owes, in minor units. */
export interface LedgerBalance {
  readonly num_documento: string;
  readonly importe: number;
  readonly saldo: number;
}

/** Something that happened to money, in the order in which it happened. */
export interface LedgerEvent {
  readonly kind: string;
  readonly reference: string;
}

/** What the sandbox's ledger holds. */
export interface Ledger {
  readonly events: readonly LedgerEvent[];
  readonly transactions: readonly LedgerTransaction[];
  readonly lines: readonly LedgerLine[];
  readonly compensations: readonly LedgerCompensation[];
  readonly balances: readonly LedgerBalance[];
}

/** A fault of the sandbox's fault port. */
export interface Fault {
  readonly match: { readonly operation?: string; readonly field?: string; readonly path?: string };
  readonly fault: { readonly kind: string } & Readonly<Record<string, unknown>>;
  readonly times?: number;
}

/** The sandbox's control port, for arranging a journey and for looking at what it left. */
export interface Control {
  /** Puts the scenario back as it was, without faults, at the present time. */
  readonly reset: () => Promise<void>;
  readonly scenario: (scenario: string, store?: string) => Promise<void>;
  readonly fault: (...faults: readonly Fault[]) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** The faults that still apply: one that met as many calls as it was for is gone. */
  readonly faultsLeft: () => Promise<readonly Fault[]>;
  /** The whole ledger; with the id of a transaction only what belongs to that one. */
  readonly ledger: (reference?: string) => Promise<Ledger>;
  /** Lets the bank answer a transaction, as often as told. */
  readonly settle: (
    uuid: string,
    outcome: 'approved' | 'rejected',
    notifyTimes?: number,
  ) => Promise<void>;
  /** Moves the sandbox's time; the bank's late answers that are due are given. */
  readonly advance: (ms: number) => Promise<void>;
  /** Lets an order of somebody's client reach a status; the person is notified. */
  readonly moveOrder: (email: string, number: string, status: string) => Promise<void>;
  /** Pushes a notification to somebody, well-formed or not. */
  readonly notify: (email: string, notification: unknown) => Promise<void>;
}

/** Speaks to the control port of the sandbox at `origin`. */
export function createControl(origin: string): Control {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(`${origin}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const post = async (path: string, body: unknown = {}) => {
    await call('POST', path, body);
  };
  return {
    reset: () => post('reset'),
    scenario: (scenario, store) => post('scenario', { scenario, ...(store && { store }) }),
    fault: (...faults) => post('faults', faults),
    clearFaults: async () => {
      await call('DELETE', 'faults');
    },
    faultsLeft: async () => (await (await call('GET', 'faults')).json()) as readonly Fault[],
    // The shape is the sandbox's own; the journeys read the columns named above.
    ledger: async (reference) => {
      const query = reference === undefined ? '' : `?reference=${reference}`;
      return (await (await call('GET', `ledger${query}`)).json()) as Ledger;
    },
    settle: (uuid, outcome, notifyTimes = 1) => post('provider', { uuid, outcome, notifyTimes }),
    advance: (advanceMs) => post('clock', { advanceMs }),
    moveOrder: (email, number, status) => post('orders', { email, number, status }),
    notify: (email, notification) => post('notifications', { email, notification }),
  };
}
