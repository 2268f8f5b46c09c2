/** A transaction in the sandbox's ledger. Amounts are in minor units. */
export interface LedgerTransaction {
  readonly uuid: string;
  readonly client_code: string;
  /** The portal's idempotency key. */
  readonly idempotency_key: string | null;
  readonly estado: string;
  readonly total: number;
}

/** A line of a transaction: a document and the paid amount, in minor units. */
export interface LedgerLine {
  readonly uuid: string;
  readonly numero_documento: string;
  readonly monto_transaccion: number;
}

/** A compensation in the ledger. Amounts are positive and in minor units. */
export interface LedgerCompensation {
  readonly id_compensacion: number;
  readonly id_transaccion: string;
  readonly idempotency_key: string | null;
  /** 'B' (in process), 'F' (rejected) or 'S' (completed). */
  readonly estado: string;
  readonly total_compensado: number;
  readonly total_pagos: number;
  readonly total_facturas: number;
}

/** The balance of a document, in minor units. */
export interface LedgerBalance {
  readonly num_documento: string;
  readonly importe: number;
  readonly saldo: number;
}

/** An event in the ledger. */
export interface LedgerEvent {
  readonly kind: string;
  readonly reference: string;
}

/** The sandbox's ledger. */
export interface Ledger {
  /** In chronological order. */
  readonly events: readonly LedgerEvent[];
  readonly transactions: readonly LedgerTransaction[];
  readonly lines: readonly LedgerLine[];
  readonly compensations: readonly LedgerCompensation[];
  readonly balances: readonly LedgerBalance[];
}

/** A rule that injects a fault into the sandbox's responses to matching requests. */
export interface Fault {
  readonly match: { readonly operation?: string; readonly field?: string; readonly path?: string };
  readonly fault: { readonly kind: string } & Readonly<Record<string, unknown>>;
  readonly times?: number;
}

/** A client of the sandbox's control port, to prepare a journey and to inspect its effects. */
export interface Control {
  /** Reloads the scenario without faults, at the current time. */
  readonly reset: () => Promise<void>;
  readonly loadScenario: (scenario: string, store?: string) => Promise<void>;
  readonly addFaults: (...faults: readonly Fault[]) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Returns the active faults. A fault with `times` is removed after it was applied that often. */
  readonly getActiveFaults: () => Promise<readonly Fault[]>;
  /** Returns the ledger, or only the rows of one transaction. */
  readonly fetchLedger: (reference?: string) => Promise<Ledger>;
  /** Sends the bank's result for a transaction, once or several times. */
  readonly settle: (
    uuid: string,
    outcome: 'approved' | 'rejected',
    notifyTimes?: number,
  ) => Promise<void>;
  /** Advances the sandbox's time and sends the bank's delayed results that are due. */
  readonly advanceTime: (ms: number) => Promise<void>;
  /** Changes the status of an order that a user's client placed, and notifies the user. */
  readonly changeOrderStatus: (email: string, number: string, status: string) => Promise<void>;
  /** Answers the newest question or claim of a user, who is notified. */
  readonly answerClaim: (email: string, text: string) => Promise<void>;
  /** Pushes a notification to a user, valid or malformed. */
  readonly notify: (email: string, notification: unknown) => Promise<void>;
}

/** Creates a client of the sandbox's control port at `origin`. */
export function createControl(origin: string): Control {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${origin}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const post = async (path: string, body: unknown = {}) => {
    await call('POST', path, body);
  };
  return {
    reset: () => post('reset'),
    loadScenario: (scenario, store) => post('scenario', { scenario, ...(store && { store }) }),
    addFaults: (...faults) => post('faults', faults),
    clearFaults: async () => {
      await call('DELETE', 'faults');
    },
    getActiveFaults: async () => (await (await call('GET', 'faults')).json()) as readonly Fault[],
    // The sandbox defines the shape. The journeys read only the columns of `Ledger`.
    fetchLedger: async (reference) => {
      const query = reference === undefined ? '' : `?reference=${reference}`;
      return (await (await call('GET', `ledger${query}`)).json()) as Ledger;
    },
    settle: (uuid, outcome, notifyTimes = 1) => post('provider', { uuid, outcome, notifyTimes }),
    advanceTime: (advanceMs) => post('clock', { advanceMs }),
    changeOrderStatus: (email, number, status) => post('orders', { email, number, status }),
    answerClaim: (email, text) => post('claims', { email, text }),
    notify: (email, notification) => post('notifications', { email, notification }),
  };
}
