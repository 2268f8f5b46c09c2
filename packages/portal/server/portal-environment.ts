/** The variables of a request. */
export interface PortalEnvironment {
  Variables: {
    /** The id of a request in our log, the backend's log and X-Request-Id. */
    requestId: string;
    /** Why the backend refused the request for every user, for the log. It contains no data of the request. */
    refusal?: string;
  };
}
