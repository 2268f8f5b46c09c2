import type { Page } from '@playwright/test';
import { demoPassword } from '@surtidor/sandbox/scenarios';

/**
 * Opens a session in the page's browser the way the sign-in page does, without rendering that page:
 * for journeys about something else. Answers the status of the portal's own server.
 */
export async function signInAs(page: Page, portal: string, email: string): Promise<number> {
  const response = await page.request.post(`${portal}/server-middleware/auth/login`, {
    headers: { origin: portal },
    data: { email, password: demoPassword },
  });
  return response.status();
}
