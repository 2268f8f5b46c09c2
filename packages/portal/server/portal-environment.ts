/** The variables of a request. */
export interface PortalEnvironment {
  Variables: {
    /** The id of a request in our log, the backend's log and X-Request-Id. */
    requestId: string;
  };
}
