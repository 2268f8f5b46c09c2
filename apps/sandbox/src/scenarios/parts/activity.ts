import { addDays } from '../../shared/time.ts';
import type { UserWithId } from '../builders/build-user.ts';
import { getPastTimestamp, type ScenarioContext } from '../scenario-context.ts';
import type { ScenarioRows } from '../scenario-rows.ts';

/**
 * Builds past sign-ins of a team, changes of people and a support visit, which is old enough not to be announced.
 */
export function buildActivity(
  context: ScenarioContext,
  [representative, ...team]: readonly UserWithId[],
): ScenarioRows {
  if (representative === undefined) return {};
  const at = (daysAgo: number, minute: number) => ({
    client_code: context.client,
    created_at: getPastTimestamp(context, addDays(context.today, -daysAgo), minute),
  });
  const signIns = [representative, ...team.slice(0, 3)].flatMap((user, index) =>
    [1, 3, 9].map((days) => ({
      ...at(days + index, 7 * 60 + 13 * index),
      kind: 'INGRESO',
      user_id: user.id,
    })),
  );
  const change = { kind: 'USUARIO', user_id: representative.id };
  const actions = ['CREADO', 'EDITADO', 'CAMBIO_ROL', 'DESACTIVADO', 'ACTIVADO'];
  return {
    activity: [
      ...signIns,
      { ...at(10, 15 * 60), kind: 'SOPORTE', user_id: representative.id },
      ...team.slice(0, actions.length).map((user, index) => ({
        ...at(2 + 2 * index, 10 * 60 + index),
        ...change,
        target_id: user.id,
        action: actions[index] ?? null,
      })),
    ],
  };
}
