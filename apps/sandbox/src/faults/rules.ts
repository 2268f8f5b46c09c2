/** Which calls a fault is for; every given part must fit. */
export interface FaultMatch {
  /** Name of the operation as the client sends it, e.g. 'PendingInvoices'. */
  readonly operation?: string;
  /** Root field, e.g. 'crearTransaccionOnline'. */
  readonly field?: string;
  /** Start of an HTTP path outside GraphQL, e.g. '/ip'. */
  readonly path?: string;
}

/**
 * What goes wrong.
 * - delay: answers after `ms`
 * - drop-before: the connection breaks, nothing was done
 * - drop-after: everything was done, then the connection breaks
 * - break-after: everything was done, then the backend breaks: 'Internal server error'
 * - duplicate: done twice, as when a proxy repeats a request
 * - hold: held until the rules are cleared, then done
 * - reorder: held until the next matching call has been answered
 * - status: an HTTP status with an optional body, nothing was done
 * - body: HTTP 200 with this text in place of the answer, after it was done
 * - never: no answer at all
 * - error: a GraphQL error with this text, and a code or a category of the Magento family
 * - null: the field answers null
 * - answer: the field answers this, as its GraphQL type shapes it, after it was done
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

/** One rule. `times` = how often it applies; absent = always. */
export interface FaultRule {
  readonly match: FaultMatch;
  readonly fault: Fault;
  readonly times?: number;
}

/** A call as the matcher sees it. */
export interface FaultCall {
  readonly operation?: string | undefined;
  readonly field?: string;
  readonly path?: string;
}

/** The rules in force, asked at every call. */
export interface FaultPort {
  /** The fault that applies to this call, if any; uses up one of its times. */
  take(call: FaultCall): Fault | null;
  add(rule: FaultRule): void;
  clear(): void;
  /** Resolves when the rules are cleared next. */
  cleared(): Promise<void>;
  /** The rules that still apply. */
  list(): readonly FaultRule[];
}

const fits = (match: FaultMatch, call: FaultCall): boolean =>
  (match.operation === undefined || match.operation === call.operation) &&
  (match.field === undefined || match.field === call.field) &&
  (match.path === undefined ? call.path === undefined : call.path?.startsWith(match.path) === true);

/** A port that holds its rules in memory; the first that matches applies. */
export function makeFaultPort(initial: readonly FaultRule[] = []): FaultPort {
  let rules: { rule: FaultRule; remaining: number }[] = [];
  let waiting: (() => void)[] = [];
  const add = (rule: FaultRule): void => {
    rules.push({ rule, remaining: rule.times ?? Number.POSITIVE_INFINITY });
  };
  initial.forEach(add);
  return {
    take(call) {
      const found = rules.find(({ rule, remaining }) => remaining > 0 && fits(rule.match, call));
      if (!found) return null;
      found.remaining -= 1;
      rules = rules.filter(({ remaining }) => remaining > 0);
      return found.rule.fault;
    },
    add,
    clear() {
      rules = [];
      const released = waiting;
      waiting = [];
      for (const release of released) release();
    },
    cleared: () => new Promise((release) => waiting.push(release)),
    list: () =>
      rules.map(({ rule, remaining }) =>
        remaining === Infinity ? rule : { ...rule, times: remaining },
      ),
  };
}
