import type { Page } from '@playwright/test';
import { demoPassword } from '@surtidor/sandbox/scenarios';

/**
 * Signs in through the portal's server without rendering the sign-in page. Returns the response's status.
 */
export async function signInAs(page: Page, portalOrigin: string, email: string): Promise<number> {
  const response = await page.request.post(`${portalOrigin}/server-middleware/auth/login`, {
    headers: { origin: portalOrigin },
    data: { email, password: demoPassword },
  });
  return response.status();
}
