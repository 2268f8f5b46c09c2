/** What a request carries from one step of the server to the next. */
export interface PortalEnvironment {
  Variables: {
    /** Names one request in our log, in the backend's log and in the answer's X-Request-Id. */
    requestId: string;
  };
}
