/** The sandbox cannot start; the message is one sentence for the person who started it. */
export class SandboxStartError extends Error {
  override name = 'SandboxStartError';
}
