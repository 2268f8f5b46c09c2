/** Thrown if the sandbox cannot start. The message is printed without a stack trace. */
export class SandboxStartError extends Error {
  override name = 'SandboxStartError';
}
