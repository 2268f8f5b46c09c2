import { aClient } from '../builders/a-client.ts';
import { teamRows } from '../parts/team.ts';
import type { Scene } from '../scene.ts';
import { joinWorlds, type World } from '../world.ts';
import { seatEveryone } from './people.ts';

/** A dealer who signed the contract this morning: people, and nothing else. */
export const newDealer = (scene: Scene): World =>
  joinWorlds([{ clients: [aClient(scene)] }, teamRows(scene, seatEveryone(scene).everyone, [])]);
