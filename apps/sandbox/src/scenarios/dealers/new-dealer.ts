import { aClient } from '../builders/a-client.ts';
import { teamRows } from '../parts/team.ts';
import { joinRows, type ScenarioRows } from '../scenario-rows.ts';
import type { Scene } from '../scene.ts';
import { seatEveryone } from './people.ts';

/** A dealer who signed the contract this morning: people, and nothing else. */
export const newDealer = (scene: Scene): ScenarioRows =>
  joinRows([{ clients: [aClient(scene)] }, teamRows(scene, seatEveryone(scene).everyone, [])]);
