import { aClient } from '../builders/a-client.ts';
import { teamRows } from '../parts/team.ts';
import type { ScenarioContext } from '../scenario-context.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import { createKnownPeople } from './people.ts';

/** A new dealer: users and nothing else. */
export const newDealer = (context: ScenarioContext): ScenarioRows =>
  joinRows([
    { clients: [aClient(context)] },
    teamRows(context, createKnownPeople(context).allUsers, []),
  ]);
