import { demoPassword, getEmail } from '@surtidor/sandbox/scenarios';

/** Signs in and returns the session's cookies. */
export async function signIn(portal: string): Promise<string> {
  const response = await fetch(`${portal}/server-middleware/auth/login`, {
    method: 'POST',
    headers: { Origin: portal, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: getEmail('representante'), password: demoPassword }),
  });
  if (!response.ok) throw new Error(`Signing in failed with HTTP ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/**
 * Loads the dashboard. Returns the time in milliseconds, or null if the page is incomplete, has no invoices or was
 * aborted.
 */
export async function openDashboard(
  portal: string,
  cookie: string,
  signal: AbortSignal | null = null,
): Promise<number | null> {
  const startedAt = performance.now();
  try {
    const headers = { Cookie: cookie, Accept: 'text/html' };
    const response = await fetch(portal, { headers, signal });
    const html = await response.text();
    const isComplete = response.ok && html.includes('<article') && html.includes('</html>');
    return isComplete ? performance.now() - startedAt : null;
  } catch {
    return null;
  }
}
