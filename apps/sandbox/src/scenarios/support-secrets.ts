import { hashToken } from '../auth/token-hash.ts';
import type { ScenarioContext } from './scenario-context.ts';
import type { RowIn, ScenarioRows } from './scenario-rows.ts';

const life = 10 * 365 * 86_400_000;

/** How many times support can stand in for each representative before the data is rebuilt. */
const secretsPerDealer = 20;

/** The secret with which support signs in as a dealer's representative; each number works once. */
export const supportSecret = (client: string, number: number): string =>
  `soporte-${client}-${number}`;

/** Secrets for the dealer's representative, who is the first of its users. */
export async function getSupportSecrets(
  context: ScenarioContext,
  users: readonly RowIn<'users'>[],
): Promise<ScenarioRows> {
  const user = users[0]?.id;
  if (user === undefined || user === null) return {};
  const secrets = Array.from({ length: secretsPerDealer }, (_, index) =>
    supportSecret(context.client, index + 1),
  );
  return {
    supportSecrets: await Promise.all(
      secrets.map(async (secret) => ({
        secret_hash: await hashToken(secret),
        user_id: user,
        staff: 'Mesa de ayuda',
        expires_at: context.setting.now + life,
      })),
    ),
  };
}
