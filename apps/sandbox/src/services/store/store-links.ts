import { randomToken } from '../../shared/random.ts';

/** A link that nobody opened in this time no longer works. */
const LINK_LIFE_MS = 60_000;
/** How long a visit to the store lasts. */
export const VISIT_LIFE_MS = 30 * 60_000;

/** Who visits the store. */
export interface StoreVisitor {
  readonly clientName: string;
  readonly storeCode: string;
}

/** Creates single-use authorization links and visits. */
export interface StoreLinks {
  /** The part of the address after the store's base address. */
  linkFor(visitor: StoreVisitor): string;
  /** Uses a key up; null when it is unknown, used or too old, else the key of the visit. */
  enter(key: string): string | null;
  /** Who a visit belongs to; null when it is over. */
  visitor(visit: string): StoreVisitor | null;
}

interface Pass {
  readonly visitor: StoreVisitor;
  readonly expiresAt: number;
}

/** Passes live in memory: after a restart the portal simply asks for a new link. */
export function createStoreLinks(now: () => number): StoreLinks {
  const keys = new Map<string, Pass>();
  const visits = new Map<string, Pass>();

  const give = (passes: Map<string, Pass>, visitor: StoreVisitor, lifeMs: number) => {
    for (const [name, pass] of passes) if (pass.expiresAt <= now()) passes.delete(name);
    const name = randomToken();
    passes.set(name, { visitor, expiresAt: now() + lifeMs });
    return name;
  };
  const valid = (passes: Map<string, Pass>, name: string) => {
    const pass = passes.get(name);
    return pass && pass.expiresAt > now() ? pass.visitor : null;
  };

  return {
    linkFor: (visitor) => `/entrada?llave=${give(keys, visitor, LINK_LIFE_MS)}`,
    enter: (key) => {
      const visitor = valid(keys, key);
      keys.delete(key);
      return visitor && give(visits, visitor, VISIT_LIFE_MS);
    },
    visitor: (visit) => valid(visits, visit),
  };
}
