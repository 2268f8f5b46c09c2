/** Selects the calls that a fault applies to. A call must match every defined property. */
export interface FaultMatch {
  /** Name of the operation as the client sends it, e.g. 'PendingInvoices'. */
  readonly operation?: string;
  /** Root field, e.g. 'crearTransaccionOnline'. */
  readonly field?: string;
  /** Prefix of an HTTP path outside GraphQL, e.g. '/ip'. */
  readonly path?: string;
}

/**
 * An injected fault.
 * - delay: responds after `ms`
 * - drop-before: closes the connection without executing the request
 * - drop-after: executes the request, then closes the connection
 * - break-after: executes the request, then returns 'Internal server error'
 * - duplicate: executes the request twice, like a proxy that repeats it
 * - hold: waits until the rules are cleared, then executes the request
 * - reorder: waits until the next matching call has its response
 * - status: returns an HTTP status and an optional body without executing the request
 * - body: executes the request, then returns HTTP 200 with this body
 * - never: does not respond
 * - error: returns a GraphQL error with a code or a Magento category
 * - null: the field returns null
 * - response: executes the request, then the field returns `value`
 */
export type Fault =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'hold' }
  | { readonly kind: 'drop-before' }
  | { readonly kind: 'drop-after' }
  | { readonly kind: 'break-after' }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'reorder' }
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  | { readonly kind: 'body'; readonly body: string; readonly contentType?: string }
  | { readonly kind: 'never' }
  | {
      readonly kind: 'error';
      readonly message: string;
      readonly code?: string;
      readonly category?: string;
    }
  | { readonly kind: 'null' }
  | { readonly kind: 'response'; readonly value: unknown };

/** A rule. It applies `times` times, or always if undefined. */
export interface FaultRule {
  readonly match: FaultMatch;
  readonly fault: Fault;
  readonly times?: number;
}

/** A call that is compared with the rules. */
export interface FaultCall {
  readonly operation?: string | undefined;
  readonly field?: string;
  readonly path?: string;
}

/** The active fault rules. */
export interface FaultPort {
  /** Returns the fault of the first matching rule, or null. Decrements the rule's `times`. */
  take(call: FaultCall): Fault | null;
  add(rule: FaultRule): void;
  clear(): void;
  /** Resolves when the rules are cleared. */
  waitForClear(): Promise<void>;
  /** Returns the rules that still apply. */
  list(): readonly FaultRule[];
  /** Calls by field that continue after the next call of the same field (`reorder`). */
  readonly delayedCalls: Map<string, (() => void)[]>;
}

const matches = (match: FaultMatch, call: FaultCall): boolean =>
  (match.operation === undefined || match.operation === call.operation) &&
  (match.field === undefined || match.field === call.field) &&
  (match.path === undefined ? call.path === undefined : call.path?.startsWith(match.path) === true);

/** Creates a port that stores its rules in memory. */
export function createFaultPort(initialRules: readonly FaultRule[] = []): FaultPort {
  let rules: { rule: FaultRule; remaining: number }[] = [];
  let pendingResolvers: (() => void)[] = [];
  const add = (rule: FaultRule): void => {
    rules.push({ rule, remaining: rule.times ?? Number.POSITIVE_INFINITY });
  };
  initialRules.forEach(add);
  return {
    take(call) {
      const entry = rules.find(({ rule, remaining }) => remaining > 0 && matches(rule.match, call));
      if (!entry) return null;
      entry.remaining -= 1;
      rules = rules.filter(({ remaining }) => remaining > 0);
      return entry.rule.fault;
    },
    add,
    clear() {
      rules = [];
      const resolvers = pendingResolvers;
      pendingResolvers = [];
      for (const resolve of resolvers) resolve();
    },
    waitForClear: () => new Promise((resolve) => pendingResolvers.push(resolve)),
    list: () =>
      rules.map(({ rule, remaining }) =>
        remaining === Infinity ? rule : { ...rule, times: remaining },
      ),
    delayedCalls: new Map(),
  };
}
