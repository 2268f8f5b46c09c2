import { generateToken } from '../../shared/random.ts';

const LINK_LIFETIME_MS = 60_000;
export const VISIT_LIFETIME_MS = 30 * 60_000;

/** The client that visits the store. */
export interface StoreVisitor {
  readonly clientName: string;
  readonly storeCode: string;
}

/** Creates single-use links to the store and the visits that they open. */
export interface StoreLinks {
  /** Creates a link, relative to the store's base URL. */
  createLink(visitor: StoreVisitor): string;
  /** Uses a link's key and returns the id of the new visit. Returns null if the key is unknown, used or expired. */
  openVisit(key: string): string | null;
  /** Returns the visitor of a visit, or null if the visit expired. */
  getVisitor(visitId: string): StoreVisitor | null;
}

interface Pass {
  readonly visitor: StoreVisitor;
  readonly expiresAt: number;
}

/** Creates the links. They are stored in memory, because the portal requests a new link for each visit. */
export function createStoreLinks(now: () => number): StoreLinks {
  const linkPasses = new Map<string, Pass>();
  const visitPasses = new Map<string, Pass>();

  const createPass = (passes: Map<string, Pass>, visitor: StoreVisitor, lifetimeMs: number) => {
    for (const [key, pass] of passes) if (pass.expiresAt <= now()) passes.delete(key);
    const token = generateToken();
    passes.set(token, { visitor, expiresAt: now() + lifetimeMs });
    return token;
  };
  const findVisitor = (passes: Map<string, Pass>, token: string) => {
    const pass = passes.get(token);
    return pass && pass.expiresAt > now() ? pass.visitor : null;
  };

  return {
    createLink: (visitor) => `/entrada?llave=${createPass(linkPasses, visitor, LINK_LIFETIME_MS)}`,
    openVisit: (key) => {
      const visitor = findVisitor(linkPasses, key);
      linkPasses.delete(key);
      return visitor && createPass(visitPasses, visitor, VISIT_LIFETIME_MS);
    },
    getVisitor: (visitId) => findVisitor(visitPasses, visitId),
  };
}
