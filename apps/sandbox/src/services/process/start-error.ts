/** The sandbox cannot start; the message is for the user. */
export class SandboxStartError extends Error {
  override name = 'SandboxStartError';
}
