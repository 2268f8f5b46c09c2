/** The response to a request that is not sent: a conflict of the tab with its session. */
const createUnsentResponse = () =>
  new Response(null, { status: 409, headers: { 'X-Not-Sent': '1' } });

/**
 * Returns a fetch for one session. Another tab can change the session at any time, and requests carry its cookies: with
 * another session, nothing is sent, and a response that may be of it is a failure.
 * @param isCurrent Whether the cookies are those of the session.
 * @throws TypeError like a failed request, if the session has changed before the response.
 */
export const createSessionFetch =
  (isCurrent: () => boolean): typeof fetch =>
  async (input, init) => {
    if (!isCurrent()) return createUnsentResponse();
    const response = await fetch(input, init);
    if (!isCurrent()) throw new TypeError('The session has changed.');
    return response;
  };
