import type { DocumentNode } from 'graphql';

/** Metadata of compiled operations, written by codegen. */
interface CompiledDocument extends DocumentNode {
  readonly __meta__?: { readonly hash?: unknown };
}

/** Returns the SHA-256 of a compiled operation's text, in hexadecimal; undefined for any other document. */
export function getOperationHash(document: CompiledDocument): string | undefined {
  const hash = document.__meta__?.hash;
  return typeof hash === 'string' ? hash : undefined;
}
