import { buildClient } from '../builders/build-client.ts';
import { buildTeamRows } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { buildTeam } from './people.ts';

/** Builds a new dealer with users but no other data. */
export const buildNewDealer = (context: ScenarioContext): ScenarioRows =>
  joinRows([
    { clients: [buildClient(context)] },
    buildTeamRows(context, buildTeam(context).allUsers, []),
  ]);
