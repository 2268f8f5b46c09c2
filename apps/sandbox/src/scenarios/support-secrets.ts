import { hashToken } from '../auth/token-hash.ts';
import type { ScenarioContext } from './scenario-context.ts';
import type { RowIn, ScenarioRows } from './scenario-rows.ts';

const LIFETIME_MS = 10 * 365 * 86_400_000;

const secretsPerDealer = 20;

/** Returns a single-use secret that signs support in as the dealer's representative. */
export const getSupportSecret = (client: string, number: number): string =>
  `soporte-${client}-${number}`;

/** Builds secrets for the dealer's representative, who is the first user. */
export async function buildSupportSecrets(
  context: ScenarioContext,
  users: readonly RowIn<'users'>[],
): Promise<ScenarioRows> {
  const user = users[0]?.id;
  if (user === undefined || user === null) return {};
  const secrets = Array.from({ length: secretsPerDealer }, (_, index) =>
    getSupportSecret(context.client, index + 1),
  );
  return {
    supportSecrets: await Promise.all(
      secrets.map(async (secret) => ({
        secret_hash: await hashToken(secret),
        user_id: user,
        staff: 'Mesa de ayuda',
        expires_at: context.settings.now + LIFETIME_MS,
      })),
    ),
  };
}
